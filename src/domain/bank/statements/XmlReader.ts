/**
 * Reads XML piece by piece, and builds small trees of the parts that are wanted. A document type is refused, and with it
 * every entity that is not XML's own; so are depth, number and length beyond what any statement has.
 */
import { SaxesParser } from "saxes"
import { StatementProblem, StatementTooLarge } from "./Problem.ts"

/** Elements within each other. ISO 20022's deepest have twenty. */
const MAX_DEPTH = 64
/** Elements of a file, of one tree, and characters of one text. */
const MAX_ELEMENTS = 4_000_000
const MAX_ELEMENTS_OF_TREE = 10_000
const MAX_TEXT = 20_000
/** Characters of a name. */
const MAX_NAME = 200

/** An element with those in it, without namespaces. */
export interface XmlNode {
  readonly name: string
  /** Where it begins, from 1. */
  readonly line: number
  /** Its attribute `Ccy`. */
  readonly currency: string | null
  text: string
  readonly children: Array<XmlNode>
}

export interface XmlWish {
  /** Whether a tree is wanted of an element in another one. A tree in a tree is a tree of its own. */
  readonly wants: (name: string, parent: string) => boolean
  /** A tree is complete; `around` is the one that it is in, as far as that is read. */
  readonly tree: (node: XmlNode, around: XmlNode | null) => void
  /** Elements that no tree has, with the namespace if they declare their own. */
  readonly open?: (name: string, parent: string, namespace: string | null) => void
  readonly close?: (name: string) => void
}

/** A name without its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1)

type Attributes = Readonly<Record<string, string>>

/** The namespace that an element declares for itself. */
const declaredNamespace = (name: string, attributes: Attributes): string | null => {
  const colon = name.indexOf(":")
  return attributes[colon < 0 ? "xmlns" : `xmlns:${name.slice(0, colon)}`] ?? null
}

interface Open {
  readonly name: string
  readonly node: XmlNode | null
  /** Whether it is a tree of its own. */
  readonly isRoot: boolean
}

interface Reading {
  readonly wish: XmlWish
  readonly open: Array<Open>
  elements: number
  /** Elements of the trees that are open, inner ones after outer ones. */
  readonly sizes: Array<number>
}

/** Adds an element to the tree that it is in. */
const addTo = (outer: XmlNode, node: XmlNode, sizes: Array<number>): void => {
  outer.children.push(node)
  const size = (sizes.pop() ?? 0) + 1
  if (size > MAX_ELEMENTS_OF_TREE) {
    throw new StatementProblem(
      "file",
      `line ${node.line}: an entry has more than ${MAX_ELEMENTS_OF_TREE} elements`
    )
  }
  sizes.push(size)
}

const started = (reading: Reading, fullName: string, line: number, attributes: Attributes): void => {
  const { open, sizes, wish } = reading
  const name = localName(fullName)
  if (++reading.elements > MAX_ELEMENTS) throw new StatementTooLarge(`more than ${MAX_ELEMENTS} elements`)
  if (open.length >= MAX_DEPTH || name.length > MAX_NAME) {
    throw new StatementProblem("file", `line ${line}: more than ${MAX_DEPTH} elements are within each other`)
  }
  const { name: parent = "", node: outer = null } = open.at(-1) ?? {}
  const isRoot = wish.wants(name, parent)
  const node =
    isRoot || outer !== null
      ? { name, line, currency: attributes["Ccy"] ?? null, text: "", children: [] }
      : null
  if (node === null) wish.open?.(name, parent, declaredNamespace(fullName, attributes))
  else if (isRoot || outer === null) sizes.push(0)
  else addTo(outer, node, sizes)
  open.push({ name, node, isRoot })
}

const ended = ({ open, sizes, wish }: Reading): void => {
  const last = open.pop()
  if (last === undefined) return
  if (last.node === null) wish.close?.(last.name)
  else if (last.isRoot) {
    sizes.pop()
    wish.tree(last.node, open.findLast(({ isRoot }) => isRoot)?.node ?? null)
  }
}

/** Reads a file; `StatementProblem` where it is not XML, or not ours. */
export const readXml = (chunks: Iterable<string>, wish: XmlWish): void => {
  const reading: Reading = { wish, open: [], elements: 0, sizes: [] }
  const parser = new SaxesParser({ xmlns: false, position: true })
  let line = 1
  parser.on("error", ({ message }) => {
    // A full stop follows every problem.
    throw new StatementProblem("file", `is not well-formed XML: line ${message.replace(/\.+$/, "")}`)
  })
  parser.on("doctype", () => {
    throw new StatementProblem("file", `line ${parser.line}: a document type is not allowed`)
  })
  parser.on("opentagstart", () => {
    line = parser.line
  })
  parser.on("opentag", ({ attributes, name }) => {
    started(reading, name, line, attributes)
  })
  parser.on("closetag", () => ended(reading))
  const said = (text: string) => {
    const node = reading.open.at(-1)?.node
    if (node === null || node === undefined) return
    if (node.text.length + text.length > MAX_TEXT) {
      throw new StatementProblem("file", `line ${parser.line}: a text is too long`)
    }
    node.text += text
  }
  parser.on("text", said)
  parser.on("cdata", said)
  for (const chunk of chunks) parser.write(chunk)
  parser.close()
}

/** The first element at a path below a node. */
export const at = (node: XmlNode | undefined, ...path: ReadonlyArray<string>): XmlNode | undefined =>
  path.reduce((within, name) => within?.children.find((each) => each.name === name), node)

/** The text of the first element at a path; null where there is none, or it is empty. */
export const textAt = (node: XmlNode | undefined, ...path: ReadonlyArray<string>): string | null => {
  const text = at(node, ...path)?.text.trim()
  return text === undefined || text === "" ? null : text
}

/** The elements of a name right below a node. */
export const allOf = (node: XmlNode | undefined, name: string): ReadonlyArray<XmlNode> =>
  node?.children.filter((each) => each.name === name) ?? []
