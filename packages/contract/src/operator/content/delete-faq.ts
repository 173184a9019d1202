import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Done } from '../../validation/done.ts'

export const deleteFaq = endpoint({
  summary: 'Removes a question and its answer.',
  method: 'POST',
  path: '/operator/faq/delete/:id',
  access: 'administrator',
  params: { id: id<'faq'>() },
  response: Done,
})
