import { object, optional } from 'superstruct'
import { CustomerState } from '../../account/customer.ts'
import { endpoint } from '../../endpoint.ts'
import { freeText } from '../../fields/text.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { MemberSummary } from './member-summary.ts'

export const listMembers = endpoint({
  summary:
    'Members, newest first, found by name, e-mail, phone, a reference, or the last four of an account.',
  method: 'GET',
  path: '/operator/member',
  access: 'operator',
  query: object({
    search: optional(freeText(100)),
    status: optional(CustomerState),
    ...pageQuery,
  }),
  response: pageOf(MemberSummary),
})
