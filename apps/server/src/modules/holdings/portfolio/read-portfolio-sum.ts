import { portfolioLineOf } from '@kinfold/contract/ledger/line-of'
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import { type ReportPart, reportParts } from '@kinfold/contract/report/report-flow'
import type { Handle } from '../../../db/database.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import type { PortfolioRow } from './read-portfolios.ts'

type Row = { readonly role: PostingRole; readonly minor: bigint }

/** What the first movements of a portfolio come to, part by part: together they are its value after them. */
export async function readPortfolioSum(
  handle: Handle,
  { id, currency }: Pick<PortfolioRow, 'id' | 'currency'>,
  movements: number,
): Promise<Readonly<Record<ReportPart, bigint>>> {
  const rows = await handle.query<Row>({
    text: `SELECT role, sum(amount)::int8 AS minor FROM ledger.posting
            WHERE account_id = (SELECT id FROM ledger.account WHERE address = $1)
              AND account_version <= $2 GROUP BY role`,
    values: [portfolioAccount(id, currency), movements],
  })
  const sum = { contributions: 0n, returns: 0n, fees: 0n, payouts: 0n }
  for (const { role, minor } of rows) sum[reportParts[portfolioLineOf(role).kind]] += minor
  return sum
}
