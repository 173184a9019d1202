import { proposeMonthClosing } from '@kinfold/contract/operator/month/propose-month-closing'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { monthsKey } from './list-months.ts'

export const proposeMonthClosingMutation = mutation(
  'POST /operator/month/close',
  proposeMonthClosing,
  {
    invalidates: [monthsKey, deskOverviewKey],
    success: 'Proposed. It is closed once another administrator confirms.',
  },
)

export const useProposeMonthClosing = () => useMutation(proposeMonthClosingMutation)
