import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@kinfold/contract/operator/audit/action-words'
import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { auditEntry } from './audit.tables.ts'
import { auditHash } from './audit-hash.ts'
import { readAuditHead } from './read-audit-head.ts'

export type Actor = {
  readonly kind: AuditEntry['actor_kind']
  readonly id: string | null
  readonly name: string
}

export type AuditEvent = {
  readonly at: Date
  readonly actor: Actor
  /** Such as `kyc.approved`. */
  readonly action: AuditAction
  readonly subject: string
  readonly subjectId?: string | null
  readonly detail?: string | null
}

/**
 * Writes an audit entry in the transaction of what it records. Entries are written one at a time, because
 * the chain must not fork: each waits for the transaction before it. So call this last in a transaction.
 */
export async function appendAudit(
  { chainKeys }: Pick<Services, 'chainKeys'>,
  tx: Transaction,
  event: AuditEvent,
): Promise<void> {
  const last = await readAuditHead(tx)
  const entry = {
    number: last.number + 1n,
    id: randomUUID(),
    happenedAt: event.at,
    actorKind: event.actor.kind,
    actorId: event.actor.id,
    actorName: event.actor.name,
    action: event.action,
    subject: event.subject,
    subjectId: event.subjectId ?? null,
    detail: event.detail ?? null,
    previousHash: last.hash,
    keyId: chainKeys.keyId,
  }
  const hash = auditHash(chainKeys, entry)
  if (hash === undefined) throw new Error('no key to sign the audit log with')
  await tx.orm.insert(auditEntry).values({ ...entry, hash })
}
