import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { readManagedSurveys } from './read-managed-surveys.ts'
import { survey } from './survey.tables.ts'

export async function closeSurvey(
  services: Services,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<ManagedSurvey | Refusal<'not_found' | 'already_decided' | 'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    const at = services.now()
    const [open] = await tx.orm.select().from(survey).where(eq(survey.id, id)).for('update')
    if (open === undefined) return refuse('not_found')
    if (open.closesAt !== null && open.closesAt <= at) return refuse('already_decided')
    await tx.orm.update(survey).set({ closesAt: at }).where(eq(survey.id, id))
    const about = { subject: open.title, subjectId: id }
    await noteOperator(services, tx, by, 'survey.closed', about)
    const [managed] = await readManagedSurveys(tx, { at, id })
    return managed ?? refuse('not_found')
  })
}
