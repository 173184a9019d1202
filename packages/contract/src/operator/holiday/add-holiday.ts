import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { requiredText } from '../../fields/text.ts'
import { Holiday } from './holiday.ts'

export const addHoliday = endpoint({
  summary: 'Adds a public holiday; batches prepared from then on reckon with it.',
  method: 'POST',
  path: '/operator/holiday/add',
  access: 'administrator',
  body: object({ day: DateText, name: requiredText(80) }),
  response: Holiday,
  errors: ['conflict'],
})
