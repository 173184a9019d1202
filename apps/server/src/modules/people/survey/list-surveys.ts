import type { listSurveys as endpoint } from '@kinfold/contract/operator/content/list-surveys'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { readPage } from '../../../paging/read-page.ts'
import type { Services } from '../../services.ts'
import { readManagedSurveys } from './read-managed-surveys.ts'
import { survey } from './survey.tables.ts'

type Endpoint = typeof endpoint

export function listSurveys(
  { db, clock }: Services,
  { query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return readPage(query, {
    count: () => db.orm.$count(survey),
    rows: async window => readManagedSurveys(db, { at: await clock.now(db), ...window }),
  })
}
