/** The page of texts: which ones, the form, and what they read like. */
import { languages, tones } from "../../../domain/MessageLanguage.ts"
import { type MessageTexts, textLengths } from "../../../domain/MessageTexts.ts"
import { type Situation, situations } from "../../../reminders/message/Samples.ts"
import type { TextPreview } from "../../../reminders/message/TextPreview.ts"
import type { CompanyVisit } from "../../Page.ts"
import { Submit } from "../../parts/Dialog.tsx"
import { ActionForm, Field, type SelectOption, Select, submittedTo, TextArea } from "../../parts/Form.tsx"
import { Card } from "../../parts/Text.tsx"
import { toneNames } from "../policy/words.ts"
import { Variables } from "./Variables.tsx"
import { type Chosen, openedFields, packed, textsQuery } from "./fields.ts"
import { phrase, say, spoken, type Unsaid } from "../../../words/Say.ts"
import { translated } from "../../../words/Refusals.ts"

const SAVE = "save-texts"
const PREVIEW = "preview-texts"
/** Where the result of a preview stands; a script puts a new one there. */
const RESULT = "texts-result"

interface Data {
  readonly chosen: Chosen
  readonly texts: MessageTexts
  /** What the form was opened with, so that nobody's change is lost unseen. */
  readonly opened: MessageTexts
  /** Whether these are the texts in force. */
  readonly isSaved: boolean
  readonly builtIn: { readonly [Part in keyof MessageTexts]: string }
  readonly preview: TextPreview
}

interface Props {
  readonly data: Data
  readonly visit: CompanyVisit
}

const situationNames: Readonly<Record<Situation, Unsaid>> = {
  one: phrase("One debt"),
  several: phrase("Several debts"),
  partPaid: phrase("A debt that is partly paid"),
  currencies: phrase("Debts in several currencies"),
  account: phrase("A whole account: overdue, due soon, promised, disputed, with a credit")
}

/** What a language is called in the reader's own. */
const languageNamed = (tag: string): string =>
  new Intl.DisplayNames(spoken(), { type: "language" }).of(tag) ?? tag

const languageOptions = (): ReadonlyArray<SelectOption> => languages.map((tag) => [tag, languageNamed(tag)])

/** `Preview` sends the form of `Save texts`, so what it refuses is marked there. */
const asSaved = (visit: CompanyVisit): CompanyVisit =>
  visit.submitted?.action === PREVIEW ? { ...visit, submitted: { ...visit.submitted, action: SAVE } } : visit

const Choice = ({ chosen, visit }: { readonly chosen: Chosen; readonly visit: CompanyVisit }) => (
  <form method="get" action={visit.facts.path} class="toolbar" data-auto>
    <Select
      visit={visit}
      action="choose"
      name="locale"
      label={say("Language")}
      value={chosen.locale}
      options={languageOptions()}
    />
    <Select
      visit={visit}
      action="choose"
      name="tone"
      label={say("Tone")}
      value={chosen.tone}
      options={tones.map((tone) => [tone, say(toneNames[tone])] as const)}
    />
    <Submit kind="secondary">{say("Show")}</Submit>
  </form>
)

