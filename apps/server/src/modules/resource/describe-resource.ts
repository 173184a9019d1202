import type { Resource } from '@kinfold/contract/resource/resource'
import type { resource } from './resource.tables.ts'

type Row = typeof resource.$inferSelect

export function describeResource({ createdAt, ...rest }: Row): Resource {
  return { ...rest, created_at: createdAt.toISOString() }
}

/** How the audit log names a resource. */
export const subjectOf = ({ id, title }: Row) => ({ subject: title, subjectId: id })
