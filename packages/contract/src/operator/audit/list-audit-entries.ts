import { enums, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { freeText } from '../../fields/text.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { AuditEntry, actorKinds } from './audit-entry.ts'

export const listAuditEntries = endpoint({
  summary: 'What was done by whom, newest first.',
  method: 'GET',
  path: '/operator/audit',
  access: 'operator',
  query: object({
    actor_kind: optional(enums(actorKinds)),
    action: optional(freeText(60)),
    search: optional(freeText(100)),
    from: optional(DateText),
    to: optional(DateText),
    ...pageQuery,
  }),
  response: pageOf(AuditEntry),
})
