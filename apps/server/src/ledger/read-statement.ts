import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import type { Handle } from '../db/database.ts'
import type { AccountAddress } from './account-address.ts'
import type { TransferKind } from './transfer-kind.ts'

export type StatementLine = {
  readonly transferId: bigint
  // Numbers an account's lines from 1 without gaps; also the cursor of a list.
  readonly version: bigint
  readonly kind: TransferKind
  readonly amount: Money
  readonly balanceAfter: Money
  readonly postedAt: Date
  readonly eventAt: Date
  readonly meta: Readonly<Record<string, string>>
}

export type StatementFilter = {
  readonly kinds?: readonly TransferKind[]
  readonly from?: Date
  readonly until?: Date
}

export type StatementPage = StatementFilter & { readonly page: number; readonly perPage: number }

type Row = {
  transfer_id: bigint
  account_version: bigint
  kind: TransferKind
  currency: Currency
  amount: bigint
  balance_after: bigint
  posted_at: Date
  event_at: Date
  meta: Record<string, string>
}

// Accounts whose lines have a running balance. The club's busy accounts are split into parts and have
// none.
export type StatementAccount = Exclude<
  AccountAddress,
  `${'bank' | 'clearing' | 'fees' | 'returns' | 'fx'}:${string}`
>

const columns = `p.transfer_id, p.account_version, p.kind, p.currency, p.amount, p.balance_after,
  p.posted_at, t.event_at, t.meta`

const matching = `p.account_id = (SELECT id FROM ledger.account WHERE address = $1)
  AND ($2::text[] IS NULL OR p.kind = ANY($2))
  AND ($3::timestamptz IS NULL OR p.posted_at >= $3)
  AND ($4::timestamptz IS NULL OR p.posted_at < $4)`

// Newest first. The lines of the page are selected by the index before anything else is read.
export async function readStatementPage(
  handle: Handle,
  account: StatementAccount,
  { page, perPage, ...filter }: StatementPage,
): Promise<StatementLine[]> {
  const rows = await handle.query<Row>({
    text: `SELECT ${columns} FROM (
        SELECT * FROM ledger.posting p WHERE ${matching}
        ORDER BY account_version DESC LIMIT $5 OFFSET $6
      ) p JOIN ledger.transfer t ON t.id = p.transfer_id ORDER BY p.account_version DESC`,
    values: [...filterValues(account, filter), perPage, (page - 1) * perPage],
  })
  return rows.map(toLine)
}

// The lines older than `before`: for reading a whole statement in steps of equal cost.
export async function readStatementBefore(
  handle: Handle,
  account: StatementAccount,
  {
    before,
    atMost,
    ...filter
  }: StatementFilter & { readonly before?: bigint; readonly atMost: number },
): Promise<StatementLine[]> {
  const rows = await handle.query<Row>({
    text: `SELECT ${columns} FROM (
        SELECT * FROM ledger.posting p WHERE ${matching}
        AND ($5::bigint IS NULL OR p.account_version < $5)
        ORDER BY account_version DESC LIMIT $6
      ) p JOIN ledger.transfer t ON t.id = p.transfer_id ORDER BY p.account_version DESC`,
    values: [...filterValues(account, filter), before ?? null, atMost],
  })
  return rows.map(toLine)
}

// Without a filter the account's gapless version is the count.
export async function countStatementLines(
  handle: Handle,
  account: StatementAccount,
  filter: StatementFilter = {},
): Promise<number> {
  const unfiltered = Object.values(filter).every(value => value === undefined)
  const [row] = await handle.query<{ lines: bigint }>(
    unfiltered
      ? {
          text: 'SELECT version AS lines FROM ledger.account WHERE address = $1',
          values: [account],
        }
      : {
          text: `SELECT count(*) AS lines FROM ledger.posting p WHERE ${matching}`,
          values: filterValues(account, filter),
        },
  )
  return Number(row?.lines ?? 0n)
}

function filterValues(account: StatementAccount, filter: StatementFilter): unknown[] {
  return [account, filter.kinds ?? null, filter.from ?? null, filter.until ?? null]
}

function toLine(row: Row): StatementLine {
  return {
    transferId: row.transfer_id,
    version: row.account_version,
    kind: row.kind,
    amount: money(row.currency, row.amount),
    balanceAfter: money(row.currency, row.balance_after),
    postedAt: row.posted_at,
    eventAt: row.event_at,
    meta: row.meta,
  }
}
