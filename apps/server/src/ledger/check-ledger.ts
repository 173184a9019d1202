import type { Database } from '../db/database.ts'
import type { Readiness } from '../health/readiness.ts'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { readAuditFindings } from './read-audit.ts'

type Parts = {
  readonly db: Database
  readonly log: Pick<Log, 'error'>
  readonly metrics: Pick<Metrics, 'ledgerFindings'>
  readonly readiness: Readiness
}

/** Makes a ledger that doesn't add up heard: in the log, the metric, and by taking no more calls. */
export async function checkLedger({ db, log, metrics, readiness }: Parts): Promise<void> {
  const findings = [...(await readAuditFindings(db))].map(
    ([counter, count]) => [counter, Number(count)] as const,
  )
  metrics.ledgerFindings(findings.reduce((sum, [, count]) => sum + count, 0))
  readiness.trouble = undefined
  if (findings.length === 0) return
  const told = findings.map(([counter, count]) => `${counter} ${count}`).join(', ')
  readiness.trouble = `the ledger’s audit found ${told}`
  log.error({ findings: Object.fromEntries(findings) }, 'the ledger does not add up')
}
