import type { faq } from './faq.tables.ts'

/** How the audit log names a question. */
export const subjectOf = ({ id, question }: typeof faq.$inferSelect) => ({
  subject: question,
  subjectId: id,
})
