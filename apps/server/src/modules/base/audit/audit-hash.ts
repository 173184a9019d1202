import { createHash } from 'node:crypto'
import type { ChainKeys } from '../../../security/chain-keys.ts'
import { momentToSign } from '../../../security/moment-to-sign.ts'
import type { auditEntry } from './audit.tables.ts'

export type AuditRow = typeof auditEntry.$inferSelect

/**
 * The hash that chains an entry to all earlier ones; undefined when its key is unknown. Entries from before
 * the log had keys name none, and anybody could compute their hash. The first entry with a key holds the
 * hash of the last of them, and none may follow it.
 */
export function auditHash(keys: ChainKeys, entry: Omit<AuditRow, 'hash'>): Buffer | undefined {
  const fields = [
    String(entry.number),
    entry.id,
    momentToSign(entry.happenedAt),
    entry.actorKind,
    entry.actorId,
    entry.actorName,
    entry.action,
    entry.subject,
    entry.subjectId,
    entry.detail,
    entry.previousHash.toString('hex'),
  ]
  if (entry.keyId === null) return createHash('sha256').update(JSON.stringify(fields)).digest()
  return keys.sign('audit log', JSON.stringify([...fields, entry.keyId]), entry.keyId)
}
