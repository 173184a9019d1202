import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import { discardReturns } from '@kinfold/contract/operator/returns/discard-returns'
import {
  draftFieldProblems,
  draftSentences,
} from '@kinfold/contract/operator/returns/draft-problem'
import { draftReturns } from '@kinfold/contract/operator/returns/draft-returns'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import { postReturns } from '@kinfold/contract/operator/returns/post-returns'
import {
  discardedFrom,
  postedFrom,
  postingProblem,
} from '@kinfold/contract/operator/returns/posting-problem'
import { returnsPostingMachine } from '@kinfold/contract/operator/returns/returns-posting'
import { reverseReturns } from '@kinfold/contract/operator/returns/reverse-returns'
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
import { now } from '../now.ts'
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
    ok: ({ params, query }) => returnsPostingDetail(params.id, query) ?? new Refusal('not_found'),
  }),
  draftReturns: mock(draftReturns, {
    ok: call => {
      const { plan_id, year, month, total_amount, fee_amount } = call.body
      const held = managedPlans.find(({ plan }) => plan.id === plan_id)
      if (!held) return new Refusal('not_found')
      const { currency } = held.plan
      const total = moneyFromWire(currency, total_amount)
      const fee = moneyFromWire(currency, fee_amount ?? 0)
      const today = dayInLagos(new Date(now()))
      const fields = draftFieldProblems({ year, month, total, fee }, today)
      if (fields) return new Refusal('validation_failed', { fields })
      const before = demoPostings.find(
        each => each.plan.id === plan_id && each.year === year && each.month === month,
      )
      // A draft of the demo club's counts as thrown away, so that there is something to draft.
      if (before && before.status !== 'draft') {
        return new Refusal('conflict', { sentence: draftSentences.alreadyPosted })
      }
      if (!before) return new Refusal('conflict', { sentence: draftSentences.nobodyHeld })
      const { decided_at, decided_by } = decidedBy(call)
      return {
        id: demoId('returns', plan_id, year, month),
        plan: planReference(held.plan),
        year,
        month,
        total: toWireMoney(total),
        fee: toWireMoney(fee),
        weighting: held.plan.returns_weighting,
        portfolios: before.portfolios,
        status: 'draft',
        drafted_by: decided_by,
        drafted_at: decided_at,
        posted_by: null,
        posted_at: null,
        completed_at: null,
        reversal: null,
      }
    },
  }),
  postReturns: mock(postReturns, {
    ok: call => {
      const posting = found(demoPostings, call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      const { status, drafted_by, reversal } = posting
      const reversalDraftedBy = reversal?.drafted_by.id ?? null
      const draft = { status, draftedBy: drafted_by.id, reversalDraftedBy }
      refuseFor(postingProblem(draft, decided_by.id))
      const posted = { posted_by: decided_by, posted_at: decided_at }
      return reversal === null
        ? { ...posting, status: postedFrom(status), ...posted }
        : { ...posting, status: postedFrom(status), reversal: { ...reversal, ...posted } }
    },
  }),
  reverseReturns: mock(reverseReturns, {
    ok: call => {
      const posting = found(demoPostings, call.params.id)
      refuseFor(decisionProblem(returnsPostingMachine, posting.status, 'reversal_draft'))
      const { decided_at, decided_by } = decidedBy(call)
      const { reason } = call.body
      return {
        ...posting,
        status: 'reversal_draft',
        reversal: {
          reason,
          drafted_by: decided_by,
          drafted_at: decided_at,
          posted_by: null,
          posted_at: null,
          completed_at: null,
        },
      }
    },
  }),
  discardReturns: mock(discardReturns, {
    ok: call => {
      const posting = found(demoPostings, call.params.id)
      const status = discardedFrom(posting.status)
      refuseFor(decisionProblem(returnsPostingMachine, posting.status, status))
      return { ...posting, status, reversal: null }
    },
  }),
}
