import { gateways } from '@kinfold/contract/payment/gateway'
import type { PaymentProvider } from '../../providers/payments/payment-provider.ts'
import type { Services } from '../services.ts'

/** The provider with this name, where it takes payments for the club. */
export function providerNamed(
  { payments }: Pick<Services, 'payments'>,
  name: string | null,
): PaymentProvider | undefined {
  for (const gateway of gateways) {
    const provider = payments(gateway)
    if (provider?.name === name) return provider
  }
  return undefined
}
