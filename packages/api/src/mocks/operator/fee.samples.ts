import { confirmFee } from '@kinfold/contract/operator/fee/confirm-fee'
import { discardFee } from '@kinfold/contract/operator/fee/discard-fee'
import { listFees } from '@kinfold/contract/operator/fee/list-fees'
import { proposeFee } from '@kinfold/contract/operator/fee/propose-fee'
import { feeProposals } from '@kinfold/personas/desk/managed-fees'
import { sampleCall } from '../sample-call.ts'
import { idOf } from '../sample-ids.ts'

const proposedFee = { id: idOf(feeProposals) }

export const operatorFeeSamples = {
  listFees: sampleCall(listFees, {}),
  proposeFee: sampleCall(proposeFee, {
    body: {
      name: 'processing',
      gateway: 'card',
      currency: 'NGN',
      bps: 140,
      fixed: 0,
      cap: 2_000,
      bearer: 'member',
      clearing_days: 2,
      reason: 'The provider lowered its price.',
      version: 1,
    },
  }),
  confirmFee: sampleCall(confirmFee, { params: proposedFee, body: { seen: 'proposed' } }),
  discardFee: sampleCall(discardFee, { params: proposedFee, body: { seen: 'proposed' } }),
}
