import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import type { auditEntry } from './audit.tables.ts'

export function describeAuditEntry(row: typeof auditEntry.$inferSelect): AuditEntry {
  return {
    id: row.id,
    happened_at: row.happenedAt.toISOString(),
    actor_kind: row.actorKind,
    actor_id: row.actorId,
    actor_name: row.actorName,
    action: row.action,
    subject: row.subject,
    subject_id: row.subjectId,
    detail: row.detail,
  }
}
