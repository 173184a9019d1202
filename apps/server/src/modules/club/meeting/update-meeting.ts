import type { updateMeeting as endpoint } from '@kinfold/contract/operator/club/update-meeting'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { describeMeeting, meetingColumns, subjectOf } from './describe-meeting.ts'
import { meeting } from './meeting.tables.ts'

type Endpoint = typeof endpoint

export function updateMeeting(
  services: Services,
  { caller, params, body: { version, is_called_off, ...changes } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
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
    await noteOperator(services, tx, caller.accountId, 'meeting.changed', subjectOf(kept))
    return describeMeeting(kept)
  })
}
