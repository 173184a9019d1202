import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway, OutsideGateway } from '@kinfold/contract/payment/gateway'

/** A gateway, or one of the wallets. */
export type Way = OutsideGateway | 'NGN wallet' | 'USD wallet'

export const walletOf = (way: Way): Currency | undefined =>
  way === 'NGN wallet' ? 'NGN' : way === 'USD wallet' ? 'USD' : undefined

export const wayOfWallet = (currency: Currency): Way => `${currency} wallet`

export function gatewayOf(way: Way): Gateway {
  return way === 'NGN wallet' || way === 'USD wallet' ? 'wallet' : way
}

export const isByBank = (way: Way): boolean => way === 'bank' || way === 'transfer'
