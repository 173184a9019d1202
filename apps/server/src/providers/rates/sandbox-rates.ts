import type { RateFeed } from './rate-feed.ts'

const middle = 1_530
const swing = 12
const dayMs = 86_400_000
/** How many days it takes to rise from the lowest rate to the highest. */
const halfTurn = 30

/** Plays a feed: a rate that rises and falls a little, always the same on the same day of the club. */
export function sandboxRates(now: () => Promise<Date>): RateFeed {
  return {
    source: 'Sandbox feed',
    async ask() {
      const quotedAt = await now()
      const day = Math.floor(quotedAt.getTime() / dayMs)
      return { rate: (middle + swing * Math.sin((day * Math.PI) / halfTurn)).toFixed(2), quotedAt }
    },
  }
}
