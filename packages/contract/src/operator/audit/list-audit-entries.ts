import { enums, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { id } from '../../fields/id.ts'
import { freeText } from '../../fields/text.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { actionKinds } from './action-kinds.ts'
import { ActorKind, AuditEntry } from './audit-entry.ts'

export const listAuditEntries = endpoint({
  summary: 'What was done by whom, newest first.',
  method: 'GET',
  path: '/operator/audit',
  access: 'operator',
  query: object({
    actor_kind: optional(ActorKind),
    /** Who did it, by their account. */
    actor_id: optional(id<'operator' | 'customer'>()),
    /** What kind of thing was done. */
    kind: optional(enums(actionKinds)),
    action: optional(freeText(60)),
    /** The one record it was done to. */
    subject_id: optional(freeText(60)),
    search: optional(freeText(100)),
    from: optional(DateText),
    to: optional(DateText),
    ...pageQuery,
  }),
  response: pageOf(AuditEntry),
})
