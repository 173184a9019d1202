import type { ManagedAnnouncement } from '@kinfold/contract/operator/club/managed-announcement'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { announcement } from './announcement.tables.ts'

type Row = typeof announcement.$inferSelect

export const describeAnnouncement = (
  { id, title, body, announcedAt, withdrawnAt }: Row,
  by: OperatorReference,
): ManagedAnnouncement => ({
  id,
  title,
  body,
  announced_at: announcedAt.toISOString(),
  announced_by: { id: by.id, name: by.name },
  withdrawn_at: withdrawnAt?.toISOString() ?? null,
})

/** How the audit log names an announcement. */
export const subjectOf = ({ id, title }: Row) => ({ subject: title, subjectId: id })
