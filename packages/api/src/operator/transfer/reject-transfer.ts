import { rejectTransfer } from '@kinfold/contract/operator/transfer/reject-transfer'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { expectedTransferKey } from './get-expected-transfer.ts'
import { expectedTransfersKey } from './list-expected-transfers.ts'

export const rejectTransferMutation = mutation(
  'POST /operator/transfer/reject/:id',
  rejectTransfer,
  {
    invalidates: [expectedTransfersKey, expectedTransferKey, deskOverviewKey, memberKey],
    success: 'Rejected. The member is told the reason.',
  },
)

export const useRejectTransfer = () => useMutation(rejectTransferMutation)
