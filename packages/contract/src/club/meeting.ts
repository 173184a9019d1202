import { boolean, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Version } from '../fields/version.ts'
import { Count } from '../fields/whole-number.ts'

/** A meeting of the members. One that is called off stays in sight until its time has passed. */
export const Meeting = type({
  id: id<'meeting'>(),
  title: string(),
  starts_at: DateTime,
  minutes: Count,
  place: string(),
  /** Where it can be joined from elsewhere. */
  link: nullable(string()),
  agenda: string(),
  is_called_off: boolean(),
  /** Counts its changes: whoever changes it names the version they saw, and calendars know a newer file by it. */
  version: Version,
})
export type Meeting = Infer<typeof Meeting>
