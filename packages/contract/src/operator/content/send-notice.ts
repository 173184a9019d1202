import { endpoint } from '../../endpoint.ts'
import { Notice, NoticeBody } from './notice.ts'

export const noticeSentAlready =
  'This notice went out already, in other words. Look at the list: if you go on, another one is sent.'

export const sendNotice = endpoint({
  summary: 'Says something to members, as a notification of each; once, however often it is sent.',
  method: 'POST',
  path: '/operator/notice/send',
  access: 'administrator',
  body: NoticeBody,
  response: Notice,
  errors: ['conflict'],
})
