import type { createMeeting as endpoint } from '@kinfold/contract/operator/club/create-meeting'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { describeMeeting, meetingColumns, subjectOf } from './describe-meeting.ts'
import { meeting } from './meeting.tables.ts'

type Endpoint = typeof endpoint

export function createMeeting(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [added] = await tx.orm.insert(meeting).values(meetingColumns(body)).returning()
    if (added === undefined) throw new Error('meeting not found after insert')
    await noteOperator(services, tx, caller.accountId, 'meeting.created', subjectOf(added))
    return describeMeeting(added)
  })
}
