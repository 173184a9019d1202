import { listSettlements } from '@kinfold/contract/operator/settlement/list-settlements'
import { recordSettlement } from '@kinfold/contract/operator/settlement/record-settlement'
import { sampleCall } from '../sample-call.ts'

export const operatorSettlementSamples = {
  listSettlements: sampleCall(listSettlements, {}),
  recordSettlement: sampleCall(recordSettlement, {
    body: {
      gateway: 'card',
      currency: 'NGN',
      paid_out: 49_250,
      charge: 750,
      received_on: '2026-06-03',
      reference: 'STL-260603-02',
    },
  }),
}
