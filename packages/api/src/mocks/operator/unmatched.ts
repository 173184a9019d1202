import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import { listLookalikes } from '@kinfold/contract/operator/lookalike/list-lookalikes'
import { assignUnmatchedMoney } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { assignmentProblem } from '@kinfold/contract/operator/unmatched/assignment-problem'
import { getUnmatchedMoney } from '@kinfold/contract/operator/unmatched/get-unmatched-money'
import { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import { recordUnmatchedMoney } from '@kinfold/contract/operator/unmatched/record-unmatched-money'
import { returnUnmatchedMoney } from '@kinfold/contract/operator/unmatched/return-unmatched-money'
import { returningProblem } from '@kinfold/contract/operator/unmatched/returning-problem'
import { takePage } from '@kinfold/contract/paging/take-page'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { demoId } from '@kinfold/personas/demo-id'
import { lookalikesOf } from '@kinfold/personas/desk/expected-transfers'
import { memberReference } from '@kinfold/personas/desk/person-references'
import { unmatchedMoney as demoMoney } from '@kinfold/personas/desk/unmatched-money'
import { isGlobal } from '@kinfold/personas/people/currencies-of'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { refuseKnownLine, refuseOddDay } from './bank-statement.ts'
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
  getUnmatchedMoney: mock(getUnmatchedMoney, {
    ok: ({ params }) => found(demoMoney, params.id),
  }),
  listLookalikes: mock(listLookalikes, {
    ok: ({ query }) => ({ items: lookalikesOf(query.bank_reference) }),
    empty: () => ({ items: [] }),
  }),
  recordUnmatchedMoney: mock(recordUnmatchedMoney, {
    ok: ({ body }) => {
      const { received_on, sender_name, bank_reference } = body
      const received = moneyFromWire(body.currency, body.amount)
      refuseOddDay(received_on)
      refuseKnownLine({ ...received, receivedOn: received_on, bankReference: bank_reference })
      return {
        id: demoId('unmatched', bank_reference),
        received: toWireMoney(received),
        received_on,
        sender_name,
        bank_reference,
        state: 'open',
        assigned_to: null,
        first_assigned: null,
        payment_id: null,
        decided_at: null,
        decided_by: null,
        reason: null,
      }
    },
  }),
  assignUnmatchedMoney: mock(assignUnmatchedMoney, {
    ok: call => {
      const member = Object.values(people).find(
        ({ customer }) => customer.id === call.body.customer_id,
      )
      if (!member) return new Refusal('not_found')
      const one = found(demoMoney, call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      const { payment_id = null, differs = false } = call.body
      const payment = payment_id === null ? undefined : found(paymentsOf(member), payment_id)
      refuseFor(
        assignmentProblem(one, {
          to: { id: member.customer.id, isGlobal: isGlobal(member) },
          payment: payment && { ...payment, expected: fromWireMoney(payment.total) },
          differs,
          by: decided_by.id,
        }),
      )
      return {
        ...one,
        state: 'assigned',
        assigned_to: memberReference(member.key),
        payment_id,
        decided_at,
        decided_by,
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
