// Pending, cancelled and failed lines: deposits that have not arrived and withdrawals whose money has not left
// the wallet. None of them changed the balance.
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { TransactionStatus } from '@kinfold/contract/wallet/transaction'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { Handle } from '../../../db/database.ts'
import type { AccountAddress } from '../../../ledger/account-address.ts'
import type { PageWindow } from '../../../paging/read-page.ts'
import type { LineFilter } from './read-completed-lines.ts'

export type OpenLine = {
  readonly id: string
  readonly kind: 'deposit' | 'withdrawal'
  readonly status: TransactionStatus
  readonly amount: bigint
  readonly reference: string
  readonly gateway: Gateway | null
  readonly at: Date
  readonly withdrawal_status: WithdrawalStatus | null
  readonly bank_name: string | null
  readonly account_number_last4: string | null
}

export type OpenFilter = LineFilter & { readonly status?: TransactionStatus | undefined }

const all = (wallet: string) => `
  SELECT id, 'withdrawal' AS kind, -amount_minor AS amount, reference, NULL AS gateway,
         requested_at AS at,
         CASE status WHEN 'failed' THEN 'failed' WHEN 'cancelled' THEN 'cancelled' ELSE 'pending' END AS status,
         status AS withdrawal_status, bank_name, right(account_number, 4) AS account_number_last4
    FROM withdrawal WHERE wallet_id = ${wallet} AND left_wallet_at IS NULL
  UNION ALL
  SELECT id, 'deposit', amount_minor, reference, gateway, created_at,
         CASE WHEN status IN ('pending', 'pending_confirmation') THEN 'pending'
              WHEN status = 'cancelled' THEN 'cancelled' ELSE 'failed' END, NULL, NULL, NULL
    FROM payment WHERE wallet_id = ${wallet} AND purpose = 'deposit'
     AND status IN ('pending', 'pending_confirmation', 'failed', 'expired', 'cancelled')`

const matching = (
  kind: string,
) => `(${kind}::text IS NULL OR kind = ${kind}) AND ($3::timestamptz IS NULL OR at >= $3)
  AND ($4::timestamptz IS NULL OR at < $4) AND ($5::text IS NULL OR status = $5)`

const found = (wallet: string, kind: string) => `FROM (${all(wallet)}) line WHERE ${matching(kind)}`

/** The moments of the newest lines. */
export const openMoments = (wallet: string, kind: string) =>
  `SELECT at ${found(wallet, kind)} ORDER BY at DESC`

/** Newest first. */
export async function readOpenLines(
  handle: Handle,
  walletId: string,
  filter: OpenFilter,
  { limit, offset }: PageWindow,
): Promise<OpenLine[]> {
  return handle.query<OpenLine>({
    name: 'open-wallet-lines',
    text: `SELECT * ${found('$1', '$2')} ORDER BY at DESC, id LIMIT $6 OFFSET $7`,
    values: [...valuesOf(walletId, filter), limit, offset],
  })
}

/** The one that is of this payment or withdrawal. */
export async function readOpenLine(
  handle: Handle,
  walletId: string,
  id: string,
): Promise<OpenLine | undefined> {
  const [line] = await handle.query<OpenLine>({
    text: `SELECT * FROM (${all('$1')}) line WHERE id = $2`,
    values: [walletId, id],
  })
  return line
}

/** All of them, newest first, and the version that the ledger's lines of this moment are older than. */
export async function readOpenLinesNow(
  handle: Handle,
  { walletId, account }: { readonly walletId: string; readonly account: AccountAddress },
  filter: OpenFilter,
): Promise<{ readonly open: readonly OpenLine[]; readonly before: bigint }> {
  // In one statement: a line is open in it or in the ledger, and never both or neither.
  const rows = await handle.query<(OpenLine | NoLine) & { readonly before: bigint }>({
    text: `SELECT booked.before, line.*
             FROM (SELECT coalesce(max(version), 0) + 1 AS before
                     FROM ledger.account WHERE address = $6) booked
             LEFT JOIN (SELECT * ${found('$1', '$2')}) line ON true
            ORDER BY line.at DESC, line.id`,
    values: [...valuesOf(walletId, filter), account],
  })
  return { open: rows.filter(row => row.id !== null), before: rows[0]?.before ?? 1n }
}

type NoLine = { readonly id: null }

export async function countOpenLines(
  handle: Handle,
  walletId: string,
  filter: OpenFilter,
): Promise<number> {
  const [row] = await handle.query<{ lines: bigint }>({
    name: 'count-open-wallet-lines',
    text: `SELECT count(*) AS lines ${found('$1', '$2')}`,
    values: valuesOf(walletId, filter),
  })
  return Number(row?.lines ?? 0n)
}

function valuesOf(walletId: string, { kind, from, until, status }: OpenFilter): unknown[] {
  return [walletId, kind ?? null, from ?? null, until ?? null, status ?? null]
}
