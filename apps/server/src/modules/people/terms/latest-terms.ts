import { desc } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { terms } from './terms.tables.ts'

/** The terms last published at the desk, if any. */
export async function latestTerms(
  handle: Handle,
): Promise<{ version: string; link: string; publishedAt: Date } | undefined> {
  const [latest] = await handle.orm
    .select({ version: terms.version, link: terms.link, publishedAt: terms.publishedAt })
    .from(terms)
    .orderBy(desc(terms.publishedAt))
    .limit(1)
    .execute()
  return latest
}
