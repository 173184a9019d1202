import type { Handle } from '../../../db/database.ts'
import type { AuditRow } from './audit-hash.ts'

const text = `
  SELECT number, id, happened_at AS "happenedAt", actor_kind AS "actorKind", actor_id AS "actorId",
         actor_name AS "actorName", action, subject, subject_id AS "subjectId", detail,
         previous_hash AS "previousHash", key_id AS "keyId", hash
    FROM public.audit_entry WHERE number > $1 ORDER BY number LIMIT $2`

/** The next entries of the log after a number. */
export function readAuditEntries(
  handle: Pick<Handle, 'query'>,
  behind: bigint,
  atMost: number,
): Promise<AuditRow[]> {
  return handle.query<AuditRow>({ text, values: [behind, atMost] })
}
