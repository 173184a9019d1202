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

type PayoutProviders = {
  /** Who makes transfers for the club; undefined where nobody does, and batches are files. */
  readonly payouts: PayoutProvider | undefined
  /** All that can be asked after a transfer, also those that take no new batches any more. */
  readonly knownPayouts: readonly PayoutProvider[]
}

export async function createPayoutProviders(parts: Parts): Promise<PayoutProviders> {
  const { config, ...rest } = parts
  const { payments, mode } = config
  const knownPayouts: PayoutProvider[] = []
  if (mode === 'sandbox') {
    const { createSandboxTransfers } = await import('./sandbox/create-sandbox-transfers.ts')
    const { sandboxPayouts } = await import('./sandbox/sandbox-payouts.ts')
    knownPayouts.push(sandboxPayouts(createSandboxTransfers(rest)))
  }
  if (payments.paystack !== undefined) {
    const { paystackPayouts } = await import('./paystack/paystack-payouts.ts')
    knownPayouts.push(paystackPayouts(payments.paystack))
  }
  return { knownPayouts, payouts: knownPayouts.find(({ name }) => name === payments.payouts) }
}
