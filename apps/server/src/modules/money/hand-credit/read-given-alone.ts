import { type Money, money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { lockCredited } from './note-hand-credit.ts'

type Given = {
  /** What is given now, and is not counted. */
  readonly sourceId: string
  readonly memberId: string
  readonly amount: Money
  readonly by: string
}

const text = `
  SELECT coalesce(sum(c.amount_minor), 0)::bigint AS minor FROM hand_credit c
   WHERE c.member_id = $1 AND c.credited_by = $2 AND c.source_id <> $3 AND c.currency = $4
     AND c.kind IN ('transfer', 'unmatched', 'chargeback_won')
     AND (NOT EXISTS (SELECT FROM hand_credit o
                       WHERE o.member_id = c.member_id AND o.source_id = c.source_id AND o.credited_by <> c.credited_by)
       -- Whoever sends a file in good faith is no second person to who says how it is read.
       OR EXISTS (SELECT FROM statement_line l JOIN bank_statement s ON s.id = l.statement_id
                   WHERE c.source_id IN (l.payment_id, l.unmatched_id) AND s.mapped_by = c.credited_by))
     AND NOT credit_is_shown(c)`

/** What one person alone gave a member so far that no bank's line from somebody else shows; it stays so until the end. */
export async function readGivenAlone(
  tx: Transaction,
  { sourceId, memberId, amount: { currency }, by }: Given,
): Promise<Money> {
  await lockCredited(tx, memberId)
  const [sum] = await tx.query<{ minor: bigint }>({
    text,
    values: [memberId, by, sourceId, currency],
  })
  return money(currency, sum?.minor ?? 0n)
}
