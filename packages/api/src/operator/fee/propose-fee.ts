import { proposeFee } from '@kinfold/contract/operator/fee/propose-fee'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { feesKey } from './list-fees.ts'

export const proposeFeeMutation = mutation('PATCH /operator/fee', proposeFee, {
  invalidates: [feesKey, deskOverviewKey],
  success: 'The fee is proposed. Another administrator has to confirm it.',
})

export const useProposeFee = () => useMutation(proposeFeeMutation)
