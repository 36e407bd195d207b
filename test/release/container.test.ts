/** The Dockerfile, compose.yaml and what the check of the container makes of them. */
import { afterAll, describe, expect, it } from "vitest"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import manifest from "../../package.json" with { type: "json" }
import { withoutBuilder } from "../../scripts/container/archive.ts"
import { baseName, machineSettings } from "../../scripts/container/base.ts"
import { interpolated, servicesOf } from "../../scripts/container/compose.ts"
import { addressLabels, buildArguments } from "../../scripts/container/image.ts"
import { variables } from "../deploy/files.ts"

const root = join(import.meta.dirname, "../..")
const read = (file: string) => readFileSync(join(root, file), "utf8")
const work = mkdtempSync(join(tmpdir(), "duebook-settings-"))
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe("the Dockerfile", () => {
  const dockerfile = read("Dockerfile")

  it("has the version, description and licence of the package, and the Bun of the lockfile", () => {
    expect([...dockerfile.matchAll(/^ARG VERSION=(.*)$/gm)].map(([, version]) => version)).toEqual([
      manifest.version,
      manifest.version
    ])
    expect(dockerfile).toContain(`description="${manifest.description}"`)
    expect(dockerfile).toContain(`licenses="${manifest.license}"`)
    expect(baseName()).toBe(`docker.io/oven/bun:${manifest.devDependencies.bun}`)
    expect(dockerfile).toMatch(new RegExp(`^ARG SYSTEM=oven/bun:${manifest.devDependencies.bun}$`, "m"))
  })

  it("takes every argument that a build gives it", () => {
    const source = {
      version: "1.2.0",
      revision: "abc",
      epochSeconds: 1_800_000_000,
      url: undefined,
      dirty: false
    }
    expect(buildArguments(source)).toEqual({
      VERSION: "1.2.0",
      REVISION: "abc",
      CREATED: "2027-01-15T08:00:00Z",
      SOURCE_DATE_EPOCH: "1800000000"
    })
    for (const name of Object.keys(buildArguments(source)))
      expect(dockerfile).toMatch(new RegExp(`^ARG ${name}\\b`, "m"))
    expect(addressLabels(source)).toEqual({})
    expect(addressLabels({ ...source, url: "https://code.example/duebook" })).toMatchObject({
      "org.opencontainers.image.source": "https://code.example/duebook",
      "org.opencontainers.image.documentation": "https://code.example/duebook/blob/abc/docs/operating.md"
    })
  })
})

describe("an archive of an image", () => {
  it("names the processor, leaves out in which container the image was built, and nothing else", () => {
    const config = {
      User: "65532:65532",
      Hostname: "8e018d8d3aeb",
      Healthcheck: { Test: ["CMD", "/duebook"] }
    }
    expect(
      withoutBuilder(
        {
          architecture: "amd64",
          container: "0277e949",
          container_config: config,
          config,
          rootfs: { diff_ids: ["sha256:1"] }
        },
        "arm64"
      )
    ).toEqual({
      architecture: "arm64",
      config: { ...config, Hostname: "" },
      rootfs: { diff_ids: ["sha256:1"] }
    })
  })
})

