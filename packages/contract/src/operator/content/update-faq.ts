import { endpoint } from '../../endpoint.ts'
import { Faq } from '../../faq/faq.ts'
import { id } from '../../fields/id.ts'
import { FaqBody } from './faq-body.ts'

export const updateFaq = endpoint({
  summary: 'Changes a question and its answer.',
  method: 'PATCH',
  path: '/operator/faq/update/:id',
  access: 'administrator',
  params: { id: id<'faq'>() },
  body: FaqBody,
  response: Faq,
})
