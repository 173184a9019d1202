import { addMoney, subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import { confirmTransfer } from '@kinfold/contract/operator/transfer/confirm-transfer'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import { refundPayment } from '@kinfold/contract/operator/transfer/refund-payment'
import { rejectTransfer } from '@kinfold/contract/operator/transfer/reject-transfer'
import { takePage } from '@kinfold/contract/paging/take-page'
import { isRefundable } from '@kinfold/contract/payment/is-refundable'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { demoTransfers } from '@kinfold/personas/desk/expected-transfers'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

export const expectedTransfers = mock(listExpectedTransfers, {
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
})

function waiting(id: string): ExpectedTransfer {
  const transfer = demoTransfers.find(({ payment_id }) => payment_id === id)
  if (!transfer) throw new Refusal('not_found')
  if (transfer.status !== 'pending_confirmation') throw new Refusal('already_decided')
  return transfer
}

export const transferConfirmation = mock(confirmTransfer, {
  ok: call => {
    const transfer = waiting(call.params.id)
    const received = moneyFromWire(transfer.expected.currency, call.body.received_amount)
    return {
      ...transfer,
      status: 'succeeded',
      received: toWireMoney(received),
      bank_reference: call.body.bank_reference ?? transfer.bank_reference,
      ...decidedBy(call),
    }
  },
})

export const transferRejection = mock(rejectTransfer, {
  ok: call => ({ ...waiting(call.params.id), status: 'failed', ...decidedBy(call) }),
})

export const paymentRefund = mock(refundPayment, {
  ok: ({ params, body }) => {
    const payment = found(Object.values(people).flatMap(paymentsOf), params.id)
    if (!isRefundable(payment.status)) return new Refusal('already_decided')
    const [paid, before] = [fromWireMoney(payment.amount), fromWireMoney(payment.refunded)]
    const left = subtractMoney(paid, before)
    const wanted = body.amount === undefined ? left : moneyFromWire(left.currency, body.amount)
    if (wanted.minor > left.minor) return new Refusal('refund_exceeds_payment')
    const status = wanted.minor === left.minor ? 'refunded' : 'partly_refunded'
    return { ...payment, status, refunded: toWireMoney(addMoney(before, wanted)) }
  },
})
