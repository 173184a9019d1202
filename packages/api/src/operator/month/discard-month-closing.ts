import { discardMonthClosing } from '@kinfold/contract/operator/month/discard-month-closing'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { monthsKey } from './list-months.ts'

export const discardMonthClosingMutation = mutation(
  'POST /operator/month/discard/:id',
  discardMonthClosing,
  {
    invalidates: [monthsKey, deskOverviewKey],
    success: 'Discarded. The month stays open.',
  },
)

export const useDiscardMonthClosing = () => useMutation(discardMonthClosingMutation)
