import { type Currency, currencies } from '@kinfold/contract/money/currency'

/** All currencies, those that a club names first: `USD,NGN`. */
export function currencyOrder(setting: string | undefined): readonly [Currency, ...Currency[]] {
  const named = (setting ?? '').split(',').flatMap(word => {
    const code = word.trim().toUpperCase()
    if (code === '') return []
    const known = currencies.find(currency => currency === code)
    if (known) return known
    throw new Error(
      `CLUB_CURRENCIES has “${code}”; it takes ${currencies.join(' and ')}, the first one first.`,
    )
  })
  const [first = currencies[0], ...rest] = new Set([...named, ...currencies])
  return [first, ...rest]
}
