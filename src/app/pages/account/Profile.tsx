/** What people say about themselves: name, language, time zone, digest; their e-mail address and password. */
import { MIN_PASSWORD_LENGTH } from "../../../domain/Password.ts"
import type { OwnFacts } from "../../../services/people/OwnAccount.ts"
import type { SignedInVisit } from "../../Page.ts"
import { languageOptions, optionsWith, zoneOptions } from "../../parts/Choices.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Checkbox, Field, Select } from "../../parts/Form.tsx"
import type { ZonedReader } from "./reading.ts"
import { Badge, Card } from "../../parts/Text.tsx"
import { say } from "../../../words/Say.ts"

interface Part {
  readonly facts: OwnFacts
  readonly visit: SignedInVisit
}

/** Name, language, time zone, digest. */
export const ProfileForm = ({
  facts: { digest, locale, morningMail, name, timezone },
  reading: { usualZone },
  visit
}: Part & { readonly reading: ZonedReader }) => {
  const action = "save-account"
  return (
    <Card title={say("About you")}>
      <ActionForm visit={visit} action={action}>
        <Field
          visit={visit}
          action={action}
          name="name"
          label={say("Name")}
          value={name}
          maxlength={200}
          autocomplete="name"
          required
        />
        <Select
          visit={visit}
          action={action}
          name="locale"
          label={say("Language")}
          value={locale}
          options={optionsWith(languageOptions(visit.reader.locale), locale, say("As in the company"))}
          help={say("What you read is in it, and amounts and dates are as usual there.")}
        />
        <Select
          visit={visit}
          action={action}
          name="timezone"
          label={say("Time zone")}
          value={timezone}
          options={optionsWith(zoneOptions, timezone, say("As in the company"))}
          help={say(
            "How you read times; in the company it is {usualZone}. What is overdue goes by the company’s.",
            { usualZone }
          )}
        />
        <Checkbox
          visit={visit}
          action={action}
          name="digest"
          label={say("Send me a digest of what needs attention")}
          checked={digest}
          help={say(
            "At most once a day, by e-mail to your account's address, if you are an owner or admin. Nothing is sent on days without news."
          )}
        />
        <Checkbox
          visit={visit}
          action={action}
          name="morning_mail"
          label={say("Tell me each morning what leaves today")}
          checked={morningMail}
          help={say(
            "At eight by the company's clock, if you are an owner or admin, on days on which something leaves."
          )}
        />
        <Submit>{say("Save")}</Submit>
      </ActionForm>
    </Card>
  )
}

const Verification = ({ facts: { email, emailVerified, newEmail }, visit }: Part) => {
  if (newEmail === null && emailVerified) {
    return (
      <p>
        <span class="break">{email}</span> <Badge kind="good">{say("Verified")}</Badge>
      </p>
    )
  }
  return (
    <>
      <p>
        <span class="break">{email}</span>{" "}
        {newEmail === null ? <Badge kind="warn">{say("Not verified")}</Badge> : null}
      </p>
      {newEmail === null ? (
        <p>
          {say(
            "Open the link in the e-mail that we have sent there. API keys work once your address is verified."
          )}
        </p>
      ) : (
        <p>
          {say(
            "It becomes {newEmail} as soon as you open the link that we have sent there. Until then you sign in with the present address, and your API keys do not work.",
            { newEmail: <b class="break">{newEmail}</b> }
          )}
        </p>
      )}
      <div class="actions">
        <ActionForm visit={visit} action="send-verification">
          <Submit kind="secondary">{say("Send the link again")}</Submit>
        </ActionForm>
        {newEmail === null ? null : (
          <ActionForm visit={visit} action="keep-email">
            <Submit kind="secondary">{say("Keep the present address")}</Submit>
          </ActionForm>
        )}
      </div>
    </>
  )
}

const NoPassword = () => (
  <p>
    {say("You have no password yet. <link>Have a link mailed</link> to set one.", {
      link: (text) => <a href="/app/forgot">{text}</a>
    })}
  </p>
)

/** The address, and asking for another one. */
export const EMail = ({ facts, visit }: Part) => {
  const action = "change-email"
  return (
    <Card title={say("E-mail")}>
      <Verification facts={facts} visit={visit} />
      {facts.hasPassword ? (
        <ActionForm visit={visit} action={action}>
          <Field
            visit={visit}
            action={action}
            name="email"
            label={say("New e-mail")}
            type="email"
            autocomplete="email"
            help={say("We mail a link there, and tell your present address.")}
            required
          />
          <Field
            visit={visit}
            action={action}
            name="password"
            label={say("Password")}
            type="password"
            autocomplete="current-password"
            required
          />
          <Submit>{say("Change e-mail")}</Submit>
        </ActionForm>
      ) : (
        <p>{say("To change the address, set a password first.")}</p>
      )}
    </Card>
  )
}

/** Another password. */
export const Password = ({ facts: { hasPassword }, visit }: Part) => {
  const action = "change-password"
  return (
    <Card title={say("Password")}>
      {hasPassword ? (
        <ActionForm visit={visit} action={action}>
          <Field
            visit={visit}
            action={action}
            name="password"
            label={say("Present password")}
            type="password"
            autocomplete="current-password"
            required
          />
          <Field
            visit={visit}
            action={action}
            name="new_password"
            label={say("New password")}
            type="password"
            autocomplete="new-password"
            help={say(
              "At least {minPasswordLength} characters that are hard to guess. You are signed out everywhere else.",
              { minPasswordLength: MIN_PASSWORD_LENGTH }
            )}
            required
          />
          <Submit>{say("Change password")}</Submit>
        </ActionForm>
      ) : (
        <NoPassword />
      )}
    </Card>
  )
}
