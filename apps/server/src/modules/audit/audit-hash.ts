import { createHash } from 'node:crypto'
import type { ChainKeys } from '../../security/chain-keys.ts'
import { momentToSign } from '../../security/moment-to-sign.ts'
import type { auditEntry } from './audit.tables.ts'

export type AuditRow = typeof auditEntry.$inferSelect

/**
 * What ties an entry to all that came before it; undefined when its key isn't here. Entries from
 * before the log had keys name none, and anybody could compute their hash; the first one with a key
 * ends them, and holds the hash of the last.
 */
export function auditHash(keys: ChainKeys, entry: Omit<AuditRow, 'hash'>): Buffer | undefined {
  const told = [
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
  if (entry.keyId === null) return createHash('sha256').update(JSON.stringify(told)).digest()
  return keys.sign('audit log', JSON.stringify([...told, entry.keyId]), entry.keyId)
}
