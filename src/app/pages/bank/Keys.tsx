/** What the keys do on the pages of money that came in. */
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

/** What the keys do in the list. */
export const ListKeys = () => (
  <KeysNote>
    <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Enter</kbd> opens, <kbd>a</kbd> applies, <kbd>u</kbd>{" "}
    undoes, <kbd>/</kbd> searches for what else it may be.
  </KeysNote>
)
