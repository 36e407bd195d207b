/** Buttons that send a form, and forms that open at a button. */
import { randomUUID } from "node:crypto"
import { createContext, type ComponentChildren } from "preact"
import type { Visit } from "../Page.ts"
import { submittedTo } from "./Form.tsx"
import { phrase, say } from "../../words/Say.ts"

/** The way out of a sheet without doing anything; null outside of sheets. */
const WayOut = createContext<ComponentChildren>(null)

/** The button that sends a form. In a sheet, the button that leaves everything as it is stands beside it. */
export const Submit = ({
  children,
  kind = "primary"
}: {
  readonly children: ComponentChildren
  readonly kind?: "primary" | "secondary" | "danger"
}) => {
  const button = (
    <button type="submit" class={kind === "primary" ? undefined : kind}>
      {children}
    </button>
  )
  return (
    <WayOut.Consumer>
      {(wayOut) =>
        wayOut === null ? (
          button
        ) : (
          <div class="buttons">
            {button}
            {wayOut}
          </div>
        )
      }
    </WayOut.Consumer>
  )
}

/** What the way out is called: where something would be gone, and elsewhere. */
const ways = { keep: phrase("Keep it"), close: phrase("Close") } as const

interface SheetProps {
  /** Of the popover; null for an overlay. */
  readonly id: string | null
  readonly title: string
  /** Whether it takes the focus when it is shown, because nothing in it does. */
  readonly takesFocus: boolean
  readonly wayOut: ComponentChildren
  readonly children: ComponentChildren
}

const Sheet = ({ children, id, takesFocus, title, wayOut }: SheetProps) => {
  const titleId = `title-${id ?? randomUUID()}`
  return (
    <div
      class="sheet"
      role="dialog"
      tabindex={-1}
      aria-labelledby={titleId}
      {...(id === null ? {} : { id, popover: "auto" as const })}
      {...(takesFocus ? { autofocus: true } : {})}
    >
      <h2 id={titleId}>{title}</h2>
      <WayOut.Provider value={wayOut}>{children}</WayOut.Provider>
    </div>
  )
}

interface DialogProps {
  readonly visit: Visit
  readonly action: string
  readonly label: string
  /** What stands above the form; by default the button's label. */
  readonly title?: string
  /** What it is done to, where a page has several such buttons. */
  readonly of?: string | number
  /** For what can't be undone. */
  readonly danger?: boolean
  readonly wayOut?: keyof typeof ways
  /** For what most people come for. */
  readonly primary?: boolean
  /** The key that opens it, where a script sees to keys. */
  readonly keyed?: string
  readonly open?: boolean
  readonly children: ComponentChildren
}

/** The form where it is open from the beginning. */
const Overlay = ({
  children,
  opener,
  takesFocus,
  title,
  visit,
  wayOut
}: Pick<SheetProps, "children" | "takesFocus" | "title"> &
  Pick<DialogProps, "visit"> & { readonly opener: string; readonly wayOut: keyof typeof ways }) => (
  <div class="overlay">
    <Sheet
      id={null}
      title={title}
      takesFocus={takesFocus}
      wayOut={
        // With an empty query, because an address that differs by what follows the # alone is not loaded again.
        <a role="button" class="secondary" data-way-out href={`${visit.facts.path}?#${opener}`}>
          {say(ways[wayOut])}
        </a>
      }
    >
      {children}
    </Sheet>
  </div>
)

/**
 * A form that opens at a button, without a script: a popover. After it was refused it is open from the beginning, which
 * a popover can't be, so it is an overlay then, with a way back. Either takes the focus, and gives it back to the button.
 */
export const Dialog = (props: DialogProps) => {
  const { action, children, danger = false, keyed, label, of, open = false, primary = false } = props
  const { title = label, visit, wayOut = "close" } = props
  const id = `sheet-${randomUUID()}`
  const opener = `open-${action}${of === undefined ? "" : `-${of}`}`
  const submitted = submittedTo(visit, action)
  const isOpen = open || submitted !== null
  return (
    <div class={danger ? "dialog danger" : "dialog"}>
      <button
        type="button"
        id={opener}
        class={primary ? undefined : "secondary"}
        popovertarget={isOpen ? undefined : id}
        data-key={keyed}
      >
        {label}
      </button>
      {isOpen ? (
        <Overlay {...{ opener, title, visit, wayOut }} takesFocus={submitted === null}>
          {children}
        </Overlay>
      ) : (
        <Sheet
          id={id}
          title={title}
          takesFocus
          wayOut={
            <button type="button" class="secondary" popovertarget={id} popovertargetaction="hide">
              {say(ways[wayOut])}
            </button>
          }
        >
          {children}
        </Sheet>
      )}
    </div>
  )
}
