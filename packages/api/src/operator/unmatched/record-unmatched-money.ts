import { recordUnmatchedMoney } from '@kinfold/contract/operator/unmatched/record-unmatched-money'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { lookalikesKey } from '../lookalike/list-lookalikes.ts'
import { unmatchedMoneyKey } from './list-unmatched-money.ts'

export const recordUnmatchedMoneyMutation = mutation(
  'POST /operator/unmatched/record',
  recordUnmatchedMoney,
  { invalidates: [lookalikesKey, unmatchedMoneyKey, deskOverviewKey], success: 'Recorded.' },
)

export const useRecordUnmatchedMoney = () => useMutation(recordUnmatchedMoneyMutation)
