import { boolean, object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { mustBeTrue } from '../fields/must-be-true.ts'
import { MailChoice } from './mail-choice.ts'

export const alwaysMailed = {
  security: 'Mails about the safety of your account can’t be turned off.',
  money: 'Mails about your money can’t be turned off.',
} as const

export const changeMailChoice = endpoint({
  summary: 'Turns mails on or off by what they are about; what is left out stays as it is.',
  method: 'PATCH',
  path: '/notification/choice',
  access: 'member',
  body: object({
    security: optional(mustBeTrue(alwaysMailed.security)),
    money: optional(mustBeTrue(alwaysMailed.money)),
    documents: optional(boolean()),
    reminders: optional(boolean()),
    notices: optional(boolean()),
  }),
  response: MailChoice,
})
