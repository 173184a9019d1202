import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { daysLater } from '@kinfold/contract/day/days-later'
import { runningStatuses } from '@kinfold/contract/subscription/subscription-status'
import { and, asc, eq, inArray, isNull, lte, notInArray } from 'drizzle-orm'
import type { Handle, Transaction } from '../../db/database.ts'
import { clubDays } from '../../paging/club-days.ts'
import { notifyMember } from '../notification/notify-member.ts'
import type { DueWork } from '../schedule/due-work.ts'
import { type Stuck, throwStuck } from '../schedule/throw-stuck.ts'
import type { Services } from '../services.ts'
import { savedCard } from './saved-card.tables.ts'
import { subscription } from './subscription.tables.ts'
import { subscriptionNews } from './subscription-news.ts'

const daysAhead = 14

/** Tells once, ahead, that a card expires which a recurring contribution is charged on. */
export const remindOfCards: DueWork = {
  name: 'reminding of cards that expire',
  nextDue,
  carryOut,
}

async function nextDue(handle: Handle): Promise<Date | undefined> {
  const [first] = await handle.orm
    .select({ on: savedCard.expiresOn })
    .from(savedCard)
    .where(isNull(savedCard.remindedAt))
    .orderBy(asc(savedCard.expiresOn))
    .limit(1)
  return clubDays(first && daysLater(first.on, -daysAhead), undefined).from
}

async function carryOut(services: Services, until: Date): Promise<void> {
  const last = daysLater(dayInLagos(until), daysAhead)
  const stuck: Stuck[] = []
  while (await remindNext(services, last, stuck)) {
    // The next one.
  }
  throwStuck(stuck, 'no reminder of the card')
}

async function remindNext(services: Services, last: string, stuck: Stuck[]): Promise<boolean> {
  let claimed: string | undefined
  try {
    return await services.db.transaction(async tx => {
      const [card] = await tx.orm
        .select()
        .from(savedCard)
        .where(
          and(
            isNull(savedCard.remindedAt),
            lte(savedCard.expiresOn, last),
            notInArray(
              savedCard.id,
              stuck.map(({ id }) => id),
            ),
          ),
        )
        .orderBy(asc(savedCard.expiresOn), asc(savedCard.id))
        .limit(1)
        .for('update', { skipLocked: true })
      claimed = card?.id
      if (card === undefined) return false
      const now = await services.clock.now(tx)
      await tx.orm.update(savedCard).set({ remindedAt: now }).where(eq(savedCard.id, card.id))
      if (card.expiresOn >= dayInLagos(now) && (await isCharged(tx, card.id))) {
        await notifyMember(services, tx, card.memberId, subscriptionNews.cardExpires(card))
      }
      return true
    })
  } catch (error) {
    if (claimed === undefined) throw error
    stuck.push({ id: claimed, error })
    return true
  }
}

async function isCharged(tx: Transaction, cardId: string): Promise<boolean> {
  const of = and(eq(subscription.cardId, cardId), inArray(subscription.status, runningStatuses))
  return (await tx.orm.$count(subscription, of)) > 0
}
