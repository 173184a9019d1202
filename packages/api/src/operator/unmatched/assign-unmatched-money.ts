import { assignUnmatchedMoney } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { memberKey } from '../member/get-member.ts'
import { expectedTransfersKey } from '../transfer/list-expected-transfers.ts'
import { unmatchedMoneyKey } from './list-unmatched-money.ts'

export const assignUnmatchedMoneyMutation = mutation(
  'POST /operator/unmatched/assign/:id',
  assignUnmatchedMoney,
  {
    invalidates: [unmatchedMoneyKey, deskOverviewKey, expectedTransfersKey, memberKey],
    success: 'The money is the member’s now.',
  },
)

export const useAssignUnmatchedMoney = () => useMutation(assignUnmatchedMoneyMutation)
