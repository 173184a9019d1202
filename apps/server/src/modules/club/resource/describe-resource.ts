import type { ManagedResource } from '@kinfold/contract/operator/content/managed-resource'
import type { resource } from './resource.tables.ts'

type Row = typeof resource.$inferSelect

export function describeResource({ createdAt, ...rest }: Row): ManagedResource {
  return { ...rest, created_at: createdAt.toISOString() }
}

/** How the audit log names a resource. */
export const subjectOf = ({ id, title }: Row) => ({ subject: title, subjectId: id })
