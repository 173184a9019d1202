import type { updateMeeting as endpoint } from '@kinfold/contract/operator/club/update-meeting'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { describeMeeting, meetingColumns, subjectOf } from './describe-meeting.ts'
import { meeting } from './meeting.tables.ts'

type Endpoint = typeof endpoint

export async function updateMeeting({
  params,
  body: { version, is_called_off, ...changes },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [before] = await tx.orm
    .select()
    .from(meeting)
    .where(eq(meeting.id, params.id))
    .for('update')
  if (before === undefined) return refuse('not_found')
  const problem = versionProblem(before, version)
  if (problem !== undefined) return refuse(problem)
  const kept = {
    ...before,
    ...meetingColumns(changes),
    isCalledOff: is_called_off,
    version: version + 1,
  }
  await tx.orm.update(meeting).set(kept).where(eq(meeting.id, params.id))
  return audited('meeting.changed', subjectOf(kept), describeMeeting(kept))
}
