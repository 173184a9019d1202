import type { Meeting } from '@kinfold/contract/club/meeting'
import type { MeetingBody } from '@kinfold/contract/operator/club/meeting-body'
import type { meeting } from './meeting.tables.ts'

type Row = typeof meeting.$inferSelect

export const describeMeeting = ({ startsAt, isCalledOff, ...rest }: Row): Meeting => ({
  ...rest,
  starts_at: startsAt.toISOString(),
  is_called_off: isCalledOff,
})

/** As the table keeps what an operator wrote. */
export const meetingColumns = ({ starts_at, ...words }: MeetingBody) => ({
  ...words,
  startsAt: new Date(starts_at),
})

/** How the audit log names a meeting. */
export const subjectOf = ({ id, title, startsAt, isCalledOff }: Row) => ({
  subject: title,
  subjectId: id,
  detail: `${startsAt.toISOString()}${isCalledOff ? ', called off' : ''}`,
})
