import { and, eq, gt } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { auditEntry } from '../../base/audit/audit.tables.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { readAuditHead } from '../../base/audit/read-audit-head.ts'
import type { Services } from '../../services.ts'

type Looked = { readonly by: string; readonly memberId: string }

const lookedAction = 'member.viewed'
/** What a page reads about a member comes in several calls, and again while somebody works on it. */
const oneLookMs = 15 * 60_000

/** Writes into the operators' log who looked at a member's record, once for a look. */
export async function noteLook(
  services: Services,
  { by, memberId }: Looked,
  name: string,
): Promise<void> {
  const { db, clock } = services
  const since = new Date((await clock.now(db)).getTime() - oneLookMs)
  const recent = and(
    eq(auditEntry.subjectId, memberId),
    eq(auditEntry.actorId, by),
    eq(auditEntry.action, lookedAction),
    gt(auditEntry.happenedAt, since),
  )
  const isNoted = async ({ orm }: Handle) =>
    (await orm.select({ number: auditEntry.number }).from(auditEntry).where(recent).limit(1))
      .length > 0
  if (await isNoted(db)) return
  await db.transaction(async tx => {
    // Of calls that come at once, the first writes it.
    await readAuditHead(tx)
    if (await isNoted(tx)) return
    await noteOperator(services, tx, by, lookedAction, { subject: name, subjectId: memberId })
  })
}
