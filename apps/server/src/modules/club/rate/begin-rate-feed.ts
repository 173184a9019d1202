import { ne, sql } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { rateFeed } from './rate.tables.ts'

/** From its start on, a club's feed is asked; one that it had before is not any more. */
export async function beginRateFeed({ db, clock, rateFeed: feed }: Services): Promise<void> {
  await db.transaction(async tx => {
    const askAt = await clock.now(tx)
    const others = feed && ne(rateFeed.source, feed.source)
    await tx.orm.update(rateFeed).set({ askAt: null }).where(others)
    if (feed === undefined) return
    await tx.orm
      .insert(rateFeed)
      .values({ source: feed.source, askAt })
      .onConflictDoUpdate({
        target: rateFeed.source,
        set: { askAt: sql`coalesce(${rateFeed.askAt}, excluded.ask_at)` },
      })
  })
}
