import { randomUUID } from 'node:crypto'
import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import type { Transaction } from '../../db/database.ts'
import type { Services } from '../services.ts'
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
  readonly action: string
  readonly subject: string
  readonly subjectId?: string | null
  readonly detail?: string | null
}

/**
 * Writes down what was done, in the transaction that does it. One entry at a time: whoever writes
 * waits until the one before is through, or the chain would fork. So it comes last in its transaction.
 */
export async function appendAudit(
  { chainKeys }: Pick<Services, 'chainKeys'>,
  tx: Transaction,
  deed: AuditEvent,
): Promise<void> {
  const last = await readAuditHead(tx)
  const entry = {
    number: last.number + 1n,
    id: randomUUID(),
    happenedAt: deed.at,
    actorKind: deed.actor.kind,
    actorId: deed.actor.id,
    actorName: deed.actor.name,
    action: deed.action,
    subject: deed.subject,
    subjectId: deed.subjectId ?? null,
    detail: deed.detail ?? null,
    previousHash: last.hash,
    keyId: chainKeys.keyId,
  }
  const hash = auditHash(chainKeys, entry)
  if (hash === undefined) throw new Error('there is no key for the audit log')
  await tx.orm.insert(auditEntry).values({ ...entry, hash })
}
