import type { Database } from '../../db/database.ts'
import type { Readiness } from '../../health/readiness.ts'
import type { Log } from '../../log/create-log.ts'
import type { Metrics } from '../../metrics/create-metrics.ts'
import type { ChainKeys } from '../../security/chain-keys.ts'
import { checkBooks, theBeginning } from './check-books.ts'
import type { Sealing } from './create-sealing.ts'
import { countFindings, describeFindings, mergeFindings } from './findings.ts'
import { fullCheckDue } from './full-check-due.ts'
import { besideOthers, type Pace } from './in-chunks.ts'
import {
  type Extent,
  giveUpFullCheck,
  keepFullCheck,
  readLastChecks,
  saveCheck,
  standingFindings,
  takeFullCheck,
} from './last-checks.ts'
import { longStatements } from './long-statements.ts'
import { describeHeads, readHeads } from './read-heads.ts'

export type BooksChecks = {
  /** What came since the last check, and every balance. */
  readonly checkNew: (pace?: Pace) => Promise<void>
  /** Everything, once a night and by one of the servers. */
  readonly checkAllWhenDue: () => Promise<void>
  /** A check that runs ends with the chunk it is at. */
  readonly stop: () => void
}

export type BooksParts = {
  readonly db: Database
  readonly keys: ChainKeys
  readonly log: Pick<Log, 'info' | 'error'>
  readonly metrics: Pick<Metrics, 'ledgerFindings' | 'booksChecked' | 'auditEntries'>
  readonly readiness: Readiness
  readonly sealing: Pick<Sealing, 'findings'>
  readonly now?: () => Date
}

const minute = 60_000

/** Makes books that aren't sound heard: in the log, in the metrics, by the probe and at the desk. */
export function createBooksChecks(parts: BooksParts): BooksChecks {
  const { db, keys, sealing, now = () => new Date() } = parts
  const asking = longStatements(db)
  const stopped = new AbortController()

  async function checkNew(pace: Pace = besideOthers[db.engine]): Promise<void> {
    const last = (await readLastChecks(db)).get('new')
    const from = last?.reached ?? theBeginning
    const checked = await checkBooks(asking, keys, from, { pace, between: throwIfStopped })
    const findings = mergeFindings(checked.findings, checked.late, sealing.findings())
    // What is wrong is found again until it is mended.
    const reached = findings.size === 0 ? checked.reached : from
    await saveCheck(db, 'new', { ...checked, findings, reached, endedAt: now() })
    await tell(parts, 'new')
  }

  async function checkAllWhenDue(): Promise<void> {
    const last = (await readLastChecks(db)).get('all')
    if (!(await takeFullCheck(db, fullCheckDue(last, now())))) return
    try {
      const pace = besideOthers[db.engine]
      const checked = await checkBooks(asking, keys, theBeginning, { pace, between: keepLease() })
      const findings = mergeFindings(checked.findings, checked.late)
      await saveCheck(db, 'all', { ...checked, findings, endedAt: now() })
    } catch (error) {
      await giveUpFullCheck(db)
      throw error
    }
    await tell(parts, 'all')
  }

  const throwIfStopped = async () => stopped.signal.throwIfAborted()

  function keepLease() {
    let kept = performance.now()
    return async () => {
      await throwIfStopped()
      if (performance.now() - kept < minute) return
      kept = performance.now()
      await keepFullCheck(db)
    }
  }

  return { checkNew, checkAllWhenDue, stop: () => stopped.abort() }
}

async function tell({ db, log, metrics, readiness }: BooksParts, extent: Extent): Promise<void> {
  const checks = await readLastChecks(db)
  const findings = standingFindings(checks)
  const heads = await readHeads(db)
  for (const [checked, { endedAt }] of checks) metrics.booksChecked(checked, endedAt)
  metrics.ledgerFindings(countFindings(findings))
  metrics.auditEntries(Number(heads.auditEntry.number))
  if (findings.size === 0) {
    readiness.trouble = undefined
    log.info({ extent, ...describeHeads(heads) }, 'checked the books')
    return
  }
  const found = describeFindings(findings)
  readiness.trouble = `the check of the books found ${found}`
  log.error({ extent, findings: Object.fromEntries(findings) }, 'the books are not sound')
}
