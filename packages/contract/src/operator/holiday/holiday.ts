import { type Infer, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { id } from '../../fields/id.ts'
import { requiredText } from '../../fields/text.ts'

/** A public holiday in Nigeria: banks pay nothing on it. Some are only declared days before. */
export const Holiday = type({
  id: id<'holiday'>(),
  day: DateText,
  name: requiredText(80),
})
export type Holiday = Infer<typeof Holiday>

export const holidayAlreadyListed = 'This day is on the list already.'
