import { boolean, object, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'

export const logSurvey = endpoint({
  summary: 'The member opens the survey, or with `not_interested` never wants to see it again.',
  method: 'POST',
  path: '/survey/log/:id',
  access: 'member',
  params: { id: id<'survey'>() },
  body: object({ not_interested: boolean() }),
  response: type({ link: string() }),
})
