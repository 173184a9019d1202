import { assign, type Infer, nullable, object, type } from 'superstruct'
import { Announcement } from '../../club/announcement.ts'
import { DateTime } from '../../fields/date-time.ts'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { OperatorReference } from '../person-reference.ts'

/** An announcement as the desk keeps it: what members read stays as it was said, or is withdrawn. */
export const ManagedAnnouncement = assign(
  Announcement,
  type({
    announced_by: OperatorReference,
    withdrawn_at: nullable(DateTime),
  }),
)
export type ManagedAnnouncement = Infer<typeof ManagedAnnouncement>

export const AnnouncementBody = object({ title: requiredText(120), body: requiredLines(4000) })
export type AnnouncementBody = Infer<typeof AnnouncementBody>
