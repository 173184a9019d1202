import type { ClubClock } from '../../clock/create-club-clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { httpRates } from './http-rates.ts'
import type { RateFeed } from './rate-feed.ts'

type Parts = {
  readonly config: Pick<Config, 'rates'>
  readonly db: Database
  readonly clock: ClubClock
}

/** Undefined for a club whose operators set the rate alone. */
export async function createRateFeed({ config, db, clock }: Parts): Promise<RateFeed | undefined> {
  const { rates } = config
  if (rates.kind === 'none') return undefined
  if (rates.kind === 'http') return httpRates(rates)
  const { sandboxRates } = await import('./sandbox-rates.ts')
  return sandboxRates(() => clock.now(db))
}
