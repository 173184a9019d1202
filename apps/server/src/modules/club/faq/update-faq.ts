import type { updateFaq as endpoint } from '@kinfold/contract/operator/content/update-faq'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { faq } from './faq.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export function updateFaq(
  services: Services,
  { caller, params, body: { version, ...changes } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [before] = await tx.orm.select().from(faq).where(eq(faq.id, params.id)).for('update')
    if (before === undefined) return refuse('not_found')
    const problem = versionProblem(before, version)
    if (problem !== undefined) return refuse(problem)
    const kept = { ...before, ...changes, version: version + 1 }
    await tx.orm.update(faq).set(kept).where(eq(faq.id, params.id))
    await noteOperator(services, tx, caller.accountId, 'faq.changed', subjectOf(kept))
    return kept
  })
}
