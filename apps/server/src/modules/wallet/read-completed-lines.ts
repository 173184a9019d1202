// What the ledger has on a wallet, with what the line is about. The kind of a line follows from the
// movement that made it; a fee is the second pair of its movement, a conversion may be a payment.
import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { TransactionKind } from '@kinfold/contract/wallet/transaction'
import type { Handle } from '../../db/database.ts'
import type { AccountAddress } from '../../ledger/account-address.ts'
import type { TransferKind } from '../../ledger/transfer-kind.ts'
import type { PageWindow } from '../../paging/read-page.ts'

export type LineFilter = {
  readonly kind?: TransactionKind | undefined
  /** The first moment that counts, and the first that no longer does. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

export type CompletedLine = {
  readonly transfer_id: bigint
  readonly leg: number
  readonly amount: bigint
  readonly balance_after: bigint
  readonly line_kind: TransactionKind
  readonly kind: TransferKind
  readonly at: Date
  readonly meta: Readonly<Record<string, string>>
  readonly payment_id: string | null
  readonly payment_reference: string | null
  readonly gateway: Gateway | null
  readonly withdrawal_id: string | null
  readonly withdrawal_reference: string | null
  readonly portfolio_id: string | null
  readonly plan_name: string | null
  readonly product_type: string | null
  readonly plan_currency: Currency | null
  /** For a conversion: what was given and what was got, in minor units. */
  readonly exchanged: readonly { currency: Currency; minor: string }[] | null
}

// Legs come in pairs and count from 1: the third and fourth of a withdrawal are its fee.
const lineKind = `CASE
    WHEN p.kind IN ('fee', 'chargeback-fee') OR (p.kind IN ('withdrawal', 'top-up') AND p.leg > 2) OR (p.kind = 'conversion' AND p.leg > 4) THEN 'fee'
    WHEN p.kind IN ('card-deposit', 'transfer-deposit', 'unmatched-matched') THEN 'deposit'
    WHEN p.kind IN ('wallet-contribution', 'top-up') THEN 'contribution'
    WHEN p.kind IN ('maturity', 'early-close') THEN 'payout'
    WHEN p.kind = 'withdrawal' THEN 'withdrawal'
    WHEN p.kind = 'conversion' AND t.payment_id IS NULL THEN 'conversion'
    WHEN p.kind = 'conversion' AND p.amount > 0 THEN 'deposit'
    WHEN p.kind = 'conversion' THEN 'contribution'
    WHEN p.kind = 'refund' THEN 'refund'
    WHEN p.kind IN ('chargeback', 'chargeback-won', 'receivable-recovered') THEN 'chargeback'
    ELSE 'adjustment' END`

const ofAccount = 'p.account_id = (SELECT id FROM ledger.account WHERE address = $1)'

const matching = `${ofAccount}
    AND ($2::text IS NULL OR ${lineKind} = $2)
    AND ($3::timestamptz IS NULL OR t.event_at >= $3)
    AND ($4::timestamptz IS NULL OR t.event_at < $4)`

const about = `
  SELECT p.transfer_id, p.leg, p.amount, p.balance_after, p.kind, ${lineKind} AS line_kind,
         t.event_at AS at, t.meta,
         payment.id AS payment_id, payment.reference AS payment_reference, payment.gateway,
         withdrawal.id AS withdrawal_id, withdrawal.reference AS withdrawal_reference,
         portfolio.id AS portfolio_id, plan.name AS plan_name, plan.product_type,
         plan.currency AS plan_currency,
         CASE WHEN p.kind = 'conversion' THEN (
           SELECT jsonb_agg(jsonb_build_object('currency', q.currency, 'minor', abs(q.amount)::text) ORDER BY q.leg)
             FROM ledger.posting q WHERE q.transfer_id = p.transfer_id AND q.leg IN (1, 4)
         ) END AS exchanged
    FROM chosen p
    JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN payment ON payment.id = t.payment_id
    LEFT JOIN withdrawal ON withdrawal.id = t.withdrawal_id
    LEFT JOIN portfolio ON portfolio.id = coalesce(payment.portfolio_id, t.portfolio_id)
    LEFT JOIN plan ON plan.id = portfolio.plan_id
   ORDER BY p.account_version DESC`

// Without a filter the lines come from the index of the account's versions before anything else is read.
const unfiltered = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p WHERE ${ofAccount}
    ORDER BY p.account_version DESC LIMIT $2 OFFSET $3) ${about}`

const filtered = `WITH chosen AS (
    SELECT p.* FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
    WHERE ${matching} ORDER BY p.account_version DESC LIMIT $5 OFFSET $6) ${about}`

/** Newest first. */
export async function readCompletedLines(
  handle: Handle,
  account: AccountAddress,
  filter: LineFilter,
  { limit, offset }: PageWindow,
): Promise<CompletedLine[]> {
  return handle.query<CompletedLine>(
    isEmpty(filter)
      ? { name: 'wallet-lines', text: unfiltered, values: [account, limit, offset] }
      : { text: filtered, values: [...valuesOf(account, filter), limit, offset] },
  )
}

/** Without a filter the account's gapless version is the count, and nothing is counted. */
export async function countCompletedLines(
  handle: Handle,
  account: AccountAddress,
  filter: LineFilter,
): Promise<number> {
  const [row] = await handle.query<{ lines: bigint }>(
    isEmpty(filter)
      ? {
          text: 'SELECT version AS lines FROM ledger.account WHERE address = $1',
          values: [account],
        }
      : {
          text: `SELECT count(*) AS lines FROM ledger.posting p
                   JOIN ledger.transfer t ON t.id = p.transfer_id WHERE ${matching}`,
          values: valuesOf(account, filter),
        },
  )
  return Number(row?.lines ?? 0n)
}

/** The moments of the newest lines: never later than those of the lines before, as they are shown. */
export const completedMoments = `
  SELECT min(t.event_at) OVER (ORDER BY p.account_version DESC) AS at
    FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
   WHERE ${matching} ORDER BY p.account_version DESC`

const isEmpty = ({ kind, from, until }: LineFilter) =>
  kind === undefined && from === undefined && until === undefined

export function valuesOf(account: AccountAddress, { kind, from, until }: LineFilter): unknown[] {
  return [account, kind ?? null, from ?? null, until ?? null]
}
