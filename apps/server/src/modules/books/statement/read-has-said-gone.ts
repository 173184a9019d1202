import type { Transaction } from '../../../db/database.ts'

type Word = {
  readonly refundIds: readonly string[]
  readonly unmatchedId: string
  readonly by: string
}

const text = `
  SELECT FROM hand_credit WHERE source_id = ANY ($1) AND credited_by = $3
   UNION ALL
  SELECT FROM unmatched_money WHERE id = $2 AND decided_by = $3`

/** Whether somebody said themselves that one of these refunds had failed, or that unannounced money went back. */
export async function readHasSaidGone(
  tx: Transaction,
  { refundIds, unmatchedId, by }: Word,
): Promise<boolean> {
  return (await tx.query({ text, values: [refundIds, unmatchedId, by] })).length > 0
}
