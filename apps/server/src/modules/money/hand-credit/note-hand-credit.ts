import type { Money } from '@kinfold/contract/money/money'
import type { HandCreditKind } from '@kinfold/contract/operator/hand-credit'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { member } from '../../base/person/account.tables.ts'
import { handCredit } from './hand-credit.tables.ts'

export type HandCredit = {
  readonly kind: HandCreditKind
  readonly sourceId: string
  readonly memberId: string
  readonly amount: Money
  /** Everybody whose word, or whose file, it rests on. */
  readonly people: readonly (string | null | undefined)[]
  readonly at: Date
}

/** Records by whom a member was given money. */
export async function noteHandCredit(
  tx: Transaction,
  { kind, sourceId, memberId, amount: { currency, minor }, people, at }: HandCredit,
): Promise<void> {
  const by = new Set(people.filter(person => person != null && person !== memberId))
  if (by.size === 0) return
  await lockCredited(tx, memberId)
  const credit = { kind, sourceId, memberId, currency, amountMinor: minor, createdAt: at }
  await tx.orm
    .insert(handCredit)
    .values([...by].map(person => ({ ...credit, creditedBy: person ?? '' })))
    .onConflictDoUpdate({
      target: [handCredit.memberId, handCredit.sourceId, handCredit.creditedBy],
      set: { amountMinor: minor, createdAt: at },
    })
}

/** Whoever lets a member be paid shares this lock: of paying and giving in one moment the second one sees the first. */
export async function lockCredited(tx: Transaction, memberId: string): Promise<void> {
  await tx.orm
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update')
}

/** It was taken back from the member. */
export async function dropHandCredit(
  tx: Transaction,
  { memberId, sourceId }: Pick<HandCredit, 'memberId' | 'sourceId'>,
): Promise<void> {
  await tx.orm
    .delete(handCredit)
    .where(and(eq(handCredit.memberId, memberId), eq(handCredit.sourceId, sourceId)))
}
