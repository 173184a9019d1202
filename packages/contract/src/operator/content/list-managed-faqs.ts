import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { ManagedFaq } from './managed-faq.ts'

export const listManagedFaqs = endpoint({
  summary: 'The list that members see, for the desk.',
  method: 'GET',
  path: '/operator/faq',
  access: 'operator',
  response: type({ faqs: array(ManagedFaq) }),
})
