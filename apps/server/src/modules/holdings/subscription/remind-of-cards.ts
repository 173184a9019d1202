import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { daysLater } from '@kinfold/contract/day/days-later'
import { runningStatuses } from '@kinfold/contract/subscription/subscription-status'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { noneOf } from '../../../db/none-of.ts'
import { clubDays } from '../../../paging/club-days.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { remindEach } from '../../base/schedule/remind-each.ts'
import type { Services } from '../../services.ts'
import { savedCard } from './saved-card.tables.ts'
import { subscription } from './subscription.tables.ts'
import { subscriptionNews } from './subscription-news.ts'

const daysAhead = 14

type SavedCard = typeof savedCard.$inferSelect

/** Tells once, ahead, that a card expires which a recurring contribution is charged on. */
export const remindOfCards: DueWork = {
  name: 'reminding of cards that expire',
  async nextDue({ orm }) {
    const [first] = await orm
      .select({ on: savedCard.expiresOn })
      .from(savedCard)
      .where(isNull(savedCard.remindedAt))
      .orderBy(asc(savedCard.expiresOn))
      .limit(1)
    return clubDays(first && daysLater(first.on, -daysAhead), undefined).from
  },
  carryOut: (services, until) =>
    remindEach<SavedCard>(services, {
      take: (tx, limit, failed) =>
        tx.orm
          .select()
          .from(savedCard)
          .where(
            and(
              isNull(savedCard.remindedAt),
              lte(savedCard.expiresOn, daysLater(dayInLagos(until), daysAhead)),
              noneOf(savedCard.id, failed),
            ),
          )
          .orderBy(asc(savedCard.expiresOn), asc(savedCard.id))
          .limit(limit)
          .for('update', { skipLocked: true }),
      idOf: ({ id }) => id,
      remind: (tx, card) => remind(services, tx, card),
      what: 'no reminder of the card',
    }),
}

async function remind(services: Services, tx: Transaction, card: SavedCard): Promise<void> {
  const now = await services.clock.now(tx)
  await tx.orm.update(savedCard).set({ remindedAt: now }).where(eq(savedCard.id, card.id))
  if (card.expiresOn < dayInLagos(now) || !(await isCharged(tx, card.id))) return
  await notifyMember(services, tx, card.memberId, subscriptionNews.cardExpires(card))
}

async function isCharged(tx: Transaction, cardId: string): Promise<boolean> {
  const of = and(eq(subscription.cardId, cardId), inArray(subscription.status, runningStatuses))
  return (await tx.orm.$count(subscription, of)) > 0
}
