import type { BodyOf } from '@kinfold/contract/endpoint'
import type { closeSurvey as endpoint } from '@kinfold/contract/operator/content/close-survey'
import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import { surveyClosingProblem } from '@kinfold/contract/operator/content/survey-closing-problem'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { readManagedSurveys } from './read-managed-surveys.ts'
import { survey } from './survey.tables.ts'

export async function closeSurvey(
  services: Services,
  { id, by, seen }: BodyOf<typeof endpoint> & { readonly id: string; readonly by: string },
): Promise<ManagedSurvey | Refusal<'not_found' | 'already_decided' | 'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
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
    await noteOperator(services, tx, by, 'survey.closed', about)
    return { ...managed, state: 'closed' }
  })
}
