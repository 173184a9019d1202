import { monthsLater } from '@kinfold/contract/day/months-later'
import type { ChargeableCard } from './payment-provider.ts'

type Described = {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly month: number
  readonly year: number
}

/** A card as a provider describes it; undefined where that can't be. */
export function cardShown({
  token,
  brand,
  last4,
  month,
  year,
}: Described): ChargeableCard | undefined {
  const name = brand.trim()
  const isDay = month >= 1 && month <= 12 && year >= 2000 && year < 2100
  if (name === '' || !/^\d{4}$/.test(last4) || !isDay) return undefined
  return {
    token,
    brand: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    last4,
    expiresOn: monthsLater(`${year}-${String(month).padStart(2, '0')}-01`, 0, 31),
  }
}
