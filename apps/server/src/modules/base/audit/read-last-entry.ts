import type { ActionKind } from '@kinfold/contract/operator/audit/action-kinds'
import { entrySentence } from '@kinfold/contract/operator/audit/entry-sentence'
import type { LastEntry } from '@kinfold/contract/operator/presence/note-presence'
import { and, desc, inArray, notInArray, sql } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { auditEntry } from './audit.tables.ts'
import { describeAuditEntry } from './describe-audit-entry.ts'

/** Who only looks changes nothing. */
const looks = ['member.viewed', 'file.viewed', 'payout_batch.exported']

/** What was done last to a case, by any of the ids that the log knows it by. */
export async function readLastEntry(
  { orm }: Handle,
  about: readonly (string | null)[],
  kind?: ActionKind,
): Promise<LastEntry | undefined> {
  const ids = about.filter(id => id !== null)
  const [last] = await orm
    .select()
    .from(auditEntry)
    .where(
      and(
        inArray(auditEntry.subjectId, ids),
        notInArray(auditEntry.action, looks),
        kind && sql`split_part(${auditEntry.action}, '.', 1) = ${kind}`,
      ),
    )
    .orderBy(desc(auditEntry.number))
    .limit(1)
  if (last === undefined) return undefined
  const { id, actorId: by } = last
  return { id, by, sentence: entrySentence(describeAuditEntry(last)) }
}
