/** Rendered reference. */
export const docsPage = (): string => "<!doctype html>"
