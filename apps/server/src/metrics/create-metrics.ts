import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { RequestTimes } from './request-times.ts'

export type Metrics = {
  readonly registry: Registry
  readonly request: (method: string, route: string, status: number, seconds: number) => void
  readonly refusal: (code: string) => void
  /** A request body whose sender went away before its end. */
  readonly aborted: () => void
  /** What the last sweep found: rows without bytes in the file store, and bytes without a row. */
  readonly files: (found: { readonly missing: number; readonly unknown: number }) => void
  readonly mail: (outcome: 'sent' | 'failed') => void
  readonly database: (event: string) => void
  readonly ready: (isReady: boolean) => void
  /** What the last checks of the books counted, 0 in sound ones. */
  readonly ledgerFindings: (count: number) => void
  readonly booksChecked: (extent: 'new' | 'all', at: Date) => void
  /** The number of the last seal, and how many transfers have none yet. */
  readonly seals: (last: number, unsealed: number) => void
  /** The number of the last entry of the operators' log. */
  readonly auditEntries: (last: number) => void
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
  const aborted = new Counter({
    name: 'kinfold_aborted_bodies_total',
    help: 'Requests whose sender went away before the end of the body',
    registers,
  })
  const files = new Gauge({
    name: 'kinfold_file_mismatches',
    help: 'Files whose bytes are missing, and bytes of no known file, at the last sweep',
    labelNames: ['kind'],
    registers,
  })
  const mails = counter('kinfold_mails_total', 'E-mails by outcome', 'outcome')
  const database = counter('kinfold_database_events_total', 'What the database reported', 'event')
  const ready = new Gauge({
    name: 'kinfold_ready',
    help: '1 while calls are taken and the database takes writes',
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const ledgerFindings = gauge('kinfold_ledger_findings', 'What the last checks found wrong')
  const lastSeal = gauge('kinfold_ledger_last_seal', 'The number of the last seal over transfers')
  const unsealed = gauge('kinfold_ledger_unsealed_transfers', 'Transfers that have no seal yet')
  const lastAuditEntry = gauge('kinfold_audit_log_last_entry', 'The number of the last log entry')
  const booksChecked = new Gauge({
    name: 'kinfold_books_checked_timestamp_seconds',
    help: 'When the books were last checked: what is new, or all',
    labelNames: ['extent'],
    registers,
  })
  return {
    registry,
    request: (method, route, status, seconds) => requests.observe(method, route, status, seconds),
    refusal: code => refusals.inc({ code }),
    files: found => {
      for (const [kind, count] of Object.entries(found)) files.set({ kind }, count)
    },
    aborted: () => aborted.inc(),
    mail: outcome => mails.inc({ outcome }),
    database: event => database.inc({ event }),
    ledgerFindings: count => ledgerFindings.set(count),
    booksChecked: (extent, at) => booksChecked.set({ extent }, at.getTime() / 1000),
    seals(last, waiting) {
      lastSeal.set(last)
      unsealed.set(waiting)
    },
    auditEntries: last => lastAuditEntry.set(last),
    ready: isReady => ready.set(isReady ? 1 : 0),
  }
}
