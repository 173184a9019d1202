import { createHash, randomUUID } from 'node:crypto'
import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import { desc } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { auditEntry } from './audit.tables.ts'

export type Actor = {
  readonly kind: AuditEntry['actor_kind']
  readonly id: string | null
  readonly name: string
}

export type Deed = {
  readonly at: Date
  readonly actor: Actor
  /** Such as `kyc.approved`. */
  readonly action: string
  readonly subject: string
  readonly subjectId?: string | null
  readonly detail?: string | null
}

type Row = typeof auditEntry.$inferSelect

/**
 * Writes down what was done, in the transaction that does it. One entry at a time: whoever writes
 * waits until the one before is through, or the chain would fork.
 */
export async function appendAudit(tx: Transaction, deed: Deed): Promise<void> {
  await tx.query({ text: 'SELECT pg_advisory_xact_lock(5067463)' })
  const [last] = await tx.orm.select().from(auditEntry).orderBy(desc(auditEntry.number)).limit(1)
  const entry = {
    number: (last?.number ?? 0n) + 1n,
    id: randomUUID(),
    happenedAt: deed.at,
    actorKind: deed.actor.kind,
    actorId: deed.actor.id,
    actorName: deed.actor.name,
    action: deed.action,
    subject: deed.subject,
    subjectId: deed.subjectId ?? null,
    detail: deed.detail ?? null,
    previousHash: last?.hash ?? Buffer.alloc(32),
  }
  await tx.orm.insert(auditEntry).values({ ...entry, hash: auditHash(entry) })
}

/** What ties an entry to all that came before it. */
export function auditHash(entry: Omit<Row, 'hash'>): Buffer {
  const told = [
    String(entry.number),
    entry.id,
    entry.happenedAt.toISOString(),
    entry.actorKind,
    entry.actorId,
    entry.actorName,
    entry.action,
    entry.subject,
    entry.subjectId,
    entry.detail,
    entry.previousHash.toString('hex'),
  ]
  return createHash('sha256').update(JSON.stringify(told)).digest()
}
