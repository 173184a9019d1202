import { addHours } from 'date-fns/addHours'
import { and, eq, lte, min } from 'drizzle-orm'
import type { DueWork } from '../../base/schedule/due-work.ts'
import type { Services } from '../../services.ts'
import { rateFeed } from './rate.tables.ts'
import { takeFeedRate } from './take-feed-rate.ts'

/** Asks the feed what a dollar costs, outside of any transaction. One that doesn't answer is asked again the next time. */
export const askRateFeed: DueWork = {
  name: 'asking for the exchange rate',
  async nextDue({ orm }) {
    const [next] = await orm.select({ at: min(rateFeed.askAt) }).from(rateFeed)
    return next?.at ?? undefined
  },
  async carryOut(services, until) {
    const feed = services.rateFeed
    if (feed === undefined || !(await isMine(services, feed.source, until))) return
    const quoted = await feed.ask()
    if (quoted === undefined) throw new Error(`${feed.source} gave no rate`)
    await takeFeedRate(services, feed.source, quoted)
  },
}

/** Due again later before it is asked, so that one of several processes asks. */
async function isMine({ db, config }: Services, source: string, until: Date): Promise<boolean> {
  const claimed = await db.orm
    .update(rateFeed)
    .set({ askAt: addHours(until, config.rateFeedHours) })
    .where(and(eq(rateFeed.source, source), lte(rateFeed.askAt, until)))
    .returning()
  return claimed.length > 0
}
