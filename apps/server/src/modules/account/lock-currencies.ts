import type { Currency } from '@kinfold/contract/money/currency'
import type { Transaction } from '../../db/database.ts'
import { currenciesOf } from './currencies-of.ts'

type Row = { country: string; citizenship: string[] }

/**
 * What a member may hold, and will until this transaction ends: whatever gives a member money, or
 * promises it, asks this first and goes by the answer. A change of country waits for it.
 *
 * @public The calls that move money ask it; until they do, they stand in owed-calls.ts.
 */
export async function lockCurrencies(
  tx: Transaction,
  memberId: string,
): Promise<readonly Currency[]> {
  const [row] = await tx.query<Row>({
    text: 'SELECT country, citizenship FROM member WHERE id = $1 FOR KEY SHARE',
    values: [memberId],
  })
  return row === undefined ? [] : currenciesOf(row)
}
