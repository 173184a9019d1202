import { currencies } from '@kinfold/contract/money/currency'
import { gateways } from '@kinfold/contract/payment/gateway'
import type { PaymentProvider } from '../../../providers/payments/payment-provider.ts'
import type { Services } from '../../services.ts'

/** The provider with this name. A payment stays with its provider, also once another takes the new ones. */
export function providerNamed(
  { payments, knownProviders }: Pick<Services, 'payments' | 'knownProviders'>,
  name: string | null,
): PaymentProvider | undefined {
  const taking = gateways.flatMap(gateway =>
    currencies.map(currency => payments(gateway, currency)),
  )
  return [...taking, ...knownProviders].find(provider => provider?.name === name)
}
