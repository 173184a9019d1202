import { confirmTransfer } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { lookalikesKey } from '../lookalike/list-lookalikes.ts'
import { memberKey } from '../member/get-member.ts'
import { expectedTransferKey } from './get-expected-transfer.ts'
import { expectedTransfersKey } from './list-expected-transfers.ts'

export const confirmTransferMutation = mutation(
  'POST /operator/transfer/confirm/:id',
  confirmTransfer,
  {
    invalidates: [
      lookalikesKey,
      expectedTransfersKey,
      expectedTransferKey,
      deskOverviewKey,
      memberKey,
    ],
    success: 'Confirmed with the amount that arrived.',
  },
)

export const useConfirmTransfer = () => useMutation(confirmTransferMutation)
