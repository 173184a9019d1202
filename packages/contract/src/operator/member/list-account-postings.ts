import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { pageOf } from '../../paging/page-of.ts'
import { PageQuery } from '../../paging/page-query.ts'
import { AccountPosting } from './account-posting.ts'

export const listAccountPostings = endpoint({
  summary: 'The postings behind the balance of a wallet or portfolio, newest first.',
  method: 'GET',
  path: '/operator/member/postings/:id',
  access: 'operator',
  params: { id: id<'wallet' | 'portfolio'>() },
  query: PageQuery,
  response: pageOf(AccountPosting),
})
