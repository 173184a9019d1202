import type { logSurvey as endpoint } from '@kinfold/contract/survey/log-survey'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { noteInvitation } from './note-invitation.ts'
import { survey } from './survey.tables.ts'

type Endpoint = typeof endpoint

export async function logSurvey(
  { db, clock }: Services,
  { caller, params, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const at = await clock.now(db)
  const change = body.not_interested ? { answeredAt: at, notInterested: true } : { openedAt: at }
  const invitation = { memberId: caller.accountId, surveyId: params.id }
  if (!(await noteInvitation(db, invitation, change))) return refuse('not_found')
  const [about] = await db.orm.select().from(survey).where(eq(survey.id, params.id))
  return about === undefined ? refuse('not_found') : { link: about.link }
}
