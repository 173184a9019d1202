import { assignUnmatchedMoney } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { expectedTransferKey } from '../transfer/get-expected-transfer.ts'
import { expectedTransfersKey } from '../transfer/list-expected-transfers.ts'
import { oneUnmatchedKey } from './get-unmatched-money.ts'
import { unmatchedMoneyKey } from './list-unmatched-money.ts'

export const assignUnmatchedMoneyMutation = mutation(
  'POST /operator/unmatched/assign/:id',
  assignUnmatchedMoney,
  {
    invalidates: [
      unmatchedMoneyKey,
      oneUnmatchedKey,
      deskOverviewKey,
      expectedTransfersKey,
      expectedTransferKey,
      memberKey,
    ],
    success: ({ state }) =>
      state === 'assigned'
        ? 'The money is the member’s now.'
        : 'Written down. Another approver has to say so too.',
  },
)

export const useAssignUnmatchedMoney = () => useMutation(assignUnmatchedMoneyMutation)
