// Words in the reader's language: the page brings them along (parts/ScriptWords.tsx), with {names} for what is put in.

export const word = (name, values = {}) =>
  Object.entries(values).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, () => String(value)),
    document.getElementById("words")?.dataset[name] ?? ""
  )
