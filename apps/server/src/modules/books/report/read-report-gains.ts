import { portfolioRolesOf } from '@kinfold/contract/ledger/line-of'
import type { ReportGain } from '@kinfold/contract/report/report-flow'
import type { Handle } from '../../../db/database.ts'
import type { ClubSpan } from '../../../paging/club-spans.ts'
import { reportPostings } from './read-report-flows.ts'

const gains = [...portfolioRolesOf('return'), ...portfolioRolesOf('fee')]

const text = `
  SELECT currency, before, amount AS minor
    FROM (SELECT posting.*, (sum(amount) OVER (PARTITION BY currency ORDER BY at, transfer_id, leg) - amount)::int8 AS before
            FROM (${reportPostings}) posting) valued
   WHERE at >= $3 AND role::text = ANY ($4)
   ORDER BY at, transfer_id, leg`

/** What was earned, lost and charged in a span, each with what all portfolios of its currency held before it. */
export async function readReportGains(
  handle: Handle,
  memberId: string,
  { from, until }: ClubSpan,
): Promise<ReportGain[]> {
  const values = [memberId, until, from, gains]
  return handle.query<ReportGain>({ name: 'report-gains', text, values })
}
