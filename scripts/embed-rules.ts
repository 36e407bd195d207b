/**
 * Writes the alerts for the Prometheus Operator, which are those of Prometheus itself in an object of Kubernetes:
 * `bun scripts/embed-rules.ts`, after a change of deploy/prometheus/duebook.rules.yaml.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")
const RULES = "deploy/prometheus/duebook.rules.yaml"
const OBJECT = "deploy/kubernetes/monitoring/prometheus-rule.yaml"

const HEAD = `# The alerts of ${RULES}, made by scripts/embed-rules.ts. Change them there.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: duebook
  namespace: duebook
  labels:
    app.kubernetes.io/name: duebook
spec:
`

/** The object with these rules. */
export const prometheusRule = (rules: string): string => {
  const begin = rules.indexOf("groups:\n")
  if (begin === -1) throw new Error(`${RULES} has no groups`)
  const lines = rules.slice(begin).trimEnd().split("\n")
  return `${HEAD}${lines.map((line) => (line === "" ? "" : `  ${line}`)).join("\n")}\n`
}

/** The rules as they are. */
export const readRules = (): string => readFileSync(join(root, RULES), "utf8")

/** The object as it is. */
export const readObject = (): string => readFileSync(join(root, OBJECT), "utf8")

if (import.meta.main) writeFileSync(join(root, OBJECT), prometheusRule(readRules()))
