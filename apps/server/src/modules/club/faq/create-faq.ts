import type { createFaq as endpoint } from '@kinfold/contract/operator/content/create-faq'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { faq } from './faq.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export function createFaq(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [added] = await tx.orm.insert(faq).values(body).returning()
    if (added === undefined) throw new Error('question not found after insert')
    await noteOperator(services, tx, caller.accountId, 'faq.created', subjectOf(added))
    return added
  })
}
