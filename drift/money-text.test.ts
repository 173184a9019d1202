import { formatCompactMoney } from '@kinfold/contract/money/format-compact-money'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyText } from '@kinfold/ui/money-parts'
import { expect, test } from 'vitest'

// UI components don't know the contract and format amounts themselves; pages and e-mails must still agree.
const sizes = [0n, 5n, 100n, 1_999n, 99_999n, 100_000n, 123_456_789n, 999_999_999_999n, 10n ** 14n]
const amounts = (['NGN', 'USD'] as const).flatMap(currency =>
  sizes.flatMap(size => [
    { currency, minor: size },
    { currency, minor: -size },
  ]),
)

test.each(amounts)('%o is written alike on a page and everywhere else', amount => {
  expect(moneyText(amount)).toBe(formatMoney(amount))
  expect(moneyText(amount, { compact: true })).toBe(formatCompactMoney(amount))
})
