import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { ManagedFaq, UpdateFaqBody } from './managed-faq.ts'

export const updateFaq = endpoint({
  summary: 'Changes a question and its answer; refused when it has changed meanwhile.',
  method: 'PATCH',
  path: '/operator/faq/update/:id',
  access: 'administrator',
  params: { id: id<'faq'>() },
  body: UpdateFaqBody,
  response: ManagedFaq,
  errors: ['conflict'],
})
