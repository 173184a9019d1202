import type { Handle } from '../../../db/database.ts'
import type { AccountAddress } from '../../../ledger/account-address.ts'

export type StatementSpan = {
  /** What the wallet held before the first day. */
  readonly opening: bigint
  /** In the order in which they happened. */
  readonly lines: readonly { readonly version: bigint; readonly amount: bigint }[]
}

type Row = {
  readonly opening: bigint
  readonly version: bigint | null
  readonly amount: bigint
}

// In one statement, so that opening and lines are of the same moment.
const text = `
  WITH own AS MATERIALIZED (
    SELECT p.account_version AS version, p.amount, t.event_at AS at
      FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
     WHERE p.account_id = (SELECT id FROM ledger.account WHERE address = $1) AND t.event_at < $3)
  SELECT before.opening, line.version, line.amount
    FROM (SELECT coalesce(sum(amount), 0)::int8 AS opening FROM own WHERE at < $2) before
    LEFT JOIN (SELECT * FROM own WHERE at >= $2 ORDER BY at, version LIMIT $4) line ON true
   ORDER BY line.at, line.version`

/** What happened in a wallet from one moment until another, at most so many lines of it. */
export async function readStatementSpan(
  handle: Handle,
  account: AccountAddress,
  { from, until, limit }: { readonly from: Date; readonly until: Date; readonly limit: number },
): Promise<StatementSpan> {
  const rows = await handle.query<Row>({ text, values: [account, from, until, limit] })
  return {
    opening: rows[0]?.opening ?? 0n,
    lines: rows.flatMap(({ version, amount }) => (version === null ? [] : [{ version, amount }])),
  }
}
