/**
 * Finds in the sources every message that a refusal can have: what is given as `message`, as the third argument of
 * `fieldIssue`, or out of a filter of a schema; through constants, tables and functions that pass it on. A value that is
 * known only later is a gap.
 */
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import ts from "typescript"

/** What stands in the place of a value. */
export const GAP = "\u0000"

/** A text with gaps; an object is a parameter of a function around it. */
type Part = string | { readonly parameter: ts.ParameterDeclaration }
type Pattern = ReadonlyArray<Part>

/** A message of the sources, with gaps, and where it stands. */
export interface MadeMessage {
  readonly text: string
  readonly file: string
}

const MAX_PATTERNS = 60
const MAX_DEPTH = 12

type Callable = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration
type Parametered = Callable | ts.ConstructorDeclaration

const isCallable = (node: ts.Node): node is Callable =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node)

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node

/** The sources, by their paths, and what is declared in them by name. */
class Sources {
  readonly files = new Map<string, ts.SourceFile>()
  readonly root: string
  constructor(root: string, paths: ReadonlyArray<string>) {
    this.root = root
    for (const path of paths) {
      const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      const text = readFileSync(path, "utf8")
      this.files.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind))
    }
  }

  /** What a name means at a place: a parameter, a variable, a function or a class, here or in the file that exports it. */
  meaning(name: string, at: ts.Node): ts.Node | undefined {
    for (let scope: ts.Node | undefined = at; scope !== undefined; scope = scope.parent) {
      const found = this.declaredIn(scope, name)
      if (found !== undefined) return found
    }
    return undefined
  }

  private declaredIn(scope: ts.Node, name: string): ts.Node | undefined {
    if (isCallable(scope) || ts.isConstructorDeclaration(scope)) {
      const own = scope.parameters.find((parameter) => bindsName(parameter.name, name))
      if (own !== undefined) return own
    }
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isCaseClause(scope)) return undefined
    for (const statement of scope.statements) {
      const found = ts.isImportDeclaration(statement)
        ? this.imported(statement, name)
        : declaredBy(statement, name)
      if (found !== undefined) return found
    }
    return undefined
  }

  private imported(statement: ts.ImportDeclaration, name: string): ts.Node | undefined {
    const bindings = statement.importClause?.namedBindings
    if (bindings === undefined || !ts.isNamedImports(bindings)) return undefined
    const own = bindings.elements.find((element) => element.name.text === name)
    if (own === undefined || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined
    const path = join(statement.getSourceFile().fileName, "..", statement.moduleSpecifier.text)
    const file = this.files.get(path)
    return file === undefined ? undefined : this.declaredIn(file, (own.propertyName ?? own.name).text)
  }
}

/** What a statement declares by a name. */
const declaredBy = (statement: ts.Statement, name: string): ts.Node | undefined => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.find((declared) => bindsName(declared.name, name))
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  return isNamed && statement.name?.text === name ? statement : undefined
}

const bindsName = (binding: ts.BindingName, name: string): boolean =>
  ts.isIdentifier(binding)
    ? binding.text === name
    : binding.elements.some((element) => !ts.isOmittedExpression(element) && bindsName(element.name, name))

/** The expressions that a function can return. */
const returned = (node: Parametered): ReadonlyArray<ts.Expression> => {
  const body = node.body
  if (body === undefined) return []
  if (!ts.isBlock(body)) return [body]
  const all: Array<ts.Expression> = []
  const walk = (inner: ts.Node): void => {
    if (isCallable(inner)) return
    if (ts.isReturnStatement(inner) && inner.expression !== undefined) all.push(inner.expression)
    inner.forEachChild(walk)
  }
  body.forEachChild(walk)
  return all
}

const product = (lists: ReadonlyArray<ReadonlyArray<Pattern>>): ReadonlyArray<Pattern> =>
  lists.reduce<ReadonlyArray<Pattern>>(
    (all, list) => all.flatMap((left) => list.map((right) => [...left, ...right])).slice(0, MAX_PATTERNS),
    [[]]
  )

const gap: ReadonlyArray<Pattern> = [[GAP]]

/** What an expression can be as text. */
class Reading {
  readonly sources: Sources
  constructor(sources: Sources) {
    this.sources = sources
  }

