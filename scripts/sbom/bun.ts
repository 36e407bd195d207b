/** What Bun itself contains, as far as it says so. */

/** A library or a piece of data that is part of Bun. */
export interface BunPart {
  readonly name: string
  /** A version or a commit; undefined where Bun does not tell. */
  readonly version: string | undefined
  /** An SPDX expression. */
  readonly license: string
  readonly source: string
  readonly type: "library" | "data"
}

/**
 * The parts that Bun's LICENSE.md lists for Linux, and those of which only `process.versions` tells, with the name of
 * their version there. What else is in `process.versions` says with what Bun is compatible, and is not part of it.
 */
const PARTS: ReadonlyArray<readonly [name: string, versionName: string, license: string, source: string]> = [
  ["WebKit (JavaScriptCore)", "webkit", "LGPL-2.0-or-later", "https://github.com/oven-sh/WebKit"],
  [
    "BoringSSL",
    "boringssl",
    "Apache-2.0 AND ISC AND OpenSSL",
    "https://boringssl.googlesource.com/boringssl/"
  ],
  ["Brotli", "", "MIT", "https://github.com/google/brotli"],
  ["c-ares", "ares", "MIT", "https://github.com/c-ares/c-ares"],
  ["Highway", "", "Apache-2.0", "https://github.com/google/highway"],
  ["ICU", "icu", "Unicode-3.0", "https://github.com/unicode-org/icu"],
  ["libarchive", "libarchive", "BSD-2-Clause", "https://github.com/libarchive/libarchive"],
  ["libbase64", "", "BSD-2-Clause", "https://github.com/aklomp/base64"],
  ["libdeflate", "libdeflate", "MIT", "https://github.com/ebiggers/libdeflate"],
  ["libjpeg-turbo", "", "BSD-3-Clause AND IJG AND Zlib", "https://github.com/libjpeg-turbo/libjpeg-turbo"],
  ["libspng", "", "BSD-2-Clause", "https://github.com/randy408/libspng"],
  ["libwebp", "", "BSD-3-Clause", "https://github.com/webmproject/libwebp"],
  ["llhttp", "llhttp", "MIT", "https://github.com/nodejs/llhttp"],
  ["lol-html", "lolhtml", "BSD-3-Clause", "https://github.com/cloudflare/lol-html"],
  ["ls-hpack", "lshpack", "MIT", "https://github.com/litespeedtech/ls-hpack"],
  ["ls-qpack", "", "MIT", "https://github.com/litespeedtech/ls-qpack"],
  ["lsquic", "", "MIT AND BSD-3-Clause", "https://github.com/litespeedtech/lsquic"],
  ["mimalloc", "mimalloc", "MIT", "https://github.com/microsoft/mimalloc"],
  ["picohttpparser", "picohttpparser", "MIT", "https://github.com/h2o/picohttpparser"],
  ["simdutf", "", "Apache-2.0 OR MIT", "https://github.com/simdutf/simdutf"],
  ["SQLite", "sqlite", "blessing", "https://www.sqlite.org/"],
  ["TinyCC", "tinycc", "LGPL-2.1-or-later", "https://github.com/tinycc/tinycc"],
  ["uSockets", "usockets", "Apache-2.0", "https://github.com/uNetworking/uSockets"],
  ["uWebSockets", "uwebsockets", "Apache-2.0", "https://github.com/uNetworking/uWebSockets"],
  ["Zig standard library", "zig", "MIT", "https://github.com/ziglang/zig"],
  ["zlib-ng", "zlib", "Zlib", "https://github.com/zlib-ng/zlib-ng"],
  ["Zstandard", "zstd", "BSD-3-Clause", "https://github.com/facebook/zstd"]
]

/** The parts of the Bun that runs this, which is the one of the lockfile. */
export const bunParts = (
  versions: Readonly<Record<string, string | undefined>> = process.versions
): ReadonlyArray<BunPart> => [
  ...PARTS.map(([name, versionName, license, source]): BunPart => ({
    name,
    version: versionName === "" ? undefined : versions[versionName],
    license,
    source,
    type: "library"
  })),
  {
    name: "Unicode and time zone data of ICU",
    version: versions["icu"],
    license: "Unicode-3.0",
    source: "https://github.com/unicode-org/icu",
    type: "data"
  },
  {
    name: "Mozilla's root certificates",
    version: undefined,
    license: "MPL-2.0",
    source: "https://hg.mozilla.org/projects/nss",
    type: "data"
  }
]
