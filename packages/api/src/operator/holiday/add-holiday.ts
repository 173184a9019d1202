import { addHoliday } from '@kinfold/contract/operator/holiday/add-holiday'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { holidaysKey } from './list-holidays.ts'

export const addHolidayMutation = mutation('POST /operator/holiday/add', addHoliday, {
  invalidates: [holidaysKey],
  success: 'The holiday is on the list.',
})

export const useAddHoliday = () => useMutation(addHolidayMutation)
