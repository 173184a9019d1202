import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { assignUnmatchedMoney } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { assignmentProblem } from '@kinfold/contract/operator/unmatched/assignment-problem'
import { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import { recordUnmatchedMoney } from '@kinfold/contract/operator/unmatched/record-unmatched-money'
import { returnUnmatchedMoney } from '@kinfold/contract/operator/unmatched/return-unmatched-money'
import { returningProblem } from '@kinfold/contract/operator/unmatched/returning-problem'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { memberReference } from '@kinfold/personas/desk/person-references'
import { unmatchedMoney as demoMoney } from '@kinfold/personas/desk/unmatched-money'
import { isGlobal } from '@kinfold/personas/people/currencies-of'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

export const operatorUnmatchedMocks = {
  listUnmatchedMoney: mock(listUnmatchedMoney, {
    ok: ({ query }) =>
      takePage(
        demoMoney.filter(({ state }) => query.state === undefined || state === query.state),
        query,
      ),
    empty: emptyPage,
  }),
  recordUnmatchedMoney: mock(recordUnmatchedMoney, {
    ok: ({ body }) => ({
      id: demoId('unmatched', body.bank_reference),
      received: toWireMoney(moneyFromWire(body.currency, body.amount)),
      received_on: body.received_on,
      sender_name: body.sender_name,
      bank_reference: body.bank_reference,
      state: 'open',
      assigned_to: null,
      decided_at: null,
      decided_by: null,
      reason: null,
    }),
  }),
  assignUnmatchedMoney: mock(assignUnmatchedMoney, {
    ok: call => {
      const member = Object.values(people).find(
        ({ customer }) => customer.id === call.body.customer_id,
      )
      if (!member) return new Refusal('not_found')
      const one = found(demoMoney, call.params.id)
      refuseFor(assignmentProblem(one, { isGlobal: isGlobal(member) }))
      return {
        ...one,
        state: 'assigned',
        assigned_to: memberReference(member.key),
        ...decidedBy(call),
      }
    },
  }),
  returnUnmatchedMoney: mock(returnUnmatchedMoney, {
    ok: call => {
      const one = found(demoMoney, call.params.id)
      refuseFor(returningProblem(one))
      return { ...one, state: 'returned', reason: call.body.reason, ...decidedBy(call) }
    },
  }),
}
