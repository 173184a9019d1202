import { confirmRefund } from '@kinfold/contract/operator/refund/confirm-refund'
import { discardRefund } from '@kinfold/contract/operator/refund/discard-refund'
import { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import { refundPayment } from '@kinfold/contract/operator/refund/refund-payment'
import { settleRefund } from '@kinfold/contract/operator/refund/settle-refund'
import { demoRefunds } from '@kinfold/personas/desk/demo-refunds'
import { sampleCall } from '../sample-call.ts'
import { byStatus, idOf, paymentId } from '../sample-ids.ts'

const proposed = idOf(demoRefunds, byStatus('proposed'))

export const operatorRefundSamples = {
  listRefunds: sampleCall(listRefunds, {}),
  refundPayment: sampleCall(refundPayment, {
    params: { id: paymentId('dayo', 'succeeded') },
    body: { reason: 'Paid twice.', amount: 2_500 },
  }),
  confirmRefund: sampleCall(confirmRefund, {
    params: { id: proposed },
    body: { seen: 'proposed' },
  }),
  discardRefund: sampleCall(discardRefund, {
    params: { id: proposed },
    body: { seen: 'proposed' },
  }),
  settleRefund: sampleCall(settleRefund, {
    params: { id: idOf(demoRefunds, byStatus('paid')) },
    body: { seen: 'paid', outcome: 'failed', note: 'The account is closed.' },
  }),
}
