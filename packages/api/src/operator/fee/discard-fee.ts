import { discardFee } from '@kinfold/contract/operator/fee/discard-fee'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { feesKey } from './list-fees.ts'

export const discardFeeMutation = mutation('POST /operator/fee/discard/:id', discardFee, {
  invalidates: [feesKey, deskOverviewKey],
  success: 'The proposal is thrown away.',
})

export const useDiscardFee = () => useMutation(discardFeeMutation)
