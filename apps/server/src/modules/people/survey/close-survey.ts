import type { closeSurvey as endpoint } from '@kinfold/contract/operator/content/close-survey'
import { surveyClosingProblem } from '@kinfold/contract/operator/content/survey-closing-problem'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { readManagedSurveys } from './read-managed-surveys.ts'
import { survey } from './survey.tables.ts'

type Endpoint = typeof endpoint

export async function closeSurvey(
  services: Services,
  { params: { id }, body: { seen }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  // Serialises two operators who close it at once.
  await tx.orm.select({ id: survey.id }).from(survey).where(eq(survey.id, id)).for('update')
  const at = await services.clock.now(tx)
  const [managed] = await readManagedSurveys(tx, { at, id })
  if (managed === undefined) return refuse('not_found')
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: managed.state,
    problem: surveyClosingProblem(managed),
  })
  if (problem !== undefined) return problem
  await tx.orm.update(survey).set({ closesAt: at }).where(eq(survey.id, id))
  const about = { subject: managed.survey.title, subjectId: id }
  return audited('survey.closed', about, { ...managed, state: 'closed' as const })
}
