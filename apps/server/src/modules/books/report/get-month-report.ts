import { addUpMonth } from '@kinfold/contract/report/add-up-month'
import type { getMonthReport as endpoint } from '@kinfold/contract/report/get-month-report'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { monthSpan } from '../../../paging/club-spans.ts'
import type { Services } from '../../services.ts'
import { readReportFlows } from './read-report-flows.ts'

type Endpoint = typeof endpoint

export async function getMonthReport(
  { db }: Services,
  { caller, query: { year, month } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const flows = await readReportFlows(db, caller.accountId, monthSpan(year, month))
  return addUpMonth(flows, { year, month, currencies: caller.currencies })
}
