// Recognises the demo club's people without loading it: a live club doesn't have its code.
import { demoMailDomain } from '@kinfold/contract/constants'
import type { Handle } from '../db/database.ts'

/** Reserved for examples, so nobody can have such an address; and its ids are UUIDs of version 8, others' are random. */
const isDemo = `(email_key LIKE '%@${demoMailDomain}' OR substr(id::text, 15, 1) = '8')`

/** Whose accounts there are. Without any account, money or a log entry counts as somebody else's. */
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
