import { randomUUID } from 'node:crypto'
import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'
import { and, eq, notExists } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { ChargeableCard } from '../../../providers/payments/payment-provider.ts'
import type { Services } from '../../services.ts'
import { savedCard } from './saved-card.tables.ts'
import { subscription } from './subscription.tables.ts'

type CardRow = typeof savedCard.$inferSelect

/** The encryption context of a card's token, so that it can't be moved to another member's card. */
const contextOf = ({ id, memberId }: Pick<CardRow, 'id' | 'memberId'>) =>
  `card ${id} of ${memberId}`

type Kept = {
  readonly memberId: string
  readonly provider: ProviderName
  readonly card: ChargeableCard
  readonly at: Date
}

/** Keeps a card that may be charged again; answers its id. */
export async function keepCard(
  { encryption }: Services,
  tx: Transaction,
  { memberId, provider, card, at }: Kept,
): Promise<string> {
  const { token, ...shown } = card
  const id = randomUUID()
  const sealed = encryption.encrypt(token, contextOf({ id, memberId }))
  await tx.orm
    .insert(savedCard)
    .values({ id, memberId, provider, ...sealed, ...shown, createdAt: at })
  return id
}

/** What the provider charges it by. */
export const tokenOf = ({ encryption }: Services, card: CardRow): string =>
  encryption.decrypt(card, contextOf(card))

/** Deletes what a member's recurring contributions no longer charge. */
export async function forgetUnusedCards(tx: Transaction, memberId: string): Promise<void> {
  const used = tx.orm
    .select({ id: subscription.id })
    .from(subscription)
    .where(eq(subscription.cardId, savedCard.id))
  await tx.orm.delete(savedCard).where(and(eq(savedCard.memberId, memberId), notExists(used)))
}
