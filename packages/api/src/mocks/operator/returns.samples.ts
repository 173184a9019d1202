import { discardReturns } from '@kinfold/contract/operator/returns/discard-returns'
import { draftReturns } from '@kinfold/contract/operator/returns/draft-returns'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import { postReturns } from '@kinfold/contract/operator/returns/post-returns'
import { returnsPostings } from '@kinfold/personas/desk/returns-postings'
import { sampleCall } from '../sample-call.ts'
import { idOf } from '../sample-ids.ts'

const returns = idOf(returnsPostings)

export const operatorReturnsSamples = {
  discardReturns: sampleCall(discardReturns, { params: { id: returns } }),
  draftReturns: sampleCall(draftReturns, {
    body: { plan_id: 1, year: 2026, month: 6, total_amount: 25_000 },
  }),
  getReturnsPosting: sampleCall(getReturnsPosting, { params: { id: returns } }),
  listReturnsPostings: sampleCall(listReturnsPostings, {}),
  postReturns: sampleCall(postReturns, { params: { id: returns } }),
}
