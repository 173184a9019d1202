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

/** Makes a ledger that doesn't add up heard: in the log, in the metric and by the probe. */
export async function checkLedger({ db, log, metrics, readiness }: Parts): Promise<void> {
  const found = await db.transaction(async tx => {
    // It reads every posting there is, which takes longer than a member would wait.
    await tx.query({ text: "SET LOCAL statement_timeout = '15min'" })
    return readAuditFindings(tx)
  })
  const findings = [...found].map(([counter, count]) => [counter, Number(count)] as const)
  metrics.ledgerFindings(findings.reduce((sum, [, count]) => sum + count, 0))
  readiness.trouble = undefined
  if (findings.length === 0) return
  const told = findings.map(([counter, count]) => `${counter} ${count}`).join(', ')
  readiness.trouble = `the ledger’s audit found ${told}`
  log.error({ findings: Object.fromEntries(findings) }, 'the ledger does not add up')
}
