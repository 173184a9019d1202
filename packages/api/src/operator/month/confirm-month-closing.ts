import { confirmMonthClosing } from '@kinfold/contract/operator/month/confirm-month-closing'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { monthsKey } from './list-months.ts'

export const confirmMonthClosingMutation = mutation(
  'POST /operator/month/confirm/:id',
  confirmMonthClosing,
  {
    invalidates: [monthsKey, deskOverviewKey],
    success: 'Closed. Its figures stay as they are.',
  },
)

export const useConfirmMonthClosing = () => useMutation(confirmMonthClosingMutation)
