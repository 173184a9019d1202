import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import {
  type notePresence as endpoint,
  presenceLastsMs,
} from '@kinfold/contract/operator/presence/note-presence'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { readLastEntry } from '../audit/read-last-entry.ts'

type Endpoint = typeof endpoint

// Every open case asks every few seconds, so noting and reading who else is here are one statement.
const statement = {
  name: 'note-presence',
  text: `
    WITH mine AS (
      INSERT INTO case_presence (operator_id, queue, case_id, seen_at)
      VALUES ($1, $2, $3, $4)
      ON CONFLICT (operator_id, queue, case_id) DO UPDATE SET seen_at = excluded.seen_at
    )
    SELECT o.id, o.name
      FROM case_presence p
      JOIN operator o ON o.id = p.operator_id
     WHERE p.case_id = $3 AND p.queue = $2 AND p.operator_id <> $1 AND p.seen_at > $5
     ORDER BY o.name, o.id`,
}

export async function notePresence(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const moment = now()
  const since = new Date(moment.getTime() - presenceLastsMs)
  const values = [caller.accountId, body.queue, body.case_id, moment, since]
  const others = await db.query<OperatorReference>({ ...statement, values })
  return { others, last_entry: (await readLastEntry(db, [body.case_id])) ?? null }
}
