import type { deleteFaq as endpoint } from '@kinfold/contract/operator/content/delete-faq'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { faq } from './faq.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export async function deleteFaq({
  params,
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [gone] = await tx.orm.delete(faq).where(eq(faq.id, params.id)).returning()
  if (gone === undefined) return refuse('not_found')
  return audited('faq.deleted', subjectOf(gone), { done: true as const })
}
