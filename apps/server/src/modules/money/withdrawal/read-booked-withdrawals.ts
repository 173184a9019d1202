import type { Currency } from '@kinfold/contract/money/currency'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { Handle } from '../../../db/database.ts'
import { withdrawalScopes } from '../../../ledger/money-attempts.ts'
import { bankAccount } from '../../people/bank-account/bank-account.tables.ts'
import { payeeKeys } from './payee-keys.ts'

/** A withdrawal's row beside what the books have under its keys. */
export type BookedWithdrawal = {
  readonly id: string
  readonly member_id: string
  readonly currency: Currency
  readonly amount_minor: bigint
  readonly status: WithdrawalStatus
  readonly has_left: boolean
  readonly is_in_a_batch: boolean
  readonly hold_id: bigint | null
  /** What was held under its key; all null where nothing was. */
  readonly held_as: bigint | null
  readonly held_on: string | null
  readonly held: bigint | null
  readonly is_held: boolean
  /** Whether its member owes it, or did: it was paid after it had failed. */
  readonly is_owed: boolean
  /** Of its movements that were not taken back, in the order they were booked. */
  readonly kinds: readonly string[]
  /** Which wallet it left, and how much. */
  readonly left_from: string | null
  readonly left: string | null
  /** Whether the account it names says something else; null once that account is gone. */
  readonly has_other_payee: boolean | null
}

const payeeIn = (table: string, owner: string) =>
  `(${owner}, ${payeeKeys.map(key => `${table}.${bankAccount[key].name}`).join(', ')})`

// Every table with its schema: the checks of the books read without a search path. With a limit each row
// is looked up by itself; without one, the plan for a chunk may read a whole table.
const textFor = (wanted: string) => `
  SELECT w.id, o.member_id, w.currency, w.amount_minor, w.status, w.left_wallet_at IS NOT NULL AS has_left,
         w.batch_id IS NOT NULL AS is_in_a_batch, w.hold_id,
         EXISTS (SELECT FROM public.chargeback c WHERE c.withdrawal_id = w.id) AS is_owed,
         h.id AS held_as, a.address AS held_on, h.amount AS held, coalesce(h.state = 'pending', false) AS is_held,
         ARRAY(SELECT t.kind FROM ledger.transfer t WHERE t.scope = ANY ($2) AND t.key = w.id::text
                  AND NOT EXISTS (SELECT FROM ledger.transfer r WHERE r.reverses = t.id) ORDER BY t.id) AS kinds,
         l.address AS left_from, l.amount AS left,
         CASE WHEN b.id IS NOT NULL THEN ${payeeIn('w', 'o.member_id, w.currency')}
           IS DISTINCT FROM ${payeeIn('b', 'b.member_id, b.currency')} END AS has_other_payee
    FROM (SELECT * FROM public.withdrawal WHERE ${wanted}) w
    JOIN LATERAL (SELECT * FROM public.wallet WHERE id = w.wallet_id LIMIT 1) o ON true
    LEFT JOIN LATERAL (SELECT * FROM ledger.hold WHERE scope = $1 AND key = w.id::text LIMIT 1) h ON true
    LEFT JOIN LATERAL (SELECT address FROM ledger.account WHERE id = h.account_id LIMIT 1) a ON true
    LEFT JOIN LATERAL (SELECT * FROM public.bank_account WHERE id = w.bank_account_id LIMIT 1) b ON true
    LEFT JOIN LATERAL (
      SELECT f.address, (-sum(p.amount))::text AS amount
        FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account f ON f.id = p.account_id
       WHERE t.scope = $3 AND t.key = w.id::text AND f.kind = 'wallet'
       GROUP BY f.address LIMIT 1
    ) l ON true
   ORDER BY w.id`

const { hold, left, paid, failed, returned } = withdrawalScopes

const values = [hold, [left, paid, failed, returned], left]
const fromText = textFor('id >= $4 ORDER BY id LIMIT $5')
const namedText = textFor('id = ANY ($4) ORDER BY id LIMIT $5')

/** So many from an id on, in the order of their ids, all at one moment of the books. */
export function readBookedWithdrawals(
  { query }: Pick<Handle, 'query'>,
  from: string,
  limit: number,
): Promise<BookedWithdrawal[]> {
  return query<BookedWithdrawal>({
    name: 'booked-withdrawals',
    text: fromText,
    values: [...values, from, limit],
  })
}

/** Those with these ids. One whose wallet is gone is missing. */
export function readBookedWithdrawalsOf(
  { query }: Pick<Handle, 'query'>,
  ids: readonly string[],
): Promise<BookedWithdrawal[]> {
  return query<BookedWithdrawal>({
    name: 'booked-withdrawals-of',
    text: namedText,
    values: [...values, ids, ids.length],
  })
}
