import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { statementLineReturn } from '../../money/bank-line/statement.tables.ts'

type Part = { readonly id: string; readonly minor: bigint }

/** Records how much of unmatched money a line shows going back: the first of it first. */
export async function noteReturn(
  tx: Transaction,
  { id: lineId, amountMinor }: LineRow,
  parts: readonly Part[],
): Promise<void> {
  let left = -amountMinor
  const shown = parts.map(({ id: unmatchedId, minor }) => {
    let taken = left
    if (minor < taken) taken = minor
    left -= taken
    return { lineId, unmatchedId, amountMinor: taken }
  })
  await tx.orm.insert(statementLineReturn).values(shown)
}
