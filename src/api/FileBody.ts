/** Endpoints whose body is a file, which is taken as it is: the annotation says what it may be. */
import { Context } from "effect"

/** What the file of an endpoint may be. */
export interface FileRules {
  readonly maxBytes: number
  /** Media types that it may be sent under; what it is, its content says. */
  readonly types: ReadonlyArray<string>
  /** What it is, for people. */
  readonly description: string
}

/** The annotation of an endpoint that takes a file. */
export class FileBody extends Context.Tag("duebook/FileBody")<FileBody, FileRules>() {}