  of(expression: ts.Expression, depth = 0): ReadonlyArray<Pattern> {
    const node = bare(expression)
    const next = (inner: ts.Expression) => this.of(inner, depth + 1)
    if (depth > MAX_DEPTH) return gap
    if (ts.isStringLiteralLike(node)) return [[node.text]]
    if (ts.isConditionalExpression(node)) return [...next(node.whenTrue), ...next(node.whenFalse)]
    if (ts.isTemplateExpression(node)) {
      return product([
        [[node.head.text]],
        ...node.templateSpans.flatMap((span) => [next(span.expression), [[span.literal.text]]])
      ])
    }
    if (ts.isBinaryExpression(node)) {
      const kind = node.operatorToken.kind
      if (kind === ts.SyntaxKind.PlusToken) return product([next(node.left), next(node.right)])
      if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
        return [...next(node.left), ...next(node.right)]
      }
      return gap
    }
    if (isCallable(node)) return returned(node).flatMap(next)
    if (ts.isObjectLiteralExpression(node)) return this.leaves(node, depth)
    if (ts.isIdentifier(node)) return this.named(node, depth)
    if (ts.isElementAccessExpression(node)) return this.table(node.expression, depth)
    if (ts.isPropertyAccessExpression(node)) return this.member(node, depth)
    if (ts.isCallExpression(node)) return this.called(node, depth)
    return gap
  }

  private member(node: ts.PropertyAccessExpression, depth: number): ReadonlyArray<Pattern> {
    const table = bare(node.expression)
    const meaning = ts.isIdentifier(table) ? this.sources.meaning(table.text, table) : undefined
    const object =
      meaning !== undefined && ts.isVariableDeclaration(meaning) && meaning.initializer !== undefined
        ? bare(meaning.initializer)
        : undefined
    if (object === undefined || !ts.isObjectLiteralExpression(object)) return gap
    const own = object.properties.find((property) => property.name?.getText() === node.name.text)
    return own !== undefined && ts.isPropertyAssignment(own) ? this.of(own.initializer, depth + 1) : gap
  }

  /** The texts of a table, each. */
  private leaves(node: ts.ObjectLiteralExpression, depth: number): ReadonlyArray<Pattern> {
    const all = node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? this.of(property.initializer, depth + 1) : []
    )
    return all.length === 0 ? gap : all
  }

  private table(node: ts.Expression, depth: number): ReadonlyArray<Pattern> {
    const inner = bare(node)
    if (!ts.isIdentifier(inner)) return gap
    const meaning = this.sources.meaning(inner.text, inner)
    if (meaning === undefined || !ts.isVariableDeclaration(meaning) || meaning.initializer === undefined) {
      return gap
    }
    const object = bare(meaning.initializer)
    return ts.isObjectLiteralExpression(object) ? this.leaves(object, depth) : gap
  }

  named(node: ts.Identifier, depth: number): ReadonlyArray<Pattern> {
    const meaning = this.sources.meaning(node.text, node)
    if (meaning === undefined) return gap
    if (ts.isParameter(meaning)) return ts.isIdentifier(meaning.name) ? [[{ parameter: meaning }]] : gap
    if (ts.isVariableDeclaration(meaning) && ts.isIdentifier(meaning.name) && meaning.initializer) {
      return this.of(meaning.initializer, depth + 1)
    }
    return gap
  }

  private called(node: ts.CallExpression, depth: number): ReadonlyArray<Pattern> {
    if (!ts.isIdentifier(node.expression)) return gap
    const { text } = node.expression
    const first = node.arguments[0]
    if (["english", "say", "phrase"].includes(text) && first !== undefined) return this.of(first, depth + 1)
    const target = functionOf(this.sources.meaning(text, node))
    if (target === undefined) return gap
    const all = returned(target).flatMap((inner) => this.of(inner, depth + 1))
    return all
      .flatMap((pattern) => this.filled(pattern, target, node.arguments, depth))
      .slice(0, MAX_PATTERNS)
  }

  /** A pattern of a function with the arguments of one call of it. */
  filled(
    pattern: Pattern,
    target: Parametered,
    given: ReadonlyArray<ts.Expression>,
    depth = 0
  ): ReadonlyArray<Pattern> {
    return product(
      pattern.map((part): ReadonlyArray<Pattern> => {
        if (typeof part === "string") return [[part]]
        const place = target.parameters.indexOf(part.parameter)
        if (place === -1) return [[part]]
        if (given.slice(0, place + 1).some(ts.isSpreadElement)) return gap
        const argument = given[place] ?? part.parameter.initializer
        return argument === undefined ? [[]] : this.of(argument, depth + 1)
      })
    )
  }
}

