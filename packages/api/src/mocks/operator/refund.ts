import { money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import { confirmRefund } from '@kinfold/contract/operator/refund/confirm-refund'
import { discardRefund } from '@kinfold/contract/operator/refund/discard-refund'
import { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import { refundPayment } from '@kinfold/contract/operator/refund/refund-payment'
import { settleRefund } from '@kinfold/contract/operator/refund/settle-refund'
import { settlingProblem } from '@kinfold/contract/operator/refund/settling-problem'
import { secondPersonProblem } from '@kinfold/contract/operator/second-person-problem'
import { takePage } from '@kinfold/contract/paging/take-page'
import { feeWithRefund } from '@kinfold/contract/payment/fee-with-refund'
import { leftToRefund, refundProblem } from '@kinfold/contract/payment/refund-problem'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { demoId } from '@kinfold/personas/demo-id'
import { demoRefunds } from '@kinfold/personas/desk/demo-refunds'
import { memberReference } from '@kinfold/personas/desk/person-references'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'
import { refundWayOf } from './refund-way-of.ts'

const byTheBank = 'The payer’s bank took this payment back, so nothing of it can be given back.'
const itsProvider = 'Its provider says what becomes of this refund.'

function proposalOf(id: string) {
  const refund = found(demoRefunds, id)
  if (refund.status !== 'proposed') throw new Refusal('already_decided')
  return refund
}

export const operatorRefundMocks = {
  listRefunds: mock(listRefunds, {
    ok: ({ query }) =>
      takePage(
        demoRefunds.filter(
          ({ status, payment_id }) =>
            (query.status === undefined || status === query.status) &&
            (query.payment_id === undefined || payment_id === query.payment_id),
        ),
        query,
      ),
    empty: emptyPage,
  }),
  refundPayment: mock(refundPayment, {
    ok: call => {
      const { params, body } = call
      const owner = Object.values(people).find(person =>
        paymentsOf(person).some(({ id }) => id === params.id),
      )
      if (owner === undefined) return new Refusal('not_found')
      const payment = found(paymentsOf(owner), params.id)
      const paid = {
        status: payment.status,
        amount: fromWireMoney(payment.amount),
        refunded: fromWireMoney(payment.refunded),
        paidCurrency: payment.total.currency,
      }
      const left = leftToRefund(paid)
      const amount = body.amount === undefined ? left : moneyFromWire(left.currency, body.amount)
      if (paid.status === 'charged_back') refuseFor('already_decided', { sentence: byTheBank })
      refuseFor(refundProblem(paid, amount))
      const fee = fromWireMoney(payment.fee)
      const returnsFee = body.returns_fee === true
      const { decided_by: proposed_by, decided_at: proposed_at } = decidedBy(call)
      return {
        id: demoId('refund', payment.id),
        payment_id: payment.id,
        reference: payment.reference,
        member: memberReference(owner.key),
        amount: toWireMoney(amount),
        fee: toWireMoney(
          returnsFee ? feeWithRefund({ ...paid, fee }, amount) : money(fee.currency, 0n),
        ),
        returns_fee: returnsFee,
        way: refundWayOf(payment),
        status: 'proposed',
        reason: body.reason,
        proposed_by,
        proposed_at,
        decided_by: null,
        decided_at: null,
        settled_at: null,
        bank_reference: null,
        failure_reason: null,
        paid_after_all: false,
      }
    },
  }),
  confirmRefund: mock(confirmRefund, {
    ok: call => {
      const refund = proposalOf(call.params.id)
      const by = decidedBy(call)
      refuseFor(secondPersonProblem(refund.proposed_by?.id ?? null, by.decided_by.id))
      const isDone = refund.way === 'wallet'
      return {
        ...refund,
        ...by,
        status: isDone ? 'paid' : 'sent',
        settled_at: isDone ? by.decided_at : null,
      }
    },
  }),
  discardRefund: mock(discardRefund, {
    ok: call => ({ ...proposalOf(call.params.id), status: 'discarded', ...decidedBy(call) }),
  }),
  settleRefund: mock(settleRefund, {
    ok: call => {
      const { outcome, note } = call.body
      const refund = found(demoRefunds, call.params.id)
      const problem = settlingProblem(refund, outcome)
      refuseFor(problem, problem === 'conflict' ? { sentence: itsProvider } : {})
      const { decided_at: settled_at } = decidedBy(call)
      return outcome === 'paid'
        ? { ...refund, status: outcome, settled_at, bank_reference: note }
        : { ...refund, status: outcome, settled_at, failure_reason: note }
    },
  }),
}
