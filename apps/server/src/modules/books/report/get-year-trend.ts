import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { addUpYear } from '@kinfold/contract/report/add-up-year'
import type { getYearTrend as endpoint } from '@kinfold/contract/report/get-year-trend'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { yearSpan } from '../../../paging/club-spans.ts'
import type { Services } from '../../services.ts'
import { readReportFlows } from './read-report-flows.ts'
import { readReportGains } from './read-report-gains.ts'

type Endpoint = typeof endpoint

export async function getYearTrend(
  { db, clock }: Services,
  { caller, query: { year } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const span = yearSpan(year)
  const flows = await readReportFlows(db, caller.accountId, span)
  const gains = await readReportGains(db, caller.accountId, span)
  const today = dayInLagos(await clock.now(db))
  return addUpYear(flows, gains, { year, today, currencies: caller.currencies })
}