const functionOf = (meaning: ts.Node | undefined): Parametered | undefined => {
  if (meaning === undefined) return undefined
  if (isCallable(meaning)) return meaning
  if (ts.isClassDeclaration(meaning)) return meaning.members.find(ts.isConstructorDeclaration)
  if (!ts.isVariableDeclaration(meaning) || meaning.initializer === undefined) return undefined
  const made = bare(meaning.initializer)
  if (isCallable(made)) return made
  // Such as Effect.fnUntraced(function* …), and functions that are made by others.
  if (!ts.isCallExpression(made)) return undefined
  return made.arguments
    .map(bare)
    .find((each): each is ts.ArrowFunction | ts.FunctionExpression => isCallable(each))
}

/** The function that is called or the class that is made: in `Name.method`, the static method. */
const targetOf = (sources: Sources, node: ts.CallExpression | ts.NewExpression): Parametered | undefined => {
  const { expression } = node
  if (ts.isIdentifier(expression)) return functionOf(sources.meaning(expression.text, node))
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined
  const owner = sources.meaning(expression.expression.text, node)
  if (owner === undefined || !ts.isClassDeclaration(owner)) return undefined
  return owner.members
    .filter(ts.isMethodDeclaration)
    .find((member) => member.name.getText() === expression.name.text)
}

/** Errors whose only argument is their message. */
const errors: ReadonlySet<string> = new Set(["EntryProblem", "StatementTooLarge", "ImportTooLarge"])

/** Expressions that stand where a message is expected. */
const expected = (node: ts.Node): ReadonlyArray<ts.Expression> => {
  if (ts.isPropertyAssignment(node) && node.name.getText() === "message") return [node.initializer]
  if (ts.isPropertyDeclaration(node) && node.name.getText() === "message" && node.initializer !== undefined) {
    return [node.initializer]
  }
  if (ts.isShorthandPropertyAssignment(node) && node.name.text === "message") return [node.name]
  if (ts.isNewExpression(node) && errors.has(node.expression.getText())) return node.arguments ?? []
  if (!ts.isCallExpression(node)) return []
  const called = node.expression.getText()
  const rule = node.arguments[0]
  return called.endsWith("Schema.filter") && rule !== undefined ? [rule] : []
}

const isFieldIssue = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /(^|\.)fieldIssue$/.test(node.expression.getText())

/** Stands before a predicate until it is known how it begins. */
const OF_FIELD = "\u0001"

/** The message of an issue with a field, as `fieldIssue` makes it of the predicate. */
const completed = (text: string): string => {
  if (!text.startsWith(OF_FIELD)) return text
  const predicate = text.slice(OF_FIELD.length)
  return /^(must|is) /.test(predicate) ? `${GAP} ${predicate}.` : `${GAP}: ${predicate}.`
}

/** Every message that the files can make, each once. */
export const messagesOf = (root: string, paths: ReadonlyArray<string>): ReadonlyArray<MadeMessage> => {
  const sources = new Sources(root, paths)
  const reading = new Reading(sources)
  const found = new Map<string, MadeMessage>()
  const calls = new Map<Parametered, Array<ts.CallExpression | ts.NewExpression>>()
  const queue: Array<readonly [pattern: Pattern, file: ts.SourceFile]> = []
  const visit = (node: ts.Node): void => {
    for (const expression of expected(node)) {
      for (const pattern of reading.of(expression)) queue.push([pattern, node.getSourceFile()])
    }
    const predicate = isFieldIssue(node) ? node.arguments[2] : undefined
    if (predicate !== undefined) {
      for (const pattern of reading.of(predicate)) queue.push([[OF_FIELD, ...pattern], node.getSourceFile()])
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const target = targetOf(sources, node)
      if (target !== undefined) calls.set(target, [...(calls.get(target) ?? []), node])
    }
    node.forEachChild(visit)
  }
  for (const file of sources.files.values()) visit(file)
  const seen = new Set<string>()
  for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) {
    const [pattern, file] = entry
    const parameter = pattern.find((part) => typeof part !== "string")?.parameter
    const name = pattern.map((part) => (typeof part === "string" ? part : `<${part.parameter.pos}>`)).join("")
    const key = `${name} ${parameter?.getSourceFile().fileName ?? ""}`
    if (seen.has(key)) continue
    seen.add(key)
    const target = parameter?.parent as Parametered | undefined
    const uses = target === undefined ? undefined : calls.get(target)
    if (target !== undefined && uses !== undefined) {
      for (const use of uses) {
        for (const filled of reading.filled(pattern, target, use.arguments ?? [])) {
          queue.push([filled, use.getSourceFile()])
        }
      }
      continue
    }
    const text = completed(pattern.map((part) => (typeof part === "string" ? part : GAP)).join(""))
    if (/\p{L}{2}/u.test(text)) found.set(text, { text, file: relative(root, file.fileName) })
  }
  return [...found.values()]
}
