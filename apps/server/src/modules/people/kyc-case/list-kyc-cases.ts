import type { listKycCases as endpoint } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { readPage } from '../../../paging/read-page.ts'
import type { Services } from '../../services.ts'
import { countKycCases, readKycCases } from './read-kyc-cases.ts'

type Endpoint = typeof endpoint

export function listKycCases(
  { db }: Services,
  { query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return readPage(query, {
    count: () => countKycCases(db, query),
    rows: window => readKycCases(db, query, window),
  })
}
