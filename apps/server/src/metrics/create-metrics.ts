import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { RequestTimes } from './request-times.ts'

export type Metrics = {
  readonly registry: Registry
  readonly request: (method: string, route: string, status: number, seconds: number) => void
  readonly refusal: (code: string) => void
  readonly mail: (outcome: 'sent' | 'failed') => void
  readonly database: (event: string) => void
  readonly ready: (isReady: boolean) => void
  /** What the ledger's audit counts, 0 in a sound ledger. */
  readonly ledgerFindings: (count: number) => void
}

/** Each server has its own registry, so that two in one process don't count for each other. */
export function createMetrics({ processMetrics }: { processMetrics: boolean }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (processMetrics) collectDefaultMetrics({ register: registry })
  const requests = new RequestTimes()
  registry.registerMetric(requests.asMetric())
  const counter = <Label extends string>(name: string, help: string, label: Label) =>
    new Counter({ name, help, labelNames: [label], registers })
  const refusals = counter('kinfold_refusals_total', 'Refused calls by code', 'code')
  const mails = counter('kinfold_mails_total', 'E-mails by outcome', 'outcome')
  const database = counter('kinfold_database_events_total', 'What the database reported', 'event')
  const ready = new Gauge({
    name: 'kinfold_ready',
    help: '1 while calls are taken and the database takes writes',
    registers,
  })
  const ledgerFindings = new Gauge({
    name: 'kinfold_ledger_findings',
    help: 'What the last audit of the ledger found wrong',
    registers,
  })
  return {
    registry,
    request: (method, route, status, seconds) => requests.observe(method, route, status, seconds),
    refusal: code => refusals.inc({ code }),
    mail: outcome => mails.inc({ outcome }),
    database: event => database.inc({ event }),
    ledgerFindings: count => ledgerFindings.set(count),
    ready: isReady => ready.set(isReady ? 1 : 0),
  }
}
