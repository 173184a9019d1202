import type { listTerms as endpoint } from '@kinfold/contract/operator/content/list-terms'
import { desc, eq } from 'drizzle-orm'
import type { Answer } from '../../../calls/call.ts'
import type { Handle } from '../../../db/database.ts'
import { operator } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import { readAcceptance } from './read-acceptance.ts'
import { terms } from './terms.tables.ts'

/** The terms as the desk sees them. Until some are published there, those of the settings are in force. */
export async function listTerms({ db, config }: Services): Promise<Answer<typeof endpoint>> {
  const [latest, ...earlier] = await readPublished(db)
  const inForce = latest ?? {
    version: config.termsVersion,
    link: config.club.termsUrl,
    changes: null,
    published_at: null,
    published_by: null,
  }
  const { all, accepted } = await readAcceptance(db, inForce.version)
  return { in_force: inForce, earlier, accepted, waiting: all - accepted }
}

async function readPublished({ orm }: Handle) {
  const rows = await orm
    .select({ terms, by: operator })
    .from(terms)
    .innerJoin(operator, eq(operator.id, terms.publishedBy))
    .orderBy(desc(terms.publishedAt))
  return rows.map(({ terms: { version, link, changes, publishedAt }, by: { id, name } }) => ({
    version,
    link,
    changes,
    published_at: publishedAt.toISOString(),
    published_by: { id, name },
  }))
}
