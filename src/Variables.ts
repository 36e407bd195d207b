/** How one environment variable is read: an empty one counts as unset, and a secret may come from a file. */
import { Config, ConfigError, Either, Option } from "effect"
import { readFileSync, statSync } from "node:fs"

/** A value, or what is wrong with the text. */
export type Parsed<A> = Either.Either<A, ConfigError.ConfigError>

/** Says of a variable, whose name stands before it, what it must be. */
export const invalid = (what: string) => Either.left(ConfigError.InvalidData([], what))

/** A variable; an empty one counts as unset. A second `mapOrFail` would lose the variable's name in its error. */
export const variable = <A>(name: string, parse: (text: string) => Parsed<A>) =>
  Config.string(name).pipe(
    Config.mapOrFail((text): Parsed<A> =>
      text.trim() === "" ? Either.left(ConfigError.MissingData([], "is empty")) : parse(text.trim())
    )
  )

/** Bytes of a file that holds a secret. */
const MAX_SECRET_BYTES = 65_536

/** What a file says, without blanks and line ends around it. */
export const fileOf = (path: string): Parsed<string> => {
  try {
    const file = statSync(path)
    // A pipe or a device may never end.
    if (!file.isFile() || file.size > MAX_SECRET_BYTES)
      return invalid(`must name a file of at most ${MAX_SECRET_BYTES} bytes`)
    const found = readFileSync(path, "utf8").trim()
    return found === "" ? invalid("names a file that is empty") : Either.right(found)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return invalid(`names a file that can't be read${code === undefined ? "" : ` (${code})`}`)
  }
}

/**
 * A secret: the variable itself, or the file that `<name>_FILE` names, as Docker and Kubernetes provide secrets. Blanks
 * and line ends around it do not count. What is wrong with it is said of the one that is set.
 */
export const secret = <A>(name: string, parse: (text: string) => Parsed<A>) => {
  const fileName = `${name}_FILE`
  return Config.all({
    value: Config.option(variable(name, parse)),
    file: Config.option(variable(fileName, (path) => Either.flatMap(fileOf(path), parse)))
  }).pipe(
    Config.mapOrFail(({ file, value }): Parsed<A> => {
      if (Option.isSome(file) && Option.isSome(value)) {
        return invalid(`${name} and ${fileName} are both set: one of them has to go`)
      }
      const found = Option.orElse(value, () => file)
      return Option.isSome(found)
        ? Either.right(found.value)
        : Either.left(ConfigError.MissingData([name], "is empty"))
    })
  )
}
