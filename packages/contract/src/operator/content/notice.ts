import { enums, type Infer, nullable, object, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { RedirectPath } from '../../fields/redirect-path.ts'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { Count } from '../../fields/whole-number.ts'
import { OperatorReference } from '../person-reference.ts'

export const audiences = ['everyone', 'nigerian_members', 'global_members'] as const

/** Something said to members: it becomes a notification of each. */
export const NoticeBody = object({
  /** Chosen by who writes it: sent again under the same one, it goes to nobody twice. */
  id: id<'notice'>(),
  title: requiredText(120),
  body: requiredLines(2000),
  link: nullable(RedirectPath),
  audience: enums(audiences),
})
export type NoticeBody = Infer<typeof NoticeBody>

export const Notice = type({
  id: id<'notice'>(),
  title: string(),
  body: string(),
  link: nullable(string()),
  audience: enums(audiences),
  recipients: Count,
  sent_by: OperatorReference,
  sent_at: DateTime,
})
export type Notice = Infer<typeof Notice>
