/** What the keys do in lists. */
import type { ComponentChildren } from "preact"

/** The keys, and the switch that ends them: a script shows it. */
export const KeysNote = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="quiet keys-note" data-keys hidden>
    {children}{" "}
    <button type="button" class="link" data-keys-switch>
      Turn keys off
    </button>
  </p>
)

/** What the keys do in the list of money that waits. */
export const ListKeys = () => (
  <KeysNote>
    <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Enter</kbd> opens, <kbd>a</kbd> applies, <kbd>u</kbd>{" "}
    undoes, <kbd>/</kbd> searches for what else it may be.
  </KeysNote>
)

/** What the keys do in a table. */
export const TableKeys = ({ choosing = false }: { readonly choosing?: boolean }) => (
  <KeysNote>
    <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Enter</kbd> opens,{" "}
    {choosing ? (
      <>
        <kbd>x</kbd> chooses,{" "}
      </>
    ) : null}
    <kbd>/</kbd> filters, <kbd>u</kbd> undoes, <kbd>?</kbd> leads here.
  </KeysNote>
)
