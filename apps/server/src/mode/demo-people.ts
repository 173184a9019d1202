// Recognises the demo club's people without loading the demo club: a live club doesn't have its code.
import { demoMailDomain } from '@kinfold/contract/constants'
import type { Handle } from '../db/database.ts'

/** The demo club's domain is reserved for examples, so nobody has such an address; its ids are UUIDs of version 8, all others are random. */
const isDemo = `(email_key LIKE '%@${demoMailDomain}' OR substr(id::text, 15, 1) = '8')`

/** Whose accounts the database has. Without accounts, money or log entries count as somebody else's. */
export async function peopleIn(
  handle: Handle,
): Promise<{ readonly demo: readonly string[]; readonly hasOthers: boolean }> {
  const [found] = await handle.query<{ demo: string[] | null; others: boolean }>({
    text: `SELECT (SELECT array_agg(email ORDER BY email) FROM account WHERE ${isDemo}) AS demo,
                  EXISTS (SELECT 1 FROM account WHERE NOT ${isDemo})
                  OR NOT EXISTS (SELECT 1 FROM account WHERE ${isDemo})
                     AND (EXISTS (SELECT 1 FROM ledger.transfer) OR EXISTS (SELECT 1 FROM audit_entry))
                    AS others`,
  })
  return { demo: found?.demo ?? [], hasOthers: found?.others ?? false }
}
