import { boolean, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'

/** One signed-in browser or phone. */
export const Session = type({
  id: id<'session'>(),
  /** Such as `Chrome on Android`; null when the browser doesn't say. */
  device: nullable(string()),
  created_at: DateTime,
  last_seen_at: DateTime,
  is_current: boolean(),
})
export type Session = Infer<typeof Session>
