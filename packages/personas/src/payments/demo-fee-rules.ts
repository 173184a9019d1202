import type { FeeRule } from '@kinfold/contract/payment/fee'

/** What a club starts with (migrations 0029 and 0032): the card providers' price lists. */
export const demoFeeRules: readonly FeeRule[] = [
  {
    name: 'processing',
    gateway: 'card',
    currency: 'NGN',
    bps: 150,
    fixedMinor: 0n,
    capMinor: 200_000n,
    bearer: 'member',
  },
  {
    name: 'processing',
    gateway: 'card',
    currency: 'USD',
    bps: 150,
    fixedMinor: 0n,
    capMinor: null,
    bearer: 'member',
  },
  {
    name: 'processing',
    gateway: 'card_us',
    currency: 'USD',
    bps: 290,
    fixedMinor: 0n,
    capMinor: null,
    bearer: 'member',
  },
  {
    name: 'processing',
    gateway: 'transfer',
    currency: 'NGN',
    bps: 0,
    fixedMinor: 0n,
    capMinor: null,
    bearer: 'club',
  },
  {
    name: 'usd_card',
    gateway: 'card',
    currency: 'USD',
    bps: 0,
    fixedMinor: 30n,
    capMinor: null,
    bearer: 'member',
  },
  {
    name: 'usd_card',
    gateway: 'card_us',
    currency: 'USD',
    bps: 0,
    fixedMinor: 30n,
    capMinor: null,
    bearer: 'member',
  },
]
