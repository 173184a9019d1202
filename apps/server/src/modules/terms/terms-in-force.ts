import { desc } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Handle } from '../../db/database.ts'
import { terms } from './terms.tables.ts'

/** The version members have to have accepted; the setting's until some are published at the desk. */
export async function termsInForce(
  { config }: { readonly config: Pick<Config, 'termsVersion'> },
  handle: Handle,
): Promise<string> {
  const [latest] = await handle.orm
    .select({ version: terms.version })
    .from(terms)
    .orderBy(desc(terms.publishedAt))
    .limit(1)
  return latest?.version ?? config.termsVersion
}
