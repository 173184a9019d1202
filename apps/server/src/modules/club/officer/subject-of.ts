import type { officer } from './officer.tables.ts'

/** How the audit log names an officer. */
export const subjectOf = ({ id, name, office }: typeof officer.$inferSelect) => ({
  subject: name,
  subjectId: id,
  detail: office,
})
