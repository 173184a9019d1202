import type { Database } from '../../../db/database.ts'
import { databaseFailure } from '../../../db/database-failure.ts'
import type { Readiness } from '../../../health/readiness.ts'
import type { Log } from '../../../log/create-log.ts'
import type { Metrics } from '../../../metrics/create-metrics.ts'
import type { ChainKeys } from '../../../security/chain-keys.ts'
import { checkBooks, theBeginning } from './check-books.ts'
import type { Sealing } from './create-sealing.ts'
import { countFindings, describeFindings, type Findings, mergeFindings } from './findings.ts'
import { isFullCheckDue } from './full-check-due.ts'
import { type FullCheckLease, takeFullCheckLease } from './full-check-lease.ts'
import { type Pace, throttled } from './in-chunks.ts'
import { KnownChecks } from './known-checks.ts'
import { type Extent, readLastChecks, saveCheck, standingFindings } from './last-checks.ts'
import { longStatements } from './long-statements.ts'
import { describeHeads, readHeads } from './read-heads.ts'

export type BooksChecks = {
  /** Checks what is new since the last check, and every balance. */
  readonly checkNew: (pace?: Pace) => Promise<void>
  /** Checks everything, once a night and on one of the servers. */
  readonly checkAllWhenDue: () => Promise<void>
  /** Shows what the checks of all servers found in this server's metrics and readiness probe. */
  readonly showFindings: () => Promise<void>
  /** Ends a running check after its current chunk. */
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

type Outcome = 'checked' | 'not due' | 'another server checks'

const minute = 60_000

/** Checks the books and reports findings in the log, the metrics, the readiness probe and at the desk. */
export function createBooksChecks(parts: BooksParts): BooksChecks {
  const { db, keys, log, metrics, readiness, sealing, now = () => new Date() } = parts
  const queryable = longStatements(db)
  const stopped = new AbortController()
  const known = new KnownChecks(now())

  /** A check that fails must not look like one that found nothing. */
  async function noting(extent: Extent, check: () => Promise<Outcome>) {
    try {
      const outcome = await check()
      if (outcome !== 'another server checks') known.succeeded(extent)
      if (outcome === 'checked') await report(extent)
    } catch (error) {
      // The probe tests the database itself, and a check that an unavailable database prevents becomes overdue.
      if (!stopped.signal.aborted && databaseFailure(error) === undefined) {
        known.failed(extent)
        await showFindings().catch(() => undefined)
      }
      throw error
    }
  }

  async function checkNew(pace: Pace = throttled[db.engine]): Promise<Outcome> {
    const last = (await readLastChecks(db, keys)).get('new')
    const from = last?.reached ?? theBeginning
    const checked = await checkBooks(queryable, keys, from, { pace, between: throwIfStopped })
    const findings = mergeFindings(checked.findings, checked.late, sealing.findings())
    // After a finding the next check starts at the same place, so that the fault is found until it is repaired.
    const reached = findings.size === 0 ? checked.reached : from
    await saveCheck(db, keys, 'new', { ...checked, findings, reached, endedAt: now() })
    return 'checked'
  }

  const isAllDue = async () => isFullCheckDue((await readLastChecks(db, keys)).get('all'), now())

  async function checkAllWhenDue(): Promise<Outcome> {
    if (!(await isAllDue())) return 'not due'
    const lease = await takeFullCheckLease(db)
    if (lease === undefined) return 'another server checks'
    try {
      // Another server may just have finished.
      if (!(await isAllDue())) return 'not due'
      const pace = throttled[db.engine]
      const between = renewing(lease)
      const checked = await checkBooks(queryable, keys, theBeginning, { pace, between })
      const findings = mergeFindings(checked.findings, checked.late, sealing.findings())
      await saveCheck(db, keys, 'all', { ...checked, findings, endedAt: now() })
    } finally {
      // A lease that isn't released expires.
      await lease.release().catch(() => undefined)
    }
    return 'checked'
  }

  const throwIfStopped = async () => stopped.signal.throwIfAborted()

  function renewing(lease: FullCheckLease) {
    let renewedAt = performance.now()
    return async () => {
      await throwIfStopped()
      if (performance.now() - renewedAt < minute) return
      renewedAt = performance.now()
      await lease.renew()
    }
  }

  async function showFindings(): Promise<Findings> {
    known.remember(await readLastChecks(db, keys), now())
    const { checks } = known
    // Only this process knows which seals it has seen.
    const findings = mergeFindings(
      new Map([...standingFindings(checks), ...sealing.findings()]),
      known.missing(now()),
    )
    for (const [extent, { endedAt }] of checks) metrics.booksChecked(extent, endedAt)
    metrics.ledgerFindings(countFindings(findings))
    readiness.trouble =
      findings.size === 0 ? undefined : `the check of the books found ${describeFindings(findings)}`
    return findings
  }

  async function report(extent: Extent): Promise<void> {
    const findings = await showFindings()
    const heads = await readHeads(db)
    metrics.auditEntries(Number(heads.auditEntry.number))
    if (findings.size === 0) log.info({ extent, ...describeHeads(heads) }, 'books checked')
    else {
      const found = Object.fromEntries(findings)
      log.error({ extent, findings: found }, 'the check of the books found errors')
    }
  }

  return {
    checkNew: pace => noting('new', () => checkNew(pace)),
    checkAllWhenDue: () => noting('all', checkAllWhenDue),
    showFindings: async () => void (await showFindings()),
    stop: () => stopped.abort(),
  }
}
