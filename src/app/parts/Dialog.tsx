/** Buttons that send a form, and forms that open at a button. */
import { randomUUID } from "node:crypto"
import type { ComponentChildren } from "preact"
import type { Visit } from "../Page.ts"
import { submittedTo } from "./Form.tsx"

/** The button that sends a form. */
export const Submit = ({
  children,
  kind = "primary"
}: {
  readonly children: ComponentChildren
  readonly kind?: "primary" | "secondary" | "danger"
}) => (
  <button type="submit" class={kind === "primary" ? undefined : kind}>
    {children}
  </button>
)

/**
 * A form that opens at a button, without a script: a popover. After it was refused it is open from the beginning, which
 * a popover can't be, so it is an overlay then, with a way back.
 */
export const Dialog = ({
  action,
  children,
  danger = false,
  keyed,
  label,
  open = false,
  primary = false,
  visit
}: {
  readonly visit: Visit
  readonly action: string
  readonly label: string
  /** For what can't be undone. */
  readonly danger?: boolean
  /** For what most people come for. */
  readonly primary?: boolean
  /** The key that opens it, where a script sees to keys. */
  readonly keyed?: string
  readonly open?: boolean
  readonly children: ComponentChildren
}) => {
  const id = `sheet-${randomUUID()}`
  const isOpen = open || submittedTo(visit, action) !== null
  return (
    <div class={danger ? "dialog danger" : "dialog"}>
      <button
        type="button"
        class={primary ? undefined : "secondary"}
        popovertarget={isOpen ? undefined : id}
        data-key={keyed}
      >
        {label}
      </button>
      {isOpen ? (
        <div class="overlay">
          <div class="sheet" role="dialog" aria-label={label}>
            {children}
            <p class="close">
              <a href={visit.facts.path}>Close</a>
            </p>
          </div>
        </div>
      ) : (
        <div class="sheet" id={id} popover="auto" role="dialog" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  )
}
