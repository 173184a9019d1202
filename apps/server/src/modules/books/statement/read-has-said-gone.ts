import type { Transaction } from '../../../db/database.ts'

type Word = {
  readonly ids: readonly string[]
  readonly unmatchedIds: readonly string[]
  readonly by: string
}

const text = `
  SELECT FROM hand_credit WHERE source_id = ANY ($1) AND credited_by = $3
   UNION ALL
  SELECT FROM unmatched_money WHERE id = ANY ($2) AND decided_by = $3`

/** Whether somebody said themselves that one of these payouts or refunds had failed, or that unmatched money went back. */
export async function readHasSaidGone(
  tx: Transaction,
  { ids, unmatchedIds, by }: Word,
): Promise<boolean> {
  return (await tx.query({ text, values: [ids, unmatchedIds, by] })).length > 0
}
