import { clubTimeZone } from '@kinfold/contract/constants'
import { portfolioLineOf } from '@kinfold/contract/ledger/line-of'
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import type { PortfolioFlow } from '@kinfold/contract/portfolio/add-up-course'
import { reportParts } from '@kinfold/contract/report/report-flow'
import type { Handle } from '../../../db/database.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import type { PortfolioRow } from './read-portfolios.ts'

type Row = { readonly day: string; readonly role: PostingRole; readonly minor: bigint }

const text = `
  SELECT to_char(t.event_at AT TIME ZONE $2, 'YYYY-MM-DD') AS day, p.role, sum(p.amount)::int8 AS minor
    FROM ledger.posting p
    JOIN ledger.transfer t ON t.id = p.transfer_id
   WHERE p.account_id = (SELECT id FROM ledger.account WHERE address = $1)
   GROUP BY day, p.role
   ORDER BY day`

/** What came into a portfolio and left it, day by day where the club is: a row for each role, however much moved. */
export async function readPortfolioFlows(
  handle: Handle,
  { id, currency }: Pick<PortfolioRow, 'id' | 'currency'>,
): Promise<PortfolioFlow[]> {
  const values = [portfolioAccount(id, currency), clubTimeZone]
  const rows = await handle.query<Row>({ name: 'portfolio-flows', text, values })
  return rows.map(({ day, role, minor }) => ({
    day,
    part: reportParts[portfolioLineOf(role).kind],
    minor,
  }))
}
