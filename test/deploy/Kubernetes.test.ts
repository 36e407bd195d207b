/** The manifests agree with the image, the settings with what is read, and nothing has more rights than it needs. */
import { ConfigProvider, Effect, Either } from "effect"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, cpSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import packageJson from "../../package.json" with { type: "json" }
import * as Config from "../../src/Config.ts"
import { commands } from "../../src/cli/commands.ts"
import { MAX_IMPORT_BYTES } from "../../src/domain/imports/ImportKind.ts"
import { prometheusRule, readObject, readRules } from "../../scripts/embed-rules.ts"
import { adminAnswers } from "./exported.ts"
import {
  at,
  complaintOf,
  deploy,
  documentsOf,
  installed,
  listAt,
  settingsOf,
  textOf,
  variables
} from "./files.ts"
import { KEYS } from "../support/secretKeys.ts"

const FOLDER = "deploy/kubernetes"
const kustomization = documentsOf(`${FOLDER}/kustomization.yaml`)[0]
const migration = documentsOf(`${FOLDER}/migrate/kustomization.yaml`)[0]
const resources = listAt(kustomization, "resources").flatMap((file) =>
  documentsOf(`${FOLDER}/${String(file)}`)
)
const [job] = documentsOf(`${FOLDER}/migrate/job.yaml`)
const ofKind = (kind: string) => resources.filter((resource) => at(resource, "kind") === kind)
const nameOf = (resource: unknown) => String(at(resource, "metadata.name"))

const deployments = ofKind("Deployment")
const [api, worker] = deployments
const workloads = [...deployments, job]
const CONTAINER = "spec.template.spec.containers.0"
const settingsText = textOf(`${FOLDER}/settings.properties`)
const settings = settingsOf(settingsText)
const dockerfile = textOf("Dockerfile")
const policy = (name: string) => ofKind("NetworkPolicy").find((found) => nameOf(found) === `duebook-${name}`)

/** The variables that a workload gets from the secret, by name, and whether each has to be there. */
const secretsOf = (workload: unknown) =>
  new Map(
    listAt(workload, `${CONTAINER}.env`).map((variable) => {
      expect(at(variable, "valueFrom.secretKeyRef.name")).toBe("duebook")
      // The Job alone migrates as the owner of the database.
      const key = workload === job ? `OWNER_${String(at(variable, "name"))}` : at(variable, "name")
      expect(at(variable, "valueFrom.secretKeyRef.key")).toBe(key)
      return [String(at(variable, "name")), at(variable, "valueFrom.secretKeyRef.optional") !== true] as const
    })
  )

const secrets: ReadonlyMap<string, string> = new Map([
  ["DATABASE_URL", "postgres://duebook:secret@postgres.example:5432/duebook"],
  ["DUEBOOK_KEYS", KEYS.DUEBOOK_KEYS],
  ["SMTP_URL", "smtps://user:secret@smtp.example.com:465"],
  ["SMS_API_KEY", "user:secret"],
  ["OIDC_CLIENT_SECRET", "secret"]
])

