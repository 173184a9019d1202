import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { pageOf } from '../../paging/page-of.ts'
import { PageQuery } from '../../paging/page-query.ts'
import { MemberEvent } from './member-event.ts'

export const listMemberEvents = endpoint({
  summary: 'What happened to a member: money, news and actions, newest first.',
  method: 'GET',
  path: '/operator/member/events/:id',
  access: 'operator',
  params: { id: id<'customer'>() },
  query: PageQuery,
  response: pageOf(MemberEvent),
})
