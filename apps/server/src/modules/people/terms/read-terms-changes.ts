import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { terms } from './terms.tables.ts'

/** What is different from the terms that were accepted, also in versions between: a line for each change. */
export async function readTermsChanges({ orm }: Handle, accepted: string): Promise<string | null> {
  // Those of the settings have no row, and everything published came after them.
  const acceptedAt = orm
    .select({ publishedAt: terms.publishedAt })
    .from(terms)
    .where(eq(terms.version, accepted))
  const rows = await orm
    .select({ changes: terms.changes })
    .from(terms)
    .where(
      and(
        isNotNull(terms.changes),
        gt(terms.publishedAt, sql`coalesce((${acceptedAt}), '-infinity')`),
      ),
    )
    .orderBy(asc(terms.publishedAt))
  return rows.length === 0 ? null : rows.map(({ changes }) => changes).join('\n')
}
