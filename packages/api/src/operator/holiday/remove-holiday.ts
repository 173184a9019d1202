import { removeHoliday } from '@kinfold/contract/operator/holiday/remove-holiday'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { holidaysKey } from './list-holidays.ts'

export const removeHolidayMutation = mutation('POST /operator/holiday/remove/:id', removeHoliday, {
  invalidates: [holidaysKey],
  success: 'The holiday is off the list.',
})

export const useRemoveHoliday = () => useMutation(removeHolidayMutation)
