import type { PayoutProvider } from '../../../providers/payouts/payout-provider.ts'
import type { Services } from '../../services.ts'

/** A transfer stays with the provider that was asked for it, also once another makes the new ones. */
export const payoutProviderNamed = (
  { payouts, knownPayouts }: Pick<Services, 'payouts' | 'knownPayouts'>,
  name: PayoutProvider['name'],
): PayoutProvider | undefined => [payouts, ...knownPayouts].find(each => each?.name === name)
