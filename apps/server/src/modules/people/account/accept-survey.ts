import type { acceptSurvey as endpoint } from '@kinfold/contract/survey/accept-survey'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { noteInvitation } from '../survey/note-invitation.ts'
import { sessionUserOf } from './session-user-of.ts'

type Endpoint = typeof endpoint

export async function acceptSurvey(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, clock } = services
  const invitation = { memberId: caller.accountId, surveyId: params.id }
  const change = { answeredAt: await clock.now(db), notInterested: false }
  if (!(await noteInvitation(db, invitation, change))) return refuse('not_found')
  return sessionUserOf(services, db, caller.accountId)
}
