import { expect, it } from 'vitest'
import type { Currency } from '../money/currency.ts'
import { money } from '../money/money.ts'
import { uncoveredDebt } from './uncovered-debt.ts'

const wallet = (currency: Currency, balance: bigint, held: bigint, owed: bigint) => ({
  balance: money(currency, balance),
  held: money(currency, held),
  owed: money(currency, owed),
})

it('is what is owed beyond what is left, in any currency, and nothing else covers it', () => {
  expect(uncoveredDebt([])).toBeUndefined()
  expect(uncoveredDebt([wallet('NGN', 5n, 5n, 0n)])).toBeUndefined()
  expect(uncoveredDebt([wallet('NGN', 5n, 0n, 5n)])).toBeUndefined()
  expect(uncoveredDebt([wallet('NGN', 5n, 1n, 5n)])).toEqual(money('NGN', 1n))
  const other = [wallet('NGN', 100n, 0n, 0n), wallet('USD', 0n, 0n, 2n)]
  expect(uncoveredDebt(other)).toEqual(money('USD', 2n))
})
