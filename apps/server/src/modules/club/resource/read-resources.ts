import type { ManagedResource } from '@kinfold/contract/operator/content/managed-resource'
import { desc } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { describeResource } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

/** All of them, newest first. */
export async function readResources(handle: Handle): Promise<ManagedResource[]> {
  const rows = await handle.orm
    .select()
    .from(resource)
    .orderBy(desc(resource.createdAt), desc(resource.id))
  return rows.map(describeResource)
}
