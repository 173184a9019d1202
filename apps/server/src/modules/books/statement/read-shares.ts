import type { Currency } from '@kinfold/contract/money/currency'
import type { Transaction } from '../../../db/database.ts'
import type { IdempotencyKey } from '../../../ledger/transfer-request.ts'

type Shares = { readonly wallet: bigint; readonly portfolio: bigint }

const text = `
  SELECT coalesce(sum(p.amount) FILTER (WHERE a.kind = 'wallet'), 0)::int8 AS wallet,
         coalesce(sum(p.amount) FILTER (WHERE a.kind = 'portfolio'), 0)::int8 AS portfolio
    FROM ledger.transfer t
    JOIN ledger.posting p ON p.transfer_id = t.id
    JOIN ledger.account a ON a.id = p.account_id
   WHERE t.scope = $1 AND t.key = $2 AND p.currency = $3`

/** What of a booked transfer went into a wallet, and what into a portfolio. */
export async function readShares(
  tx: Transaction,
  { scope, key }: IdempotencyKey,
  currency: Currency,
): Promise<Shares> {
  const [shares] = await tx.query<Shares>({ text, values: [scope, key, currency] })
  return shares ?? { wallet: 0n, portfolio: 0n }
}
