import type { Resource } from '@kinfold/contract/resource/resource'
import { desc } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { describeResource } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

/** All of them, newest first. */
export async function readResources(handle: Handle): Promise<Resource[]> {
  const rows = await handle.orm
    .select()
    .from(resource)
    .orderBy(desc(resource.createdAt), desc(resource.id))
  return rows.map(describeResource)
}
