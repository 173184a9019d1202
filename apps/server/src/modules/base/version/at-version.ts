import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'

type Versioned = PgTable & { readonly id: PgColumn; readonly version: PgColumn }

/** A row as its editor saw it: whoever changes it counts its version on. */
export const atVersion = (table: Versioned, id: string, seen: number): SQL | undefined =>
  and(eq(table.id, id), eq(table.version, seen))

/** Why no row was changed: there is none, or it has changed since its editor saw it. */
export async function notAtVersion(
  { orm }: Transaction,
  table: Versioned,
  id: string,
): Promise<Refusal<'not_found' | 'conflict'>> {
  const isGone = (await orm.$count(table, eq(table.id, id))) === 0
  return isGone ? refuse('not_found') : refuse('conflict')
}
