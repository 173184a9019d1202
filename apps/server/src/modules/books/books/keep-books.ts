import { repeat } from '../../../jobs/repeat.ts'
import type { Log } from '../../../log/create-log.ts'
import { type BooksParts, createBooksChecks } from './create-books-checks.ts'
import { createSealing, type SealingParts } from './create-sealing.ts'
import { fullSpeed, type Pace } from './in-chunks.ts'
import { readLastChecks } from './last-checks.ts'

const second = 1_000

/**
 * Starts sealing the ledger and checking the books. Resolves once everything since the last check has been
 * checked; returns how to stop it.
 */
export async function keepBooks(
  parts: Omit<BooksParts, 'sealing'> & SealingParts & { readonly log: Log },
): Promise<() => Promise<void>> {
  const { db, keys, log } = parts
  const sealing = createSealing(parts)
  const checks = createBooksChecks({ ...parts, sealing })
  let isEnding = false
  const failing = (message: string) => (error: unknown) => {
    if (!isEnding) log.warn({ err: error }, message)
  }

  const sealer = repeat(
    10 * second,
    sealing.sealAll,
    failing('sealing the ledger failed; retrying at the next turn'),
  )
  await sealer.firstTurn
  // The first check reads everything, so members wait neither for it nor for the database because of it.
  const isFirst = !(await readLastChecks(db, keys)).has('new')
  let pace: Pace | undefined = isFirst ? undefined : fullSpeed
  const byTheHour = repeat(
    3_600 * second,
    () => checks.checkNew(pace),
    failing('the hourly check of the books failed; retrying in an hour'),
  )
  if (!isFirst) await byTheHour.firstTurn
  pace = undefined
  const byNight = repeat(
    300 * second,
    async () => {
      await byTheHour.firstTurn
      await checks.checkAllWhenDue()
    },
    failing('the nightly check of the books failed; retrying in five minutes'),
  )
  const shown = repeat(
    15 * second,
    checks.showFindings,
    failing('reading the last checks of the books failed; retrying at the next turn'),
  )

  return async () => {
    isEnding = true
    checks.stop()
    await Promise.all([shown.end(), byNight.end(), byTheHour.end(), sealer.end()])
    // A clean stop leaves nothing unsealed; if the database is lost, the next start seals the rest.
    await sealing.sealAll().catch(() => undefined)
  }
}
