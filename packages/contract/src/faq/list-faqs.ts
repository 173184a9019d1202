import { array, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Faq } from './faq.ts'

export const listFaqs = endpoint({
  summary: 'Questions and answers, by category and position.',
  method: 'GET',
  path: '/customer/faq',
  access: 'member',
  response: type({ faqs: array(Faq) }),
})
