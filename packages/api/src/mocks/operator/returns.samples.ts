import { discardReturns } from '@kinfold/contract/operator/returns/discard-returns'
import { draftReturns } from '@kinfold/contract/operator/returns/draft-returns'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import { postReturns } from '@kinfold/contract/operator/returns/post-returns'
import { reverseReturns } from '@kinfold/contract/operator/returns/reverse-returns'
import { returnsPostings } from '@kinfold/personas/desk/returns-postings'
import { sampleCall } from '../sample-call.ts'
import { idOf } from '../sample-ids.ts'

const drafted = idOf(returnsPostings.filter(({ status }) => status === 'draft'))
const posted = idOf(returnsPostings.filter(({ status }) => status === 'posted'))

export const operatorReturnsSamples = {
  discardReturns: sampleCall(discardReturns, { params: { id: drafted }, body: { seen: 'draft' } }),
  draftReturns: sampleCall(draftReturns, {
    body: { plan_id: 5, year: 2026, month: 5, total_amount: -250.5 },
  }),
  getReturnsPosting: sampleCall(getReturnsPosting, { params: { id: drafted } }),
  listReturnsPostings: sampleCall(listReturnsPostings, {}),
  reverseReturns: sampleCall(reverseReturns, {
    params: { id: posted },
    body: { seen: 'posted', reason: 'The fund corrected its statement.' },
  }),
  postReturns: sampleCall(postReturns, { params: { id: drafted }, body: { seen: 'draft' } }),
}
