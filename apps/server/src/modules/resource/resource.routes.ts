import { createResource } from '@kinfold/contract/operator/content/create-resource'
import { deleteResource } from '@kinfold/contract/operator/content/delete-resource'
import { listManagedResources } from '@kinfold/contract/operator/content/list-managed-resources'
import { updateResource } from '@kinfold/contract/operator/content/update-resource'
import { listResources } from '@kinfold/contract/resource/list-resources'
import type { Resource } from '@kinfold/contract/resource/resource'
import { desc, eq } from 'drizzle-orm'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { resource } from './resource.tables.ts'

type Row = typeof resource.$inferSelect

export function resourceRoutes(services: Services): readonly Route[] {
  const { db, now } = services
  const readAll = async () => {
    const newest = [desc(resource.createdAt), desc(resource.id)]
    const rows = await db.orm
      .select()
      .from(resource)
      .orderBy(...newest)
    return { resources: rows.map(describe) }
  }
  return [
    signedInRoute(listResources, readAll),
    signedInRoute(listManagedResources, readAll),
    signedInRoute(createResource, ({ caller, body }) =>
      db.transaction(async tx => {
        const [added] = await tx.orm
          .insert(resource)
          .values({ ...body, createdAt: now() })
          .returning()
        if (added === undefined) throw new Error('resource not found after insert')
        await noteOperator(services, tx, caller.accountId, 'resource.created', about(added))
        return describe(added)
      }),
    ),
    signedInRoute(updateResource, ({ caller, params, body }) =>
      db.transaction(async tx => {
        const [kept] = await tx.orm
          .update(resource)
          .set(body)
          .where(eq(resource.id, params.id))
          .returning()
        if (kept === undefined) return refuse('not_found')
        await noteOperator(services, tx, caller.accountId, 'resource.changed', about(kept))
        return describe(kept)
      }),
    ),
    signedInRoute(deleteResource, ({ caller, params }) =>
      db.transaction(async tx => {
        const [gone] = await tx.orm.delete(resource).where(eq(resource.id, params.id)).returning()
        if (gone === undefined) return refuse('not_found')
        await noteOperator(services, tx, caller.accountId, 'resource.deleted', about(gone))
        return { done: true as const }
      }),
    ),
  ]
}

const about = ({ id, title }: Row) => ({ subject: title, subjectId: id })

function describe({ createdAt, ...rest }: Row): Resource {
  return { ...rest, created_at: createdAt.toISOString() }
}
