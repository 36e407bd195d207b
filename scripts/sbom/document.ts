/** The bill of materials of an executable or an image, as a CycloneDX 1.6 document in JSON. */
import { Contrib, Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library"
import { createHash } from "node:crypto"
import { PackageURL } from "packageurl-js"
import parseExpression from "spdx-expression-parse"
import type { Target } from "../build.ts"
import { type BunPart } from "./bun.ts"
import { DATA_PACKAGES, type Embedded } from "./data.ts"
import type { SystemPackage } from "./libraries.ts"
import type { Package } from "./packages.ts"

/** What a bill of materials is made from. */
export interface Materials {
  readonly version: string
  /** The commit that it was built from; undefined where nobody said. */
  readonly revision: string | undefined
  /** The time of that commit, in seconds since 1970. */
  readonly epochSeconds: number
  readonly target: Target
  readonly executableSha256: string
  /** The package of the lockfile that has Bun, and what Bun consists of. */
  readonly bun: Package
  readonly bunParts: ReadonlyArray<BunPart>
  readonly packages: ReadonlyArray<Package>
  /** Folder of a package → folders of those that it imports; those of the repository's own files are under `""`. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>
  readonly embedded: ReadonlyArray<Embedded>
  /** Of an image: what it holds beside the executable, and the hash of each of those files by its path. */
  readonly image?: {
    readonly packages: ReadonlyArray<SystemPackage>
    readonly sha256: ReadonlyMap<string, string>
  }
}

const { HashAlgorithm, ComponentType, ExternalReferenceType } = Enums

const licenses = new Contrib.License.Factories.LicenseFactory(parseExpression)

/** Adds a licence, as an SPDX expression where it is one. */
const license = (component: Models.Component, expression: string | undefined) => {
  if (expression !== undefined) component.licenses.add(licenses.makeFromString(expression))
  return component
}

const link = (component: Models.Component, type: Enums.ExternalReferenceType, url: string | undefined) => {
  if (url !== undefined) component.externalReferences.add(new Models.ExternalReference(url, type))
  return component
}

const properties = (component: Models.Component, values: Readonly<Record<string, string | undefined>>) => {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) component.properties.add(new Models.Property(`duebook:${name}`, value))
  }
  return component
}

const versioned = (version: string | undefined) => (version === undefined ? {} : { version })

const purlOf = ({ name, version }: Pick<Package, "name" | "version">): string => {
  const [base = "", group] = name.split("/").toReversed()
  return new PackageURL("npm", group, base, version).toString()
}

/** A package of npm; `place` tells two of the same version apart. */
const npm = (found: Package, place: string): Models.Component => {
  const { homepage, name, sha512, version } = found
  const [base = "", group] = name.split("/").toReversed()
  const component = new Models.Component(ComponentType.Library, base, {
    bomRef: place,
    version,
    purl: purlOf(found),
    ...(group === undefined ? {} : { group })
  })
  if (sha512 !== undefined) component.hashes.set(HashAlgorithm["SHA-512"], sha512)
  link(component, ExternalReferenceType.Website, homepage)
  return properties(license(component, found.license), { data: DATA_PACKAGES[name] })
}

const file = (path: string, sha256: string, place: string): Models.Component => {
  const component = new Models.Component(ComponentType.File, path, { bomRef: `${place}#${path}` })
  component.hashes.set(HashAlgorithm["SHA-256"], sha256)
  return component
}

const bunComponent = ({ bun, bunParts }: Materials): Models.Component => {
  const component = npm(bun, `bun@${bun.version}`)
  component.type = ComponentType.Platform
  component.description = "Bun, which the executable contains; its own parts as far as it names them"
  link(component, ExternalReferenceType.License, "https://github.com/oven-sh/bun/blob/main/LICENSE.md")
  for (const part of bunParts) {
    const inner = new Models.Component(
      part.type === "data" ? ComponentType.Data : ComponentType.Library,
      part.name,
      { bomRef: `bun@${bun.version}#${part.name}`, ...versioned(part.version) }
    )
    link(inner, ExternalReferenceType.VCS, part.source)
    component.components.add(license(inner, part.license))
  }
  return component
}

