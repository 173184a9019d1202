import { closeSurvey as closeSurveyCall } from '@kinfold/contract/operator/content/close-survey'
import { listSurveys } from '@kinfold/contract/operator/content/list-surveys'
import { openSurvey as openSurveyCall } from '@kinfold/contract/operator/content/open-survey'
import { acceptSurvey } from '@kinfold/contract/survey/accept-survey'
import { logSurvey } from '@kinfold/contract/survey/log-survey'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import { readPage } from '../../paging/read-page.ts'
import { sessionUserOf } from '../account/session-user-of.ts'
import type { Services } from '../services.ts'
import { closeSurvey } from './close-survey.ts'
import { managedSurveys } from './managed-surveys.ts'
import { openSurvey } from './open-survey.ts'
import { survey, surveyInvitation } from './survey.tables.ts'

type Change = Partial<typeof surveyInvitation.$inferInsert>

export function surveyRoutes(services: Services): readonly Route[] {
  const { db, now } = services

  /** Undefined when the member was never asked. */
  async function note(memberId: string, surveyId: string, change: Change) {
    const [noted] = await db.orm
      .update(surveyInvitation)
      .set(change)
      .where(and(eq(surveyInvitation.memberId, memberId), eq(surveyInvitation.surveyId, surveyId)))
      .returning()
    return noted
  }

  return [
    signedInRoute(logSurvey, async ({ caller, params, body }) => {
      const change = body.not_interested
        ? { answeredAt: now(), notInterested: true }
        : { openedAt: now() }
      if ((await note(caller.accountId, params.id, change)) === undefined)
        return refuse('not_found')
      const [about] = await db.orm.select().from(survey).where(eq(survey.id, params.id))
      return about === undefined ? refuse('not_found') : { link: about.link }
    }),
    signedInRoute(acceptSurvey, async ({ caller, params }) => {
      const change = { answeredAt: now(), notInterested: false }
      if ((await note(caller.accountId, params.id, change)) === undefined)
        return refuse('not_found')
      return sessionUserOf(services, db, caller.accountId)
    }),
    signedInRoute(listSurveys, ({ query }) =>
      readPage(query, {
        count: () => db.orm.$count(survey),
        rows: window => managedSurveys(db, { at: now(), ...window }),
      }),
    ),
    signedInRoute(openSurveyCall, ({ caller, body }) =>
      openSurvey(services, { by: caller.accountId, body }),
    ),
    signedInRoute(closeSurveyCall, ({ caller, params }) =>
      closeSurvey(services, { id: params.id, by: caller.accountId }),
    ),
  ]
}
