import { addHours } from 'date-fns/addHours'
import { and, asc, isNotNull, not } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { clubDays } from '../../../paging/club-days.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { type Stuck, throwStuck } from '../../base/schedule/throw-stuck.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import type { Services } from '../../services.ts'
import { recordFound } from '../arrival/ask-provider.ts'
import { chargeCard } from '../arrival/charge-card.ts'
import { type Claimed, claimCharge } from './claim-charge.ts'

/** Charges are made from seven in the morning on, where the club is: what is told of them wakes nobody. */
const fromHour = 7
/** How many charges a process has under way at once: while a provider answers one, the next is begun. */
const lanes = 4

/** Charges what is due, each period once, and tries again what failed. */
export const chargeSubscriptions: DueWork = {
  name: 'charging recurring contributions',
  nextDue,
  carryOut,
}

async function nextDue({ orm }: Handle): Promise<Date | undefined> {
  const [first] = await orm
    .select({ on: subscription.nextChargeOn })
    .from(subscription)
    .where(and(isNotNull(subscription.nextChargeOn), not(subscription.isCharging)))
    .orderBy(asc(subscription.nextChargeOn))
    .limit(1)
  const { from } = clubDays(first?.on ?? undefined, undefined)
  return from && addHours(from, fromHour)
}

/**
 * Each is begun in a transaction of its own, which records the payment; then its provider is asked, and
 * what it answers is booked. A process that is killed in between leaves a payment that is asked after, so it is
 * neither lost nor charged twice. One that fails doesn't keep up the others.
 */
async function carryOut(services: Services, until: Date): Promise<void> {
  const by = addHours(until, -fromHour)
  const stuck: Stuck[] = []
  const work = async () => {
    const busy: string[] = []
    for (;;) {
      const claimed = await claimCharge(services, by, { stuck, busy })
      if (claimed === undefined) return
      if (claimed !== 'settled') await charge(services, claimed, stuck)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  // Of those that feed one portfolio, one lane held up the others.
  await work()
  throwStuck(stuck, 'no charge of the recurring contribution')
}

/** What fails here is asked after in a minute. */
async function charge(services: Services, { payment, due }: Claimed, stuck: Stuck[]) {
  try {
    await recordFound(services, payment, await chargeCard(services, payment, due))
  } catch (error) {
    stuck.push({ id: due.row.id, error })
  }
}
