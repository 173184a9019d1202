import type { Survey } from '@kinfold/contract/survey/survey'
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { survey, surveyInvitation } from './survey.tables.ts'

/** The oldest open survey the member was asked to and hasn't answered. */
export async function findActiveSurvey(
  handle: Handle,
  memberId: string,
  now: Date,
): Promise<Survey | null> {
  const [found] = await handle.orm
    .select({
      id: survey.id,
      title: survey.title,
      description: survey.description,
      link: survey.link,
    })
    .from(surveyInvitation)
    .innerJoin(survey, eq(survey.id, surveyInvitation.surveyId))
    .where(
      and(
        eq(surveyInvitation.memberId, memberId),
        isNull(surveyInvitation.answeredAt),
        lte(survey.opensAt, now),
        or(isNull(survey.closesAt), gt(survey.closesAt, now)),
      ),
    )
    .orderBy(asc(survey.opensAt), asc(survey.id))
    .limit(1)
  return found ?? null
}
