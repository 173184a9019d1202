import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Holiday } from './holiday.ts'

export const removeHoliday = endpoint({
  summary: 'Takes a public holiday off the list.',
  method: 'POST',
  path: '/operator/holiday/remove/:id',
  access: 'administrator',
  params: { id: id<'holiday'>() },
  response: Holiday,
})
