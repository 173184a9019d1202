import type { ManagedSurvey, SurveyBody } from '@kinfold/contract/operator/content/managed-survey'
import { gt, isNull, or } from 'drizzle-orm'
import type { Refusal } from '../../../calls/refusal.ts'
import { takeLock } from '../../../db/advisory-locks.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { inviteMembers } from './invite-members.ts'
import { readManagedSurveys } from './read-managed-surveys.ts'
import { survey } from './survey.tables.ts'

/** Invites every member. At most one survey is open, so this closes any other. */
export async function openSurvey(
  services: Services,
  { by, body }: { readonly by: string; readonly body: SurveyBody },
): Promise<ManagedSurvey | Refusal<'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    // Serialises two operators who open one at once.
    await tx.query(takeLock('survey'))
    const at = await services.clock.now(tx)
    await tx.orm
      .update(survey)
      .set({ closesAt: at })
      .where(or(isNull(survey.closesAt), gt(survey.closesAt, at)))
    const [opened] = await tx.orm
      .insert(survey)
      .values({ ...body, opensAt: at })
      .returning()
    if (opened === undefined) throw new Error('survey not found after insert')
    await inviteMembers(tx, opened.id)
    const about = { subject: opened.title, subjectId: opened.id, detail: opened.link }
    await noteOperator(services, tx, by, 'survey.opened', about)
    const [managed] = await readManagedSurveys(tx, { at, id: opened.id })
    if (managed === undefined) throw new Error('survey not found after insert')
    return managed
  })
}
