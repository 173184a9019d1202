import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { providerNamed } from '../payment/provider-named.ts'

/** Takes back where cancelled payments could be paid. One that stays open is harmless: late money goes to the wallet. */
export async function closeCheckouts(
  services: Pick<Services, 'payments' | 'knownProviders'>,
  cancelled: readonly PaymentRow[],
): Promise<void> {
  await Promise.allSettled(
    cancelled.map(({ provider, reference }) => providerNamed(services, provider)?.close(reference)),
  )
}
