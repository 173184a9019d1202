import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'

export const actorKinds = ['member', 'operator', 'provider', 'system'] as const
export const ActorKind = enums(actorKinds)

/** Who did what to what, and when; never changed and never deleted. */
export const AuditEntry = type({
  id: id<'audit-entry'>(),
  happened_at: DateTime,
  actor_kind: ActorKind,
  /** Null where it was no person with an account. */
  actor_id: nullable(id<'operator' | 'customer'>()),
  actor_name: string(),
  /** Such as `withdrawal.approved`. */
  action: string(),
  subject: string(),
  subject_id: nullable(string()),
  detail: nullable(string()),
})
export type AuditEntry = Infer<typeof AuditEntry>
