import type { Handle } from '../../../db/database.ts'
import { chargebackScopes, claimScopes, moneyAttempts } from '../../../ledger/money-attempts.ts'

// By the keys of its movements, each of which is in the index.
const booked = `
  SELECT coalesce(-sum(p.amount) FILTER (WHERE t.scope = ANY($1)), 0)::int8 AS taken,
         coalesce(sum(p.amount) FILTER (WHERE t.scope = $2), 0)::int8 AS recovered
    FROM ledger.transfer t
    JOIN ledger.posting p ON p.transfer_id = t.id
    JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'receivable'
   WHERE (t.scope = ANY($1) AND t.key = $3) OR (t.scope = $2 AND t.key = ANY($4))`

type BookedChargeback = { readonly taken: bigint; readonly recovered: bigint }

/** What the books have of a chargeback: what was taken back, and what was paid for it. */
export async function readBookedChargeback(
  handle: Handle,
  id: string,
  recoveries: readonly string[],
): Promise<BookedChargeback | undefined> {
  const { key } = moneyAttempts.chargeback(id)
  const values = [chargebackScopes, claimScopes.receivableRecovered, key, recoveries]
  const [found] = await handle.query<BookedChargeback>({ text: booked, values })
  return found
}
