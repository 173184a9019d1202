import { type Infer, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'

/** What the club says to all its members on its own page. */
export const Announcement = type({
  id: id<'announcement'>(),
  title: string(),
  body: string(),
  announced_at: DateTime,
})
export type Announcement = Infer<typeof Announcement>
