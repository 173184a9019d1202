import { endpoint } from '../../endpoint.ts'
import { Faq } from '../../faq/faq.ts'
import { FaqBody } from './faq-body.ts'

export const createFaq = endpoint({
  summary: 'Adds a question and its answer.',
  method: 'POST',
  path: '/operator/faq/create',
  access: 'administrator',
  body: FaqBody,
  response: Faq,
})
