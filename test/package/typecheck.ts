/**
 * Checks the types of the project in the working folder with its own compiler, as `tsc` would with `skipLibCheck` off,
 * in its own files and in Duebook's declarations alone: those of other libraries don't all hold without the DOM's types.
 * Prints how many files of each it has checked, and what is wrong with them.
 */
import { createRequire } from "node:module"
import { join } from "node:path"
import type TypeScript from "typescript"

const folder = process.cwd()
const ts = createRequire(join(folder, "package.json"))("typescript") as typeof TypeScript

/** What this repository asks of itself, beyond the page's options. */
const STRICTER: TypeScript.CompilerOptions = {
  skipLibCheck: false,
  // So that the compiler has to name the types of what the project exports.
  declaration: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  verbatimModuleSyntax: true
}

const { errors, fileNames, options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile).config,
  ts.sys,
  folder,
  STRICTER
)
const program = ts.createProgram(fileNames, options)
const files = program.getSourceFiles()
const own = files.filter(({ fileName }) => fileNames.includes(fileName))
const declarations = files.filter(({ fileName }) => fileName.includes("/node_modules/duebook/"))
const problems = [
  ...errors,
  ...[...own, ...declarations].flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file)
  ]),
  ...own.flatMap((file) => program.getDeclarationDiagnostics(file)),
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics()
]
const told = ts.formatDiagnostics(problems, {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => folder,
  getNewLine: () => "\n"
})
console.log(
  JSON.stringify({ own: own.length, declarations: declarations.map(({ fileName }) => fileName), told })
)