describe("compose.yaml", () => {
  const services = servicesOf(read("compose.yaml"), { APP_PASSWORD: "own", POSTGRES_PASSWORD: "secret" })

  it("makes keys once, migrates after that and PostgreSQL, gives the serving role its login, and serves at last", () => {
    expect(services.map(({ name }) => name)).toEqual(["postgres", "keys", "migrate", "login", "serve"])
    expect(services[1]?.command).toEqual(["secrets", "new", "--file", "/keys/duebook"])
    expect(services[2]?.command).toEqual(["migrate"])
    expect(services[2]?.dependsOn).toEqual({
      keys: "service_completed_successfully",
      postgres: "service_healthy"
    })
    expect(services[3]?.dependsOn).toEqual({ migrate: "service_completed_successfully" })
    expect(services[4]?.dependsOn).toEqual({ login: "service_completed_successfully" })
    for (const { environment, volumes } of services.filter(({ build }) => build)) {
      expect(environment).toContainEqual(["DUEBOOK_KEYS_FILE", "/keys/duebook"])
      expect(volumes).toEqual(["keys:/keys"])
    }
  })

  it("confines them, and gives them what is set", () => {
    for (const { confinement, environment } of services.filter(({ build }) => build)) {
      expect(confinement).toEqual([
        "--read-only",
        "--read-only-tmpfs=false",
        "--cap-drop=ALL",
        "--security-opt=no-new-privileges"
      ])
      expect(environment).toContainEqual(["SMTP_URL", null])
    }
    expect(services[4]?.stopSeconds).toBe(30)
  })

  it("migrates as the owner of the database, and serves as the role that may not change the schema", () => {
    const urlOf = (name: string) =>
      new Map(services.find((service) => service.name === name)?.environment).get("DATABASE_URL")
    expect(urlOf("migrate")).toBe("postgres://duebook:secret@postgres:5432/duebook")
    expect(urlOf("serve")).toBe("postgres://duebook_app:own@postgres:5432/duebook")
  })

  it("hands through every setting but those that the file itself depends on", () => {
    const fixed = [
      "ADMIN_HOST",
      "ADMIN_PORT",
      "DRAIN_SECONDS",
      "DUEBOOK_KEYS",
      "HOST",
      "PORT",
      "SHUTDOWN_GRACE_SECONDS"
    ]
    for (const { environment, name } of services.filter(({ build }) => build)) {
      const offered = environment.map(([setting]) => setting).filter((each) => !each.endsWith("_FILE"))
      expect([...offered, ...fixed].sort(), name).toEqual([...variables].sort())
    }
  })

  it("keeps a bounded log of each service, and publishes the API for this machine alone", () => {
    const { services: written } = Bun.YAML.parse(read("compose.yaml")) as {
      readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>
    }
    for (const [name, { logging }] of Object.entries(written)) {
      expect(logging, name).toEqual({ driver: "local", options: { "max-size": "10m", "max-file": "5" } })
    }
    const ports = Object.values(written).flatMap(({ ports: published = [] }) => published as Array<string>)
    expect(ports).toEqual(["127.0.0.1:${PORT:-3000}:3000"])
  })

  it("is refused without the passwords, and with what is not understood", () => {
    expect(() => servicesOf(read("compose.yaml"), {})).toThrow(/_PASSWORD/)
    expect(() => servicesOf("services: { a: { image: a, privileged: true } }", {})).toThrow(/privileged/)
    const circle = "services: { a: { depends_on: { b: {} } }, b: { depends_on: { a: {} } } }"
    expect(() => servicesOf(circle, {})).toThrow("a, b wait for each other")
    expect(interpolated("${PORT:-3000}:${OTHER}", { OTHER: "1" })).toBe("3000:1")
  })
})

describe("building behind a registry and certificates of one's own", () => {
  it("hands over what the environment and the user's files say, and nothing else", () => {
    const certificates = join(work, "ca.pem")
    const others = join(work, "others.pem")
    writeFileSync(certificates, "")
    writeFileSync(others, "")
    writeFileSync(join(work, ".npmrc"), `registry=https://packages.example/\ncafile = "${others}"\n`)
    const found = machineSettings(
      {
        NODE_EXTRA_CA_CERTS: certificates,
        BUN_CONFIG_REGISTRY: "https://packages.example/",
        AWS_SECRET_ACCESS_KEY: "secret",
        HOME: work
      },
      work
    )
    expect(found).toEqual({
      variables: { NODE_EXTRA_CA_CERTS: certificates, BUN_CONFIG_REGISTRY: "https://packages.example/" },
      files: {
        [certificates]: certificates,
        [join(work, ".npmrc")]: "/root/.npmrc",
        [others]: others
      }
    })
  })

  it("hands over nothing where nothing is set", () => {
    expect(machineSettings({}, join(work, "nobody"))).toEqual({ variables: {}, files: {} })
  })
})
