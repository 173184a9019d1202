import { decideChargeback } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { listChargebacks } from '@kinfold/contract/operator/chargeback/list-chargebacks'
import { recordChargeback } from '@kinfold/contract/operator/chargeback/record-chargeback'
import { recoverChargeback } from '@kinfold/contract/operator/chargeback/recover-chargeback'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { demoChargebacks } from '@kinfold/personas/desk/demo-chargebacks'
import { people } from '@kinfold/personas/people/people'
import { found } from '../found.ts'
import { sampleCall } from '../sample-call.ts'
import { byStatus, idOf } from '../sample-ids.ts'

const lost = idOf(demoChargebacks, byStatus('lost'))
const owed = found(demoChargebacks, lost).owed.amount

export const operatorChargebackSamples = {
  listChargebacks: sampleCall(listChargebacks, {}),
  recordChargeback: sampleCall(recordChargeback, {
    params: {
      id: idOf(
        paymentsOf(people.halima),
        ({ purpose, gateway, status }) =>
          purpose === 'deposit' && gateway === 'card' && status === 'succeeded',
      ),
    },
    body: {
      dispute: 'DSP-20260603',
      reason: 'The payer doesn’t know this charge.',
      amount: 12_000,
      answer_by: '2026-06-10',
    },
  }),
  decideChargeback: sampleCall(decideChargeback, {
    params: { id: lost },
    body: { seen: 'lost', outcome: 'won' },
  }),
  recoverChargeback: sampleCall(recoverChargeback, {
    params: { id: lost },
    body: { seen: owed, from: 'wallet', reason: 'As agreed on the phone.' },
  }),
}
