import { endpoint } from '../endpoint.ts'
import { MailChoice } from './mail-choice.ts'

export const getMailChoice = endpoint({
  summary: 'What the member is mailed about.',
  method: 'GET',
  path: '/notification/choice',
  access: 'member',
  response: MailChoice,
})
