import type { ProviderGateway } from '@kinfold/contract/payment/gateway'

/** What each provider that holds money for the club is called. */
export const providerNames: Readonly<Record<ProviderGateway, string>> = {
  card: 'Card provider',
  transfer: 'Bank-transfer provider',
  card_us: 'Dollar-card provider',
}
