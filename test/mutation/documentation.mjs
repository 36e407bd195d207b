/**
 * Leaves out texts for people and for the OpenAPI document. Their wording is no decision: a test that repeated every
 * sentence would only say each thing twice, and the document is compared as a whole, by test/http/OpenApi.test.ts.
 * Codes, field names, statuses and patterns that are matched stay in.
 */

/** Properties that hold nothing but documentation or messages. */
const documented = new Set(["description", "examples", "identifier", "jsonSchema", "message", "title"])

/** A sentence: three words or more, the first of which are in lower case but for a capital at the start. */
const sentence = /^[A-Za-z][a-z-]* [a-z]+ [a-z0-9]/

const textOf = (node) =>
  node.type === "StringLiteral" ? node.value : node.quasis.map((quasi) => quasi.value.raw).join("x")

const nameOf = (key) => key?.name ?? key?.value

const isDocumentationProperty = (node) => node.type === "ObjectProperty" && documented.has(nameOf(node.key))

/** Functions of domain/JsonFields, and which of their arguments is the name in JSON; all other texts describe a field. */
const nameArgument = new Map([
  ["field", -1],
  ["named", 0],
  ["optional", -1],
  ["optionalNamed", 0]
])

const describesField = ({ node, parent }) =>
  parent.type === "CallExpression" &&
  nameArgument.has(parent.callee.name) &&
  parent.arguments.indexOf(node) !== nameArgument.get(parent.callee.name)

const isDocumentation = (path) => {
  const { node, parent } = path
  if (isDocumentationProperty(node)) return true
  if (
    node.type === "ObjectExpression" &&
    node.properties.length > 0 &&
    node.properties.every(isDocumentationProperty)
  )
    return true
  if (node.type !== "StringLiteral" && node.type !== "TemplateLiteral") return false
  const isOfError = parent.type === "NewExpression" && (parent.callee.name ?? "").endsWith("Error")
  return isOfError || describesField(path) || sentence.test(textOf(node))
}

export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "documentation",
    value: {
      shouldIgnore: (path) =>
        isDocumentation(path) ? "a text for people or for the OpenAPI document" : undefined
    }
  }
]
