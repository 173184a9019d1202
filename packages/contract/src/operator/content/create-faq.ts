import { endpoint } from '../../endpoint.ts'
import { FaqBody } from './faq-body.ts'
import { ManagedFaq } from './managed-faq.ts'

export const createFaq = endpoint({
  summary: 'Adds a question and its answer.',
  method: 'POST',
  path: '/operator/faq/create',
  access: 'administrator',
  body: FaqBody,
  response: ManagedFaq,
})
