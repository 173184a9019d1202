import type { updateFaq as endpoint } from '@kinfold/contract/operator/content/update-faq'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { faq } from './faq.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export async function updateFaq({
  params,
  body: { version, ...changes },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [before] = await tx.orm.select().from(faq).where(eq(faq.id, params.id)).for('update')
  if (before === undefined) return refuse('not_found')
  const problem = versionProblem(before, version)
  if (problem !== undefined) return refuse(problem)
  const kept = { ...before, ...changes, version: version + 1 }
  await tx.orm.update(faq).set(kept).where(eq(faq.id, params.id))
  return audited('faq.changed', subjectOf(kept), kept)
}
