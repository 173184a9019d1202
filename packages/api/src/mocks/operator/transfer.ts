import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import { decisionProblem } from '@kinfold/contract/operator/decision-problem'
import { confirmTransfer } from '@kinfold/contract/operator/transfer/confirm-transfer'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import { refundPayment } from '@kinfold/contract/operator/transfer/refund-payment'
import { rejectTransfer } from '@kinfold/contract/operator/transfer/reject-transfer'
import { takePage } from '@kinfold/contract/paging/take-page'
import { paymentMachine } from '@kinfold/contract/payment/payment-status'
import {
  leftToRefund,
  refundProblem,
  statusAfterRefund,
} from '@kinfold/contract/payment/refund-problem'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { demoTransfers } from '@kinfold/personas/desk/expected-transfers'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

function decidable(id: string, to: 'succeeded' | 'failed'): ExpectedTransfer {
  const transfer = demoTransfers.find(({ payment_id }) => payment_id === id)
  if (!transfer) throw new Refusal('not_found')
  refuseFor(decisionProblem(paymentMachine, transfer.status, to))
  return transfer
}

export const operatorTransferMocks = {
  listExpectedTransfers: mock(listExpectedTransfers, {
    ok: ({ query }) => {
      const words = query.search?.toLowerCase() ?? ''
      const chosen = demoTransfers.filter(
        ({ status, expected, reference, member }) =>
          (query.status === undefined || status === query.status) &&
          (query.currency === undefined || expected.currency === query.currency) &&
          `${reference} ${member.name} ${member.email}`.toLowerCase().includes(words),
      )
      return takePage(chosen, query)
    },
    empty: emptyPage,
  }),
  confirmTransfer: mock(confirmTransfer, {
    ok: call => {
      const transfer = decidable(call.params.id, 'succeeded')
      const received = moneyFromWire(transfer.expected.currency, call.body.received_amount)
      return {
        ...transfer,
        status: 'succeeded',
        received: toWireMoney(received),
        bank_reference: call.body.bank_reference ?? transfer.bank_reference,
        ...decidedBy(call),
      }
    },
  }),
  rejectTransfer: mock(rejectTransfer, {
    ok: call => ({ ...decidable(call.params.id, 'failed'), status: 'failed', ...decidedBy(call) }),
  }),
  refundPayment: mock(refundPayment, {
    ok: ({ params, body }) => {
      const payment = found(Object.values(people).flatMap(paymentsOf), params.id)
      const paid = {
        status: payment.status,
        amount: fromWireMoney(payment.amount),
        refunded: fromWireMoney(payment.refunded),
        paidCurrency: payment.total.currency,
      }
      const left = leftToRefund(paid)
      const part = body.amount === undefined ? left : moneyFromWire(left.currency, body.amount)
      refuseFor(refundProblem(paid, part))
      const refunded = toWireMoney(addMoney(paid.refunded, part))
      return { ...payment, status: statusAfterRefund(paid, part), refunded }
    },
  }),
}