const embeddedComponent = (data: Embedded): Models.Component => {
  const { description, files, name, packages, version } = data
  const component = new Models.Component(ComponentType.Data, name, {
    bomRef: name,
    description,
    ...versioned(version)
  })
  for (const { path, sha256 } of files) component.components.add(file(path, sha256, name))
  for (const inner of packages) {
    component.components.add(
      typeof inner === "string"
        ? new Models.Component(ComponentType.Library, inner, { bomRef: `${name}#${inner}` })
        : npm(inner, `${name}#${inner.name}`)
    )
  }
  return license(component, data.license)
}

const systemComponent = (found: SystemPackage, sha256: ReadonlyMap<string, string>): Models.Component => {
  const { architecture, distribution, files, name, source, version } = found
  const [vendor = "debian"] = distribution.split("-")
  const purl = new PackageURL("deb", vendor, name, version, { arch: architecture, distro: distribution })
  const component = new Models.Component(ComponentType.Library, name, {
    bomRef: `${name}@${version}`,
    version,
    purl: purl.toString()
  })
  for (const path of files) component.components.add(file(path, sha256.get(path) ?? "", name))
  return properties(license(component, found.license), { "source-package": source })
}

/** The application with everything in it, and what depends on what. */
const application = (materials: Materials, bom: Models.Bom): Models.Component => {
  const { executableSha256, revision, target, version } = materials
  const root = new Models.Component(ComponentType.Application, "duebook", {
    bomRef: `duebook@${version}`,
    version,
    purl: new PackageURL("generic", undefined, "duebook", version).toString()
  })
  root.hashes.set(HashAlgorithm["SHA-256"], executableSha256)
  license(root, "Apache-2.0")
  properties(root, { target, revision })
  const components = new Map(materials.packages.map((found) => [found.folder, npm(found, found.folder)]))
  for (const [from, folders] of materials.imports) {
    for (const folder of folders) {
      const to = components.get(folder)
      if (to !== undefined) (components.get(from) ?? root).dependencies.add(to.bomRef)
    }
  }
  const runtime = bunComponent(materials)
  const data = materials.embedded.map((each) => embeddedComponent(each))
  for (const direct of [runtime, ...data]) root.dependencies.add(direct.bomRef)
  for (const component of [runtime, ...data, ...components.values()]) bom.components.add(component)
  return root
}

/** An image around an application. */
const container = (
  app: Models.Component,
  { image, version }: Materials,
  bom: Models.Bom
): Models.Component => {
  const root = new Models.Component(ComponentType.Container, "duebook", {
    bomRef: `duebook-image@${version}`,
    version
  })
  bom.components.add(app)
  root.dependencies.add(app.bomRef)
  for (const found of image?.packages ?? []) {
    const component = systemComponent(found, image?.sha256 ?? new Map())
    bom.components.add(component)
    app.dependencies.add(component.bomRef)
  }
  return license(root, "Apache-2.0")
}

/** A UUID that is the same for the same content (RFC 9562, version 8). */
const uuidOf = (content: string): string => {
  const hex = createHash("sha256").update(content).digest("hex")
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32)
  ].join("-")
}

/** The document. The same materials give the same bytes. */
export const document = (materials: Materials): string => {
  const bom = new Models.Bom()
  const app = application(materials, bom)
  bom.metadata.component = materials.image === undefined ? app : container(app, materials, bom)
  bom.metadata.timestamp = new Date(materials.epochSeconds * 1000)
  bom.metadata.lifecycles.add(Enums.LifecyclePhase.Build)
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  const options = { sortLists: true, space: 2 }
  bom.serialNumber = `urn:uuid:${uuidOf(serializer.serialize(bom, options))}`
  return `${serializer.serialize(bom, options)}\n`
}
