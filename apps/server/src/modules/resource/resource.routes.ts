import { listResources } from '@kinfold/contract/resource/list-resources'
import type { Resource } from '@kinfold/contract/resource/resource'
import { desc } from 'drizzle-orm'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { resource } from './resource.tables.ts'

export function resourceRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(listResources, async () => {
      const rows = await db.orm
        .select()
        .from(resource)
        .orderBy(desc(resource.createdAt), desc(resource.id))
      return { resources: rows.map(describe) }
    }),
  ]
}

function describe({ createdAt, ...rest }: typeof resource.$inferSelect): Resource {
  return { ...rest, created_at: createdAt.toISOString() }
}
