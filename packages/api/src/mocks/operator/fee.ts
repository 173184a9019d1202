import { confirmFee } from '@kinfold/contract/operator/fee/confirm-fee'
import { discardFee } from '@kinfold/contract/operator/fee/discard-fee'
import { feeAlreadyProposed } from '@kinfold/contract/operator/fee/fee-proposal'
import { listFees } from '@kinfold/contract/operator/fee/list-fees'
import { proposeFee } from '@kinfold/contract/operator/fee/propose-fee'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { demoId } from '@kinfold/personas/demo-id'
import { feeProposals, managedFees } from '@kinfold/personas/desk/managed-fees'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decided, openProposal, proposedBy } from './decided-by.ts'

export const operatorFeeMocks = {
  listFees: mock(listFees, { ok: () => ({ fees: [...managedFees] }) }),
  proposeFee: mock(proposeFee, {
    ok: call => {
      const { version, ...wanted } = call.body
      const { name, gateway, currency } = wanted
      const fee = managedFees.find(
        each => each.name === name && each.gateway === gateway && each.currency === currency,
      )
      if (fee === undefined) return new Refusal('not_found')
      refuseFor(versionProblem(fee, version))
      if (fee.proposal !== null) return new Refusal('conflict', { sentence: feeAlreadyProposed })
      const id = demoId('fee-proposal', name, gateway, currency, wanted.bps)
      return { id, ...wanted, ...proposedBy(call) }
    },
  }),
  confirmFee: mock(confirmFee, {
    ok: call => decided(call, openProposal(feeProposals, call.params.id), 'confirmed'),
  }),
  discardFee: mock(discardFee, {
    ok: call => decided(call, openProposal(feeProposals, call.params.id), 'discarded'),
  }),
}
