import { confirmTransfer } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { getExpectedTransfer } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import { rejectTransfer } from '@kinfold/contract/operator/transfer/reject-transfer'
import { sampleCall } from '../sample-call.ts'
import { paymentId } from '../sample-ids.ts'

export const operatorTransferSamples = {
  confirmTransfer: sampleCall(confirmTransfer, {
    params: { id: paymentId('chidi', 'pending_confirmation') },
    body: {
      seen: 'pending_confirmation',
      received_amount: 99_500,
      differs: true,
      received_on: '2026-06-03',
      bank_reference: 'FT26153QX81',
    },
  }),
  getExpectedTransfer: sampleCall(getExpectedTransfer, {
    params: { id: paymentId('chidi', 'pending_confirmation') },
  }),
  listExpectedTransfers: sampleCall(listExpectedTransfers, {}),
  rejectTransfer: sampleCall(rejectTransfer, {
    params: { id: paymentId('halima', 'pending_confirmation') },
    body: { seen: 'pending_confirmation', reason: 'It never arrived.' },
  }),
}
