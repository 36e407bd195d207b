/** A link that was mailed or printed. Opening it shows what it does; a button does it, once. */
import { Effect } from "effect"
import { SingleSignOn } from "../../services/people/SingleSignOn.ts"
import { reportingWrongToken } from "../../http/SecurityReport.ts"
import { isSignedIn } from "../../services/people/InvitationLinks.ts"
import { type Followed, LinkActions } from "../../services/people/LinkActions.ts"
import { publicPage, type Visit } from "../Page.ts"
import { Submit } from "../parts/Dialog.tsx"
import { ActionForm, Field } from "../parts/Form.tsx"
import { NewPassword } from "../parts/NewPassword.tsx"
import type { NamedProvider } from "../parts/SingleSignOn.tsx"
import { browserOf, HttpsNotice, mayBegin } from "../parts/SignInParts.tsx"
import { withReturn } from "../ReturnTo.ts"
import { ifOpen } from "../Settings.ts"
import { enter, linkActions, tokenOf } from "./link/actions.ts"
import { phrase, say } from "../../words/Say.ts"

/** A link as its page shows it. */
interface Loaded extends Followed {
  readonly provider: NamedProvider
  /** Whether verifying the address takes the account's password. */
  readonly asksPassword: boolean
}

interface Shown extends Loaded {
  readonly visit: Visit
}

/** For whoever has the mailbox, and not the account that was made, or is to be changed, in the name of its address. */
const NotMine = ({ person }: Pick<Shown, "person">) =>
  person?.unproven === true ? (
    <p>
      {say(
        "You have not made this account, or do not know its password? <link>Set a new password</link> by another mail to this address. Then the account is yours, and whoever made it is locked out.",
        { link: (text) => <a href="/app/forgot">{text}</a> }
      )}
    </p>
  ) : (
    <p>{say("You have not asked for this? Close this page, and nothing happens.")}</p>
  )

const Verify = ({ asksPassword, link, person, visit }: Shown) => (
  <div>
    <ActionForm visit={visit} action="verify-email">
      <p>
        {say("Is {email} your e-mail address?", { email: <b>{link.email}</b> })}
        {asksPassword ? <> {say("Then give the password of your account.")}</> : null}
      </p>
      {asksPassword ? (
        <Field
          visit={visit}
          action="verify-email"
          name="password"
          label={say("Password")}
          type="password"
          autocomplete="current-password"
          required
        />
      ) : null}
      <Submit>{say("Yes, verify it")}</Submit>
    </ActionForm>
    {asksPassword ? <NotMine person={person} /> : null}
  </div>
)

const Reset = ({ link, visit }: Shown) => (
  <ActionForm visit={visit} action="reset-password">
    <p>{say("For {email}. You will be signed out everywhere else.", { email: <b>{link.email}</b> })}</p>
    <NewPassword visit={visit} action="reset-password" label={say("New password")} />
    <Submit>{say("Set password")}</Submit>
  </ActionForm>
)

const First = ({ link, person, visit }: Shown) => (
  <ActionForm visit={visit} action="first-password">
    <p>
      {say(
        "Welcome, {name}. Choose a password for {email}. After it, you set up two-factor authentication.",
        { name: person?.name, email: <b>{link.email}</b> }
      )}
    </p>
    <NewPassword visit={visit} action="first-password" />
    <Submit>{say("Set password")}</Submit>
  </ActionForm>
)

const Enter = ({ person, visit }: Shown) => (
  <ActionForm visit={visit} action="enter">
    <p>{say("This link signs you in, once.")}</p>
    <Submit>{say("Sign in as {name}", { name: person?.name })}</Submit>
  </ActionForm>
)

const SignUp = ({ link, person, visit }: Shown) =>
  person === null ? (
    <ActionForm visit={visit} action="finish-sign-up">
      <p>
        {say("Welcome, {data}. Choose a password for {email}.", {
          data: link.data["name"],
          email: <b>{link.email}</b>
        })}
      </p>
      <NewPassword visit={visit} action="finish-sign-up" />
      <Submit>{say("Set password")}</Submit>
    </ActionForm>
  ) : (
    <p>
      {say("There is an account with this address by now. <link>Sign in</link>", {
        link: (text) => <a href="/app/sign-in">{text}</a>
      })}
    </p>
  )

const Undo = ({ link, visit }: Shown) => (
  <ActionForm visit={visit} action="undo-email">
    <p>
      {say(
        "The e-mail address of your account was changed, or is to be changed. Was that not you? Then take {email} back. Everybody is signed out, and you choose a new password.",
        { email: <b>{link.email}</b> }
      )}
    </p>
    <Submit>{say("Take my address back")}</Submit>
  </ActionForm>
)

