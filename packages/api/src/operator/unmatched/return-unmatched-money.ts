import { returnUnmatchedMoney } from '@kinfold/contract/operator/unmatched/return-unmatched-money'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { oneUnmatchedKey } from './get-unmatched-money.ts'
import { unmatchedMoneyKey } from './list-unmatched-money.ts'

export const returnUnmatchedMoneyMutation = mutation(
  'POST /operator/unmatched/return/:id',
  returnUnmatchedMoney,
  {
    invalidates: [unmatchedMoneyKey, oneUnmatchedKey, deskOverviewKey],
    success: 'The money goes back to where it came from.',
  },
)

export const useReturnUnmatchedMoney = () => useMutation(returnUnmatchedMoneyMutation)
