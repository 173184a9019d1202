import { nigeria } from '@kinfold/contract/account/is-global-member'
import type { countAudiences as endpoint } from '@kinfold/contract/operator/content/count-audiences'
import type { Answer } from '../../../calls/call.ts'
import type { Handle } from '../../../db/database.ts'
import { countOfMembers } from '../../base/person/count-of-members.ts'

type Row = { readonly everyone: number; readonly at_home: number }

// Written into the statement, as it is in the index member_at_home.
const isAtHome = `(m.country = '${nigeria}' OR '${nigeria}' = ANY (m.citizenship))`

const text = `SELECT ${countOfMembers('true')} AS everyone, ${countOfMembers(isAtHome)} AS at_home`

/** How many a notice would reach now, by the same rule as notifyAudience. */
export async function readAudiences(handle: Handle): Promise<Answer<typeof endpoint>> {
  const [row] = await handle.query<Row>({ text })
  const { everyone, at_home } = row ?? { everyone: 0, at_home: 0 }
  return { everyone, nigerian_members: at_home, global_members: everyone - at_home }
}