/** Who invites whom to what. */
const Invited = ({ link: { data, email } }: Pick<Shown, "link">) => (
  <>
    {say("{inviter} invites {email} to {company}.", {
      inviter: data["inviterName"],
      email: <b>{email}</b>,
      company: <b>{data["companyName"]}</b>
    })}
  </>
)

/** Signing in at the provider accepts the invitation, too. */
const JoinElsewhere = ({ link, provider }: Shown) => (
  <div>
    <p>
      <Invited link={link} /> {say("Sign in with {name} to accept it.", { name: provider?.name })}
    </p>
    <a role="button" href="/app/sign-in">
      {say("Sign in")}
    </a>
  </div>
)

const Join = ({ link, visit }: Shown) => (
  <ActionForm visit={visit} action="accept-invitation">
    <p>
      <Invited link={link} /> {say("Make an account to accept it.")}
    </p>
    <Field
      visit={visit}
      action="accept-invitation"
      name="name"
      label={say("Name")}
      autocomplete="name"
      required
    />
    <NewPassword visit={visit} action="accept-invitation" />
    <Submit>{say("Accept invitation")}</Submit>
  </ActionForm>
)

/** Whoever has an account signs in first: a link alone does not show whose the account is. */
const AcceptForm = ({ link, person, visit }: Shown) =>
  person !== null && isSignedIn(visit.session, person) ? (
    <ActionForm visit={visit} action="accept-invitation">
      <p>
        <Invited link={link} />
      </p>
      <Submit>{say("Accept invitation")}</Submit>
    </ActionForm>
  ) : (
    <div>
      <p>
        <Invited link={link} /> {say("You have an account with this address.")}
      </p>
      {visit.session?.stage === "signed_in" ? (
        <p>
          {say("You are signed in as {email}. Sign out, and open this link again.", {
            email: visit.session.user.email
          })}
        </p>
      ) : (
        <a role="button" href={withReturn("/app/sign-in", visit.facts.path)}>
          {say("Sign in to accept")}
        </a>
      )}
    </div>
  )

/** What each purpose looks like. */
const Body = (shown: Shown) => {
  const { asksPassword, link, person, provider, visit } = shown
  if (!mayBegin(visit) && (link.purpose !== "verify" || asksPassword)) return <HttpsNotice />
  switch (link.purpose) {
    case "verify":
      return <Verify {...shown} />
    case "reset":
      return <Reset {...shown} />
    case "sign_up":
      return <SignUp {...shown} />
    case "undo":
      return <Undo {...shown} />
    case "first":
      return <First {...shown} />
    case "enter":
      return <Enter {...shown} />
    case "invite":
      if (person !== null) return <AcceptForm {...shown} />
      return provider?.required === true ? <JoinElsewhere {...shown} /> : <Join {...shown} />
  }
}

const titles = {
  verify: phrase("Verify your e-mail address"),
  reset: phrase("Set a new password"),
  sign_up: phrase("Make your account"),
  undo: phrase("Take your e-mail address back"),
  first: phrase("Set your password"),
  enter: phrase("Sign in"),
  invite: phrase("Accept your invitation")
} as const

/**
 * Whether somebody has opened the page in order to see it. Browsers that fetch an address before anybody has asked for it
 * say so (https://wicg.github.io/nav-speculation/prefetch.html), and HEAD only looks.
 */
const isOpened = ({ request }: Visit["facts"]): boolean =>
  request.method === "GET" && !/\bprefetch\b/.test(request.headers.get("sec-purpose") ?? "")

const look = (visit: Visit) =>
  reportingWrongToken(visit.facts)(Effect.flatMap(LinkActions, (links) => links.look(tokenOf(visit))))

/** `/app/link/{token}`. */
export const link = publicPage({
  path: "/app/link/:token",
  judge: (visit) => look(visit),
  // This one is printed and never mailed, so no program that reads mails uses it up: it needs no button.
  redirect: (visit) =>
    Effect.gen(function* () {
      const { link } = yield* look(visit)
      return link.purpose === "enter" && mayBegin(visit) && isOpened(visit.facts) ? yield* enter(visit) : null
    }),
  title: ({ link: { purpose } }: Loaded) => say(titles[purpose]),
  load: (visit) =>
    Effect.gen(function* () {
      const links = yield* LinkActions
      const followed = yield* links.look(tokenOf(visit))
      const { provider } = yield* SingleSignOn
      if (followed.link.purpose === "sign_up") yield* ifOpen
      return { ...followed, asksPassword: links.asksPassword(followed, browserOf(visit)), provider }
    }),
  view: (followed, visit) => <Body {...followed} visit={visit} />,
  actions: linkActions
})
