import { SessionUser } from '../account/session-user.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'

export const acceptSurvey = endpoint({
  summary: 'The member has taken the survey; it is not offered again.',
  method: 'POST',
  path: '/survey/accept/:id',
  access: 'member',
  params: { id: id<'survey'>() },
  response: SessionUser,
})
