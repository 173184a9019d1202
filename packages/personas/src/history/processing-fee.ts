import { type Money, money, zero } from '@kinfold/contract/money/money'
import type { Gateway } from '@kinfold/contract/payment/gateway'

// In hundredths of a percent of what is paid, and a flat part for dollars.
const shares: Record<Gateway, bigint> = {
  card: 150n,
  card_us: 290n,
  transfer: 0n,
  wallet: 0n,
  bank: 0n,
}
const nairaCap = 200_000n
const dollarExtra = 30n

/** What the card providers took in the demo club's history, rounded up to the next kobo or cent. */
export function processingFee(gateway: Gateway, paid: Money): Money {
  const share = shares[gateway]
  if (share === 0n) return zero(paid.currency)
  const fee = (paid.minor * share + 9_999n) / 10_000n
  if (paid.currency === 'USD') return money('USD', fee + dollarExtra)
  return money('NGN', fee > nairaCap ? nairaCap : fee)
}
