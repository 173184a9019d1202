import { nigeria } from '@kinfold/contract/account/is-global-member'
import type { countAudiences as endpoint } from '@kinfold/contract/operator/content/count-audiences'
import type { Answer } from '../../calls/call.ts'
import type { Handle } from '../../db/database.ts'

type Row = { readonly everyone: number; readonly at_home: number }

const text = `
  SELECT count(*)::int AS everyone,
         (count(*) FILTER (WHERE m.country = $1 OR $1 = ANY (m.citizenship)))::int AS at_home
    FROM member m JOIN account a ON a.id = m.id
   WHERE a.email_verified_at IS NOT NULL AND m.closed_at IS NULL`

/** How many a notice would reach now, by the same rule as notifyAudience. */
export async function readAudiences(handle: Handle): Promise<Answer<typeof endpoint>> {
  const [row] = await handle.query<Row>({ text, values: [nigeria] })
  const { everyone, at_home } = row ?? { everyone: 0, at_home: 0 }
  return { everyone, nigerian_members: at_home, global_members: everyone - at_home }
}
