import { boolean, type Infer, nullable, object } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { Version } from '../../fields/version.ts'
import { WebLink } from '../../fields/web-link.ts'
import { wholeNumber } from '../../fields/whole-number.ts'

export const MeetingBody = object({
  title: requiredText(120),
  starts_at: DateTime,
  minutes: wholeNumber(5, 1440),
  place: requiredText(200),
  link: nullable(WebLink),
  agenda: requiredLines(2000),
})
export type MeetingBody = Infer<typeof MeetingBody>

export const UpdateMeetingBody = object({
  ...MeetingBody.schema,
  is_called_off: boolean(),
  version: Version,
})
export type UpdateMeetingBody = Infer<typeof UpdateMeetingBody>
