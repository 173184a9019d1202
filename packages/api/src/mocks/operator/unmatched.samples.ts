import { listLookalikes } from '@kinfold/contract/operator/lookalike/list-lookalikes'
import { assignUnmatchedMoney } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { getUnmatchedMoney } from '@kinfold/contract/operator/unmatched/get-unmatched-money'
import { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import { recordUnmatchedMoney } from '@kinfold/contract/operator/unmatched/record-unmatched-money'
import { returnUnmatchedMoney } from '@kinfold/contract/operator/unmatched/return-unmatched-money'
import { demoId } from '@kinfold/personas/demo-id'
import { people } from '@kinfold/personas/people/people'
import { sampleCall } from '../sample-call.ts'

export const operatorUnmatchedSamples = {
  assignUnmatchedMoney: sampleCall(assignUnmatchedMoney, {
    params: { id: demoId('unmatched', 'may transfer') },
    body: { seen: 'open', customer_id: people.bola.customer.id },
  }),
  getUnmatchedMoney: sampleCall(getUnmatchedMoney, {
    params: { id: demoId('unmatched', 'may transfer') },
  }),
  listLookalikes: sampleCall(listLookalikes, { query: { bank_reference: 'ft26153qx81' } }),
  listUnmatchedMoney: sampleCall(listUnmatchedMoney, {}),
  recordUnmatchedMoney: sampleCall(recordUnmatchedMoney, {
    body: {
      currency: 'NGN',
      amount: 15_000,
      received_on: '2026-06-03',
      sender_name: 'OKEKE I',
      bank_reference: 'FT26154AA11',
    },
  }),
  returnUnmatchedMoney: sampleCall(returnUnmatchedMoney, {
    params: { id: demoId('unmatched', 'june wire') },
    body: { seen: 'open', reason: 'The sender is no member.' },
  }),
}
