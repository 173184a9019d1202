import { addHours } from 'date-fns/addHours'
import { subHours } from 'date-fns/subHours'
import { and, eq, isNotNull, lte, min, type SQL } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { rateProposal } from './rate.tables.ts'

/** How long a feed’s rate waits for an administrator: nobody trades at what a dollar cost days ago. */
const waitingHours = 24

const isHeld = and(eq(rateProposal.status, 'proposed'), isNotNull(rateProposal.source))

/** Lets a feed’s rate go that nobody has confirmed for a day. */
export const lapseHeldRates: DueWork = {
  name: 'letting unconfirmed rates lapse',
  async nextDue({ orm }) {
    const [first] = await orm
      .select({ at: min(rateProposal.proposedAt) })
      .from(rateProposal)
      .where(isHeld)
    return first?.at ? addHours(first.at, waitingHours) : undefined
  },
  carryOut: ({ db }, until) => lapseLateRates(db, until),
}

/** Those that have waited too long by now: the schedule may be late. */
export async function lapseLateRates(handle: Handle, now: Date): Promise<void> {
  await lapse(handle, now, lte(rateProposal.proposedAt, subHours(now, waitingHours)))
}

/** Makes room for a newer rate of the feed. Whether one was waiting. */
export const lapseHeldRate = (handle: Handle, now: Date) => lapse(handle, now, undefined)

async function lapse({ orm }: Handle, decidedAt: Date, which: SQL | undefined): Promise<boolean> {
  const lapsed = await orm
    .update(rateProposal)
    .set({ status: 'lapsed', decidedAt })
    .where(and(isHeld, which))
    .returning({ id: rateProposal.id })
  return lapsed.length > 0
}
