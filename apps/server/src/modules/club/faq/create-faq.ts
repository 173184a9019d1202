import type { createFaq as endpoint } from '@kinfold/contract/operator/content/create-faq'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { faq } from './faq.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export async function createFaq({ body, tx }: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [added] = await tx.orm.insert(faq).values(body).returning()
  if (added === undefined) throw new Error('question not found after insert')
  return audited('faq.created', subjectOf(added), added)
}
