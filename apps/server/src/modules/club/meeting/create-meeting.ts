import type { createMeeting as endpoint } from '@kinfold/contract/operator/club/create-meeting'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { describeMeeting, meetingColumns, subjectOf } from './describe-meeting.ts'
import { meeting } from './meeting.tables.ts'

type Endpoint = typeof endpoint

export async function createMeeting({
  body,
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [added] = await tx.orm.insert(meeting).values(meetingColumns(body)).returning()
  if (added === undefined) throw new Error('meeting not found after insert')
  return audited('meeting.created', subjectOf(added), describeMeeting(added))
}
