import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import { discardReturns } from '@kinfold/contract/operator/returns/discard-returns'
import { draftReturns } from '@kinfold/contract/operator/returns/draft-returns'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import { postReturns } from '@kinfold/contract/operator/returns/post-returns'
import { postingProblem } from '@kinfold/contract/operator/returns/posting-problem'
import { returnsPostingMachine } from '@kinfold/contract/operator/returns/returns-posting'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { managedPlans } from '@kinfold/personas/desk/managed-plans'
import {
  returnsPostings as demoPostings,
  returnsPostingDetail,
} from '@kinfold/personas/desk/returns-postings'
import { planReference } from '@kinfold/personas/plans/demo-plans'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

export const operatorReturnsMocks = {
  listReturnsPostings: mock(listReturnsPostings, {
    ok: ({ query }) =>
      takePage(
        demoPostings.filter(
          ({ plan, status }) =>
            (query.product === undefined || plan.id === query.product) &&
            (query.status === undefined || status === query.status),
        ),
        query,
      ),
    empty: emptyPage,
  }),
  getReturnsPosting: mock(getReturnsPosting, {
    ok: ({ params }) => returnsPostingDetail(params.id) ?? new Refusal('not_found'),
  }),
  draftReturns: mock(draftReturns, {
    ok: call => {
      const { plan_id, year, month, total_amount, fee_amount } = call.body
      const held = managedPlans.find(({ plan }) => plan.id === plan_id)
      if (!held) return new Refusal('not_found')
      const { currency } = held.plan
      const { decided_at, decided_by } = decidedBy(call)
      return {
        id: demoId('returns', plan_id, year, month),
        plan: planReference(held.plan),
        year,
        month,
        total: toWireMoney(moneyFromWire(currency, total_amount)),
        fee: toWireMoney(moneyFromWire(currency, fee_amount ?? 0)),
        portfolios: held.portfolios,
        status: 'draft',
        drafted_by: decided_by,
        drafted_at: decided_at,
        posted_by: null,
        posted_at: null,
      }
    },
  }),
  postReturns: mock(postReturns, {
    ok: call => {
      const posting = found(demoPostings, call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      const draft = { status: posting.status, draftedBy: posting.drafted_by.id }
      refuseFor(postingProblem(draft, decided_by.id))
      return { ...posting, status: 'posted', posted_by: decided_by, posted_at: decided_at }
    },
  }),
  discardReturns: mock(discardReturns, {
    ok: call => {
      const posting = found(demoPostings, call.params.id)
      refuseFor(decisionProblem(returnsPostingMachine, posting.status, 'discarded'))
      return { ...posting, status: 'discarded' }
    },
  }),
}
