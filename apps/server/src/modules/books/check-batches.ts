import { type Findings, mergeFindings, noFindings, oneFinding } from './findings.ts'
import { inChunks, type Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

const firstId = '00000000-0000-0000-0000-000000000000'

/** A batch's row beside the withdrawals that name it. */
type Counted = {
  readonly id: string
  readonly status: 'prepared' | 'released' | 'settled' | 'discarded'
  readonly is_as_prepared: boolean
  readonly found: bigint
  readonly waiting: bigint
  readonly ended: bigint
}

// Every table with its schema: the checks of the books read without a search path.
const text = `
  SELECT b.id, b.status, n.found, n.waiting, n.ended,
         n.found = b.withdrawals AND n.total = b.total_minor AND n.foreign_ones = 0 AS is_as_prepared
    FROM (SELECT * FROM public.payout_batch WHERE id >= $1 ORDER BY id LIMIT $2) b
    CROSS JOIN LATERAL (
      SELECT count(*) AS found, coalesce(sum(w.amount_minor), 0) AS total,
             count(*) FILTER (WHERE w.currency <> b.currency) AS foreign_ones,
             count(*) FILTER (WHERE w.status = 'in_batch') AS waiting,
             count(*) FILTER (WHERE w.status IN ('paid', 'failed', 'returned')) AS ended
        FROM public.withdrawal w WHERE w.batch_id = b.id
    ) n
   ORDER BY b.id`

/** Every payout batch beside its withdrawals: what is in it, and how far it has come. */
export async function checkBatches(
  queryable: Queryable,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  let findings = noFindings
  await inChunks<string>(
    pace,
    firstId,
    async (from, size) => {
      const read = await queryable.query<Counted>({ text, values: [from, size + 1] })
      for (const batch of read.slice(0, size)) {
        const faults = isSound(batch) ? 0 : 1
        const found = oneFinding('batches_off_their_withdrawals', faults, batch.id)
        findings = mergeFindings(findings, found)
      }
      return read[size]?.id
    },
    between,
  )
  return findings
}

function isSound({ status, is_as_prepared, found, waiting, ended }: Counted): boolean {
  switch (status) {
    case 'discarded':
      return found === 0n
    case 'prepared':
      return is_as_prepared && waiting === found
    case 'released':
      return is_as_prepared && waiting > 0n && waiting + ended === found
    case 'settled':
      return is_as_prepared && ended === found
  }
}
