import { endpoint } from '../../endpoint.ts'
import { pageOf } from '../../paging/page-of.ts'
import { PageQuery } from '../../paging/page-query.ts'
import { Notice } from './notice.ts'

export const listNotices = endpoint({
  summary: 'What was said to members, newest first.',
  method: 'GET',
  path: '/operator/notice',
  access: 'operator',
  query: PageQuery,
  response: pageOf(Notice),
})
