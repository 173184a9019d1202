import { repeat } from '../../jobs/repeat.ts'
import type { Log } from '../../log/create-log.ts'
import { type BooksParts, createBooksChecks } from './create-books-checks.ts'
import { createSealing, type SealingParts } from './create-sealing.ts'
import { atOnce, type Pace } from './in-chunks.ts'

const second = 1_000

/**
 * Seals the ledger and checks the books from now on. Settles once what came since the last check has
 * been checked; answers how to end it.
 */
export async function keepBooks(
  parts: Omit<BooksParts, 'sealing'> & SealingParts & { readonly log: Log },
): Promise<() => Promise<void>> {
  const { log } = parts
  const sealing = createSealing(parts)
  const checks = createBooksChecks({ ...parts, sealing })
  let isEnding = false
  const failing = (what: string) => (error: unknown) => {
    if (!isEnding) log.warn({ err: error }, `${what} failed and is tried again later`)
  }

  const sealer = repeat(10 * second, sealing.sealAll, failing('sealing the ledger'))
  await sealer.firstTurn
  // At first nobody else waits for the database.
  let pace: Pace | undefined = atOnce
  const byTheHour = repeat(
    3_600 * second,
    () => checks.checkNew(pace),
    failing('the check of what is new in the books'),
  )
  await byTheHour.firstTurn
  pace = undefined
  const byNight = repeat(
    300 * second,
    checks.checkAllWhenDue,
    failing('the check of all the books'),
  )

  return async () => {
    isEnding = true
    checks.stop()
    await Promise.all([byNight.end(), byTheHour.end(), sealer.end()])
    // A clean stop leaves nothing unsealed; what a lost database keeps from it is sealed at the next start.
    await sealing.sealAll().catch(() => undefined)
  }
}