describe("the settings", () => {
  it("are variables that Duebook reads, those in comments too", () => {
    const offered = settingsOf(settingsText.replaceAll(/^# (?=[A-Z_]+=)/gm, ""))
    expect(offered.size).toBeGreaterThan(settings.size)
    const named = [...offered.keys(), ...workloads.flatMap((workload) => [...secretsOf(workload).keys()])]
    expect(named.filter((name) => !variables.has(name))).toEqual([])
  })

  it("are each usable, with the secret and without what is optional in it", () => {
    const offered = settingsOf(settingsText.replaceAll(/^# (?=[A-Z_]+=)/gm, ""))
    for (const [workload, config] of [
      [api, Config.serve],
      [worker, Config.sending]
    ] as const) {
      for (const given of [settings, offered]) {
        for (const isWhole of [true, false]) {
          const secret = [...secretsOf(workload)]
            .filter(([, isRequired]) => isWhole || isRequired)
            .map(([name]) => [name, secrets.get(name) ?? ""] as const)
          const loaded = Config.load<unknown>(config).pipe(
            Effect.withConfigProvider(ConfigProvider.fromMap(new Map([...given, ...secret]))),
            Effect.either,
            Effect.runSync
          )
          expect(Either.isRight(loaded), `${nameOf(workload)}: ${JSON.stringify(loaded)}`).toBe(true)
        }
      }
    }
  })

  it("have no secret in them, and no file has one", () => {
    for (const name of secrets.keys()) expect(settingsText).not.toMatch(new RegExp(`^#? ?${name}=`, "m"))
    expect([...ofKind("Secret"), ...ofKind("ConfigMap")]).toEqual([])
    expect([...secretsOf(api).keys()]).toEqual([
      "DATABASE_URL",
      "DUEBOOK_KEYS",
      "SMS_API_KEY",
      "OIDC_CLIENT_SECRET"
    ])
    expect([...secretsOf(worker).keys()]).toEqual([
      "DATABASE_URL",
      "DUEBOOK_KEYS",
      "SMTP_URL",
      "SMS_API_KEY",
      "OIDC_CLIENT_SECRET"
    ])
    expect([...secretsOf(job).keys()]).toEqual(["DATABASE_URL"])
  })

  it("leave connections of PostgreSQL's 100 free during a rollout, as README.md adds them up", () => {
    const pool = Number(settings.get("DATABASE_POOL_SIZE"))
    const atMost = (deployment: unknown) =>
      Number(at(deployment, "spec.replicas")) + Number(at(deployment, "spec.strategy.rollingUpdate.maxSurge"))
    // One for the heartbeat, one that listens, one for a look of /readyz.
    const sum = (atMost(api) + atMost(worker)) * (pool + 3)
    expect(textOf(`${FOLDER}/README.md`)).toContain(`= ${sum}, below the 100`)
    expect(sum).toBeLessThan(97)
  })
})

describe("the pods", () => {
  it("run commands that there are, from the image of this version", () => {
    expect(workloads.map((workload) => listAt(workload, `${CONTAINER}.args`))).toEqual([
      ["serve", "--no-worker"],
      ["worker"],
      ["migrate", "--json"]
    ])
    for (const workload of workloads) {
      const [command] = listAt(workload, `${CONTAINER}.args`)
      expect(Object.hasOwn(commands, String(command))).toBe(true)
      // The image's entry point is the executable.
      expect(at(workload, `${CONTAINER}.command`)).toBeUndefined()
      expect(at(workload, `${CONTAINER}.image`)).toBe("duebook")
    }
    expect(dockerfile).toContain('ENTRYPOINT ["/duebook"]')
    for (const file of [kustomization, migration]) {
      expect(listAt(file, "images")).toEqual([
        { name: "duebook", newName: "registry.example.com/duebook", newTag: packageJson.version }
      ])
    }
  })

  it("run as the image's user, without rights and with a file system that is read-only", () => {
    const [, user, group] = /^USER (\d+):(\d+)$/m.exec(dockerfile) ?? []
    for (const workload of workloads) {
      const pod = at(workload, "spec.template.spec")
      expect(at(pod, "securityContext"), nameOf(workload)).toEqual({
        runAsNonRoot: true,
        runAsUser: Number(user),
        runAsGroup: Number(group),
        seccompProfile: { type: "RuntimeDefault" }
      })
      expect(listAt(pod, "containers")).toHaveLength(1)
      expect(at(workload, `${CONTAINER}.securityContext`)).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] }
      })
      expect(at(pod, "automountServiceAccountToken")).toBe(false)
      expect(at(pod, "enableServiceLinks")).toBe(false)
      expect(at(workload, `${CONTAINER}.resources.requests.memory`)).toMatch(/^\d+Mi$/)
      expect(at(workload, `${CONTAINER}.resources.limits.memory`)).toMatch(/^\d+Mi$/)
    }
  })

  it("open the admin port to the probes and the scraper, who come by the pod's address", () => {
    expect(settings.get("ADMIN_HOST")).toBe("0.0.0.0")
  })

  it("name the ports of the settings and of the image", () => {
    const ports = { http: Number(settings.get("PORT")), admin: Number(settings.get("ADMIN_PORT")) }
    const named = (workload: unknown) =>
      Object.fromEntries(
        listAt(workload, `${CONTAINER}.ports`).map((port) => [at(port, "name"), at(port, "containerPort")])
      )
    expect(named(api)).toEqual(ports)
    expect(named(worker)).toEqual({ admin: ports.admin })
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${ports.http}$`, "m"))
    const [service] = ofKind("Service")
    expect(listAt(service, "spec.ports").map((port) => at(port, "targetPort"))).toEqual(["http"])
    expect(at(service, "spec.type")).toBe("ClusterIP")
  })

  it("are asked on the admin port for what it answers, with time for the database to be asked", async () => {
    const probes = ["startupProbe", "livenessProbe", "readinessProbe"].map((probe) => `${CONTAINER}.${probe}`)
    for (const deployment of deployments) {
      const paths = probes.map((probe) => String(at(deployment, `${probe}.httpGet.path`)))
      expect(paths).toEqual(["/healthz", "/healthz", "/readyz"])
      expect(probes.map((probe) => at(deployment, `${probe}.httpGet.port`))).toEqual([
        "admin",
        "admin",
        "admin"
      ])
      expect((await adminAnswers(paths)).map(({ status }) => status)).toEqual([200, 200, 200])
      const [, millis = ""] = /TIMEOUT_MILLIS = ([\d_]+)/.exec(textOf("src/postgres/Readiness.ts")) ?? []
      const seconds = Number(at(deployment, `${CONTAINER}.readinessProbe.timeoutSeconds`))
      expect(seconds * 1_000).toBeGreaterThan(Number(millis.replaceAll("_", "")))
    }
  })

  it("go on answering while proxies learn of their end, and have longer to stop than that and the grace together", () => {
    const [drain, grace] = ["DRAIN_SECONDS", "SHUTDOWN_GRACE_SECONDS"].map((name) =>
      Number(settings.get(name))
    )
    for (const deployment of deployments) {
      const period = Number(at(deployment, `${CONTAINER}.readinessProbe.periodSeconds`))
      expect(drain).toBeGreaterThanOrEqual(2 * period)
      expect(
        Number(at(deployment, "spec.template.spec.terminationGracePeriodSeconds"))
      ).toBeGreaterThanOrEqual(drain! + grace! + 10)
    }
  })

  it("are replaced one by one, without one missing, and are spread over machines", () => {
    for (const deployment of deployments) {
      expect(at(deployment, "spec.strategy")).toEqual({
        type: "RollingUpdate",
        rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
      })
      expect(Number(at(deployment, "spec.replicas"))).toBeGreaterThan(1)
      const spread = listAt(deployment, "spec.template.spec.topologySpreadConstraints")
      expect(spread.map((constraint) => at(constraint, "topologyKey"))).toEqual([
        "topology.kubernetes.io/zone",
        "kubernetes.io/hostname"
      ])
      const labels = at(deployment, "spec.template.metadata.labels")
      for (const constraint of spread) expect(at(constraint, "labelSelector.matchLabels")).toEqual(labels)
    }
  })

  it("are found by the selectors that mean them, and by no other", () => {
    const labelsOf = (workload: unknown) => at(workload, "spec.template.metadata.labels")
    for (const deployment of deployments) {
      expect(at(deployment, "spec.selector.matchLabels")).toEqual(labelsOf(deployment))
      const [budget] = ofKind("PodDisruptionBudget").filter((found) => nameOf(found) === nameOf(deployment))
      expect(at(budget, "spec.selector.matchLabels")).toEqual(labelsOf(deployment))
      expect(at(budget, "spec.maxUnavailable")).toBe(1)
    }
    expect(at(ofKind("Service")[0], "spec.selector")).toEqual(labelsOf(api))
    expect(new Set(workloads.map((workload) => JSON.stringify(labelsOf(workload)))).size).toBe(3)
  })
})

describe("the job that migrates", () => {
  it("runs before the pods of its version, by whatever applies the manifests", () => {
    expect(at(job, "metadata.annotations")).toEqual({
      "argocd.argoproj.io/hook": "PreSync",
      "argocd.argoproj.io/hook-delete-policy": "BeforeHookCreation",
      "helm.sh/hook": "pre-install,pre-upgrade",
      "helm.sh/hook-delete-policy": "before-hook-creation",
      "kustomize.toolkit.fluxcd.io/force": "enabled"
    })
  })
})

describe("the ingress", () => {
  const [ingress] = documentsOf(`${FOLDER}/ingress/ingress.yaml`)

  it("leads https for the host of PUBLIC_URL to the API, and the admin port to nobody", () => {
    const host = new URL(settings.get("PUBLIC_URL") ?? "").hostname
    expect(listAt(ingress, "spec.rules").map((rule) => at(rule, "host"))).toEqual([host])
    expect(at(ingress, "spec.tls.0.hosts")).toEqual([host])
    const [service] = ofKind("Service")
    expect(at(ingress, "spec.rules.0.http.paths.0.backend.service")).toEqual({
      name: nameOf(service),
      port: { name: at(service, "spec.ports.0.name") }
    })
    expect(settings.get("TRUST_PROXY")).toBe("1")
  })

  it("comes from where the network policies let requests in, and lets through what may be imported", () => {
    const from = listAt(policy("api"), "spec.ingress.0.from")[0]
    expect(at(from, "namespaceSelector.matchLabels")).toEqual({
      "kubernetes.io/metadata.name": `ingress-${String(at(ingress, "spec.ingressClassName"))}`
    })
    const annotations = at(ingress, "metadata.annotations") as Readonly<Record<string, string>>
    const size = /^(\d+)m$/.exec(annotations["nginx.ingress.kubernetes.io/proxy-body-size"] ?? "")
    expect(Number(size?.[1]) * 1024 * 1024).toBeGreaterThan(MAX_IMPORT_BYTES)
  })
})

describe("the objects of the Prometheus Operator", () => {
  const [monitor] = documentsOf(`${FOLDER}/monitoring/pod-monitor.yaml`)

  it("have the alerts of deploy/prometheus, as scripts/embed-rules.ts writes them", () => {
    const written: unknown = Bun.YAML.parse(readObject())
    expect(at(written, "spec")).toEqual(Bun.YAML.parse(readRules()))
    expect(written).toEqual(Bun.YAML.parse(prometheusRule(readRules())))
  })

  it("scrape the pods that the scraper may reach, under the job that the alerts name", async () => {
    expect(at(monitor, "spec.selector")).toEqual(at(policy("admin"), "spec.podSelector"))
    const jobLabel = String(at(monitor, "spec.jobLabel"))
    const rules = textOf("deploy/prometheus/duebook.rules.yaml")
    const jobs = new Set([...rules.matchAll(/\bjob="([^"]*)"/g)].map(([, name]) => name))
    for (const deployment of deployments) {
      const labels = at(deployment, "spec.template.metadata.labels") as Readonly<Record<string, string>>
      expect(jobs).toEqual(new Set([labels[jobLabel]]))
    }
    const [endpoint, ...others] = listAt(monitor, "spec.podMetricsEndpoints")
    expect(others).toEqual([])
    const names = listAt(worker, `${CONTAINER}.ports`).map((port) => at(port, "name"))
    expect(names).toContain(at(endpoint, "port"))
    expect((await adminAnswers([String(at(endpoint, "path"))])).map(({ status }) => status)).toEqual([200])
    const added = listAt(endpoint, "relabelings").map((rule) => at(rule, "targetLabel"))
    const [scrape] = listAt(documentsOf("deploy/prometheus/prometheus.yaml")[0], "scrape_configs")
    const here = listAt(scrape, "relabel_configs").flatMap((rule) => at(rule, "target_label") ?? [])
    expect(added).toEqual(here)
  })
})

describe("the network policies", () => {
  const ports = (rules: ReadonlyArray<unknown>) =>
    rules.flatMap((rule) => listAt(rule, "ports").map((port) => at(port, "port")))

  it("begin with nothing for every pod", () => {
    expect(at(policy("nothing"), "spec")).toEqual({
      podSelector: { matchLabels: { "app.kubernetes.io/name": "duebook" } },
      policyTypes: ["Ingress", "Egress"]
    })
    for (const workload of workloads) {
      expect(at(workload, "spec.template.metadata.labels")).toMatchObject({
        "app.kubernetes.io/name": "duebook"
      })
    }
  })

  it("let only the scraper reach the admin port, and nobody reach a rule without a sender", () => {
    const entries = ofKind("NetworkPolicy").flatMap((found) =>
      listAt(found, "spec.ingress").map((rule) => ({ name: nameOf(found), rule }))
    )
    const admin = Number(settings.get("ADMIN_PORT"))
    expect(entries.filter(({ rule }) => ports([rule]).includes(admin)).map(({ name }) => name)).toEqual([
      "duebook-admin"
    ])
    for (const { name, rule } of entries) {
      expect(listAt(rule, "from"), name).toHaveLength(1)
      expect(ports([rule]), name).toHaveLength(1)
    }
    expect(ports(listAt(policy("api"), "spec.ingress"))).toEqual([Number(settings.get("PORT"))])
  })

  it("let all pods reach DNS and PostgreSQL, and workers alone SMTP and HTTPS, but nothing private by that", () => {
    const egress = ofKind("NetworkPolicy").flatMap((found) =>
      listAt(found, "spec.egress").length === 0 ? [] : [[nameOf(found), ports(listAt(found, "spec.egress"))]]
    )
    expect(Object.fromEntries(egress)).toEqual({
      "duebook-database": [53, 53, 5432],
      "duebook-telemetry": [4318],
      "duebook-providers": [25, 465, 587, 443]
    })
    expect(at(policy("providers"), "spec.podSelector.matchLabels")).toEqual(
      at(worker, "spec.template.metadata.labels")
    )
    const [, https] = listAt(policy("providers"), "spec.egress")
    expect(listAt(at(listAt(https, "to")[0], "ipBlock"), "except")).toContain("169.254.0.0/16")
  })
})

describe.skipIf(!installed("kubectl", "what Kustomize makes of the manifests"))("kubectl kustomize", () => {
  const build = (folder: string): ReadonlyArray<unknown> => {
    const { stdout } = Bun.spawnSync(["kubectl", "kustomize", folder], { timeout: 60_000 })
    const parsed: unknown = Bun.YAML.parse(stdout.toString())
    return Array.isArray(parsed) ? parsed : [parsed]
  }

  it("builds both folders, and changes nobody whom the policies let in", () => {
    for (const folder of ["kubernetes", "kubernetes/migrate"]) {
      expect(complaintOf(["kubectl", "kustomize", folder], deploy)).toBeNull()
    }
    const built = build(join(deploy, "kubernetes"))
    for (const written of ofKind("NetworkPolicy")) {
      const made = built.find(
        (found) => at(found, "kind") === "NetworkPolicy" && nameOf(found) === nameOf(written)
      )
      expect(at(made, "spec"), nameOf(written)).toEqual(at(written, "spec"))
    }
    const [configMap] = built.filter((found) => at(found, "kind") === "ConfigMap")
    expect(at(configMap, "data")).toEqual(Object.fromEntries(settings))
    for (const deployment of built.filter((found) => at(found, "kind") === "Deployment")) {
      expect(at(deployment, `${CONTAINER}.envFrom.0.configMapRef.name`)).toBe(nameOf(configMap))
    }
  })

  it("builds the overlays that README.md shows, which it applies", () => {
    const folder = mkdtempSync(join(tmpdir(), "duebook-overlay-"))
    try {
      const readme = textOf(`${FOLDER}/README.md`)
      cpSync(join(deploy, "kubernetes"), join(folder, "duebook/deploy/kubernetes"), { recursive: true })
      for (const [, name = "", overlay = ""] of readme.matchAll(
        /```yaml\n +# (\S+)\/kustomization\.yaml\n([\s\S]*?)```/g
      )) {
        mkdirSync(join(folder, name))
        writeFileSync(join(folder, name, "kustomization.yaml"), overlay.replaceAll(/^ {3}/gm, ""))
      }
      const applied = [...readme.matchAll(/^kubectl apply -k (\S+)$/gm)].map(([, name = ""]) => name)
      expect(applied).toEqual(["own-migrate", "own"])
      for (const name of applied) expect(complaintOf(["kubectl", "kustomize", name], folder)).toBeNull()
      const byDigest = expect.stringMatching(/^registry\.your\.example\/duebook@sha256:[0-9a-f]{64}$/)
      const [migrating] = build(join(folder, "own-migrate"))
      expect(at(migrating, `${CONTAINER}.image`)).toEqual(byDigest)
      const built = build(join(folder, "own"))
      const [configMap] = built.filter((found) => at(found, "kind") === "ConfigMap")
      expect(at(configMap, "data.PUBLIC_URL")).toBe("https://pay.your.example")
      const images = built
        .map((found) => at(found, `${CONTAINER}.image`))
        .filter((image) => image !== undefined)
      expect(images).toEqual([byDigest, byDigest])
      expect(new Set(built.map((found) => at(found, "metadata.namespace") ?? nameOf(found)))).toEqual(
        new Set(["duebook"])
      )
      // What Argo CD gets: everything in one, with the Job as a hook.
      mkdirSync(join(folder, "both"))
      writeFileSync(join(folder, "both", "kustomization.yaml"), "resources: [../own, ../own-migrate]\n")
      const kinds = build(join(folder, "both")).map((found) => at(found, "kind"))
      expect(kinds.filter((kind) => kind === "Job" || kind === "Deployment").sort()).toEqual([
        "Deployment",
        "Deployment",
        "Job"
      ])
      const [entrance] = built.filter((found) => at(found, "kind") === "Ingress")
      expect(at(entrance, "spec.rules.0.host")).toBe("pay.your.example")
      expect(at(entrance, "spec.tls.0.hosts.0")).toBe("pay.your.example")
      expect(built.map((found) => at(found, "kind"))).toEqual(
        expect.arrayContaining(["PodMonitor", "PrometheusRule"])
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