const TextFields = ({ data: { builtIn, opened, texts }, visit }: Props) => {
  const about = { visit, action: SAVE }
  return (
    <>
      {openedFields(opened).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <p>{say("Leave a field empty for the built-in text. It is shown in grey, with an example debt.")}</p>
      <Field
        {...about}
        name="subject"
        label={say("Subject")}
        value={texts.subject}
        placeholder={builtIn.subject}
        maxlength={textLengths.subject}
      />
      <TextArea
        {...about}
        name="opening"
        label={say("Opening")}
        value={texts.opening}
        placeholder={builtIn.opening}
        maxlength={textLengths.opening}
        rows={6}
      />
      <TextArea
        {...about}
        name="closing"
        label={say("Closing")}
        value={texts.closing}
        placeholder={builtIn.closing}
        maxlength={textLengths.closing}
        rows={6}
      />
    </>
  )
}

const Frame = ({ data: { chosen, isSaved, texts }, visit }: Props) => {
  const given = isSaved ? "" : packed(texts)
  return given === null ? (
    <p>
      {say(
        "These texts are too long to be shown as HTML before they are saved. The plain text says the same."
      )}
    </p>
  ) : (
    <iframe
      class="mail"
      title={say("The e-mail as a mail program shows it")}
      sandbox=""
      src={`${visit.base}/texts/preview?${textsQuery(chosen)}${given === "" ? "" : `&texts=${given}`}`}
    />
  )
}

/** How long each text is, and may be; without one of one's own, none of it is used up. */
const lengths = (texts: MessageTexts) =>
  (
    [
      [say("Subject"), "subject"],
      [say("Opening"), "opening"],
      [say("Closing"), "closing"]
    ] as const
  ).map(([label, part]) => [label, [...(texts[part] ?? "")].length, textLengths[part]] as const)

const Result = ({ data, visit }: Props) => {
  const refused = submittedTo(visit, SAVE)
  const isPartial = visit.facts.request.headers.get("hx-target") === RESULT
  const { segments, sms, subject, text } = data.preview
  return (
    <div
      id={RESULT}
      hx-post={`${visit.facts.path}?${textsQuery(data.chosen)}`}
      hx-vals={JSON.stringify({ _action: PREVIEW })}
      hx-trigger="input from:closest form delay:500ms"
      hx-target="this"
      hx-select={`#${RESULT}`}
      hx-swap="outerHTML"
      aria-live="polite"
    >
      {refused !== null && refused.issues.length > 0 ? (
        <>
          <p>{say("Once the texts are valid, a preview appears here.")}</p>
          {isPartial ? (
            <ul>
              {refused.issues.map(({ message }) => (
                <li>{translated(message)}</li>
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <>
          <p class="quiet">
            {lengths(data.texts)
              .map(([label, length, max]) =>
                say("{label}: {length} of {max} characters", { label, length, max })
              )
              .join(". ")}
            .
          </p>
          <h3>{say("E-mail")}</h3>
          <p>{say("Subject: {subject}", { subject: <strong>{subject}</strong> })}</p>
          <Frame data={data} visit={visit} />
          <details>
            <summary>{say("As plain text")}</summary>
            <pre class="message">{text}</pre>
          </details>
          <h3>{say("SMS")}</h3>
          <pre class="message">{sms}</pre>
          <p>
            {say(
              "{count, plural, one {# character} other {# characters}}, {segments, plural, one {# segment} other {# segments}}. An SMS has no text of your own; it is paid for by the segment.",
              { count: [...sms].length, segments }
            )}
          </p>
        </>
      )}
    </div>
  )
}

/** The whole page. */
export const TextsPage = ({ data, visit: asked }: Props) => {
  const visit = asSaved(asked)
  const { chosen } = data
  return (
    <>
      <Choice chosen={chosen} visit={visit} />
      <ActionForm visit={visit} action={SAVE} to={`${visit.facts.path}?${textsQuery(chosen)}`}>
        <div class="grid-2">
          <div class="stack">
            <Card title={`${languageNamed(chosen.locale)}, ${say(toneNames[chosen.tone]).toLowerCase()}`}>
              <TextFields data={data} visit={visit} />
              <div class="actions">
                <button type="submit" class="secondary outline" name="_action" value={PREVIEW}>
                  {say("Preview")}
                </button>
                <Submit>{say("Save texts")}</Submit>
              </div>
            </Card>
            <Variables />
          </div>
          <Card title={say("Preview")} class="beside">
            <Select
              visit={visit}
              action={SAVE}
              name="situation"
              label={say("About")}
              value={chosen.situation}
              options={situations.map((each) => [each, say(situationNames[each])] as const)}
            />
            <Result data={data} visit={visit} />
          </Card>
        </div>
      </ActionForm>
    </>
  )
}
