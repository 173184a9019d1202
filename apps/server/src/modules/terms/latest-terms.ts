import { desc } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { terms } from './terms.tables.ts'

type PublishedTerms = typeof terms.$inferSelect

/** The terms last published at the desk, if any. */
export async function latestTerms(
  handle: Handle,
): Promise<Omit<PublishedTerms, 'publishedBy' | 'remindedAt'> | undefined> {
  const [latest] = await handle.orm
    .select({
      version: terms.version,
      link: terms.link,
      changes: terms.changes,
      publishedAt: terms.publishedAt,
    })
    .from(terms)
    .orderBy(desc(terms.publishedAt))
    .limit(1)
    .execute()
  return latest
}
