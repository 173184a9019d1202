import type { updateMeeting as endpoint } from '@kinfold/contract/operator/club/update-meeting'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { atVersion, notAtVersion } from '../../base/version/at-version.ts'
import { describeMeeting, meetingColumns, subjectOf } from './describe-meeting.ts'
import { meeting } from './meeting.tables.ts'

type Endpoint = typeof endpoint

export async function updateMeeting({
  params,
  body: { version, is_called_off, ...changes },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const changed = { ...meetingColumns(changes), isCalledOff: is_called_off, version: version + 1 }
  const [kept] = await tx.orm
    .update(meeting)
    .set(changed)
    .where(atVersion(meeting, params.id, version))
    .returning()
  if (kept === undefined) return notAtVersion(tx, meeting, params.id)
  return audited('meeting.changed', subjectOf(kept), describeMeeting(kept))
}
