/** What the keys do in lists. */
import type { ComponentChildren } from "preact"
import { say } from "../../words/Say.ts"

/** The keys, and the switch that ends them: a script shows it. */
export const KeysNote = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="quiet keys-note" data-keys hidden>
    {children}{" "}
    <button type="button" class="link" data-keys-switch>
      {say("Turn keys off")}
    </button>
  </p>
)

const key = (name: ComponentChildren) => <kbd>{name}</kbd>

/** What the keys do in the list of money that waits. */
export const ListKeys = () => (
  <KeysNote>
    {say(
      "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.",
      {
        j: key("j"),
        k: key("k"),
        enter: key(say("Enter")),
        a: key("a"),
        u: key("u"),
        slash: key("/")
      }
    )}
  </KeysNote>
)

/** What the keys do in a table. */
export const TableKeys = ({ choosing = false }: { readonly choosing?: boolean }) => {
  const keys = {
    j: key("j"),
    k: key("k"),
    enter: key(say("Enter")),
    slash: key("/"),
    u: key("u"),
    help: key("?")
  }
  return (
    <KeysNote>
      {choosing
        ? say(
            "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.",
            { ...keys, x: key("x") }
          )
        : say("{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.", keys)}
    </KeysNote>
  )
}
