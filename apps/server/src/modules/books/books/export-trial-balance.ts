import type { exportTrialBalance as endpoint } from '@kinfold/contract/operator/books/export-trial-balance'
import { trialBalanceCsv } from '@kinfold/contract/operator/books/trial-balance-csv'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { monthSpan } from '../../../paging/club-spans.ts'
import type { Services } from '../../services.ts'
import { readTrialBalance } from './read-trial-balance.ts'

type Endpoint = typeof endpoint

export async function exportTrialBalance(
  { db }: Services,
  { query: { year, month } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const sumsOf = await readTrialBalance(db, monthSpan(year, month))
  return Buffer.from(trialBalanceCsv(sumsOf))
}
