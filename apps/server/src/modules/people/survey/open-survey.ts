import type { openSurvey as endpoint } from '@kinfold/contract/operator/content/open-survey'
import { gt, isNull, or } from 'drizzle-orm'
import { takeLock } from '../../../db/advisory-locks.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { inviteMembers } from './invite-members.ts'
import { readManagedSurveys } from './read-managed-surveys.ts'
import { survey } from './survey.tables.ts'

type Endpoint = typeof endpoint

/** Invites every member. At most one survey is open, so this closes any other. */
export async function openSurvey(
  services: Services,
  { body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
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
  const [managed] = await readManagedSurveys(tx, { at, id: opened.id })
  if (managed === undefined) throw new Error('survey not found after insert')
  return audited('survey.opened', about, managed)
}
