import type { ClubClock } from '../../clock/create-club-clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PayoutProvider } from './payout-provider.ts'

type Parts = {
  readonly config: Config
  readonly db: Database
  readonly jobs: Jobs
  readonly clock: ClubClock
}

/** Who makes transfers for the club; undefined where nobody does, and batches are files. */
export async function createPayoutProvider(parts: Parts): Promise<PayoutProvider | undefined> {
  const { config, ...rest } = parts
  if (config.payments.kind === 'none') return undefined
  const { createSandboxTransfers } = await import('./sandbox/create-sandbox-transfers.ts')
  const { sandboxPayouts } = await import('./sandbox/sandbox-payouts.ts')
  return sandboxPayouts(createSandboxTransfers(rest))
}
