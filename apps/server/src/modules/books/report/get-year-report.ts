import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { getYearReport as endpoint } from '@kinfold/contract/report/get-year-report'
import { yearProblem } from '@kinfold/contract/report/year-problem'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { yearSpan } from '../../../paging/club-spans.ts'
import { printPaper } from '../../base/paper/print-paper.ts'
import type { Services } from '../../services.ts'
import { describeYearReport } from './describe-year-report.ts'
import { readReportFlows } from './read-report-flows.ts'
import { readReportGains } from './read-report-gains.ts'

type Endpoint = typeof endpoint

export async function getYearReport(
  services: Services,
  { caller, query: { year } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, clock } = services
  const today = dayInLagos(await clock.now(db))
  const problem = yearProblem(year, today)
  if (problem !== undefined) return refuse('validation_failed', { fields: { year: problem } })
  const span = yearSpan(year)
  const flows = await readReportFlows(db, caller.accountId, span)
  const gains = await readReportGains(db, caller.accountId, span)
  const { currencies } = caller
  return printPaper(services, caller, describeYearReport(flows, gains, { year, today, currencies }))
}
