import type { Handle } from '../../db/database.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { readAuditHead } from '../audit/read-audit-head.ts'
import type { Services } from '../services.ts'

type Looked = { readonly by: string; readonly memberId: string }

const lookedAction = 'member.viewed'
/** What a page reads about a member comes in several calls, and again while somebody works on it. */
const oneLookMs = 15 * 60_000

const recent = {
  name: 'recent-look-at-member',
  text: `SELECT 1 FROM audit_entry
          WHERE subject_id = $1 AND actor_id = $2 AND action = $3 AND happened_at > $4 LIMIT 1`,
}

/** Writes into the operators' log who looked at a member's record, once for a look. */
export async function noteLook(
  services: Services,
  { by, memberId }: Looked,
  name: string,
): Promise<void> {
  const { db, clock } = services
  const since = new Date((await clock.now(db)).getTime() - oneLookMs)
  const values = [memberId, by, lookedAction, since]
  const isNoted = async (handle: Handle) => (await handle.query({ ...recent, values })).length > 0
  if (await isNoted(db)) return
  await db.transaction(async tx => {
    // Of calls that come at once, the first writes it.
    await readAuditHead(tx)
    if (await isNoted(tx)) return
    await noteOperator(services, tx, by, lookedAction, { subject: name, subjectId: memberId })
  })
}
