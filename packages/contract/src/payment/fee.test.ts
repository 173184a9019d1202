import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '../money/currency.ts'
import { money } from '../money/money.ts'
import { type FeeRule, feeBearers, feeLinesOf, feeNames, feesFor, sumOfFees } from './fee.ts'
import { gateways } from './gateway.ts'

const naira = (minor: bigint) => money('NGN', minor)
const dollars = (minor: bigint) => money('USD', minor)
const rule: FeeRule = {
  name: 'processing',
  gateway: 'card',
  currency: 'NGN',
  bps: 150,
  fixedMinor: 0n,
  capMinor: 200_000n,
  bearer: 'member',
}
const processing = (changed: Partial<FeeRule>, minor: bigint) =>
  feesFor([{ ...rule, ...changed }], 'card', naira(minor)).processing.minor

describe('a fee', () => {
  it.each([
    ['in proportion', {}, 10_000_000n, 150_000n],
    ['rounded up to the next kobo', {}, 1n, 1n],
    ['exact where it is whole', {}, 10_000n, 150n],
    ['up to its limit', {}, 13_333_333n, 200_000n],
    ['never beyond its limit', {}, 10n ** 14n, 200_000n],
    ['without a limit', { capMinor: null }, 10n ** 14n, 1_500_000_000_000n],
    ['with a fixed part', { fixedMinor: 10_000n }, 10_000n, 10_150n],
    ['limited with its fixed part', { fixedMinor: 100_000n }, 10_000_000n, 200_000n],
    ['of a fixed part alone', { bps: 0, fixedMinor: 30n }, 10_000n, 30n],
    ['of nothing', { bps: 0 }, 10_000n, 0n],
    ['that the club bears', { bearer: 'club' as const }, 10_000n, 0n],
  ])('%s', (_, changed, paid, fee) => {
    expect(processing(changed, paid)).toBe(fee)
  })

  it('is that of the gateway and the currency that is paid in', () => {
    expect(sumOfFees(feesFor([rule], 'transfer', naira(10_000n)))).toEqual(naira(0n))
    expect(sumOfFees(feesFor([rule], 'card', dollars(10_000n)))).toEqual(dollars(0n))
    expect(sumOfFees(feesFor([], 'card', naira(10_000n)))).toEqual(naira(0n))
  })

  it('stands on a line of its own by name, those of nothing on none', () => {
    const inDollars = { ...rule, currency: 'USD', capMinor: null } as const
    const extra = { ...inDollars, name: 'usd_card', bps: 0, fixedMinor: 30n } as const
    const both = feesFor([extra, inDollars], 'card', dollars(10_000n))
    expect(feeLinesOf(both)).toEqual([
      { name: 'processing', amount: { currency: 'USD', amount: 1.5 } },
      { name: 'usd_card', amount: { currency: 'USD', amount: 0.3 } },
    ])
    expect(sumOfFees(both)).toEqual(dollars(180n))
    expect(feeLinesOf(feesFor([extra], 'card', dollars(10_000n)))).toEqual([
      { name: 'usd_card', amount: { currency: 'USD', amount: 0.3 } },
    ])
    expect(feeLinesOf(feesFor([], 'card', naira(10_000n)))).toEqual([])
  })
})

const anyRule: fc.Arbitrary<FeeRule> = fc.record({
  name: fc.constantFrom(...feeNames),
  gateway: fc.constantFrom(...gateways),
  currency: fc.constantFrom(...currencies),
  bps: fc.integer({ min: 0, max: 2_000 }),
  fixedMinor: fc.bigInt(0n, 10n ** 6n),
  capMinor: fc.option(fc.bigInt(10n ** 6n, 10n ** 9n)),
  bearer: fc.constantFrom(...feeBearers),
})
const anyRules = fc.uniqueArray(anyRule, {
  maxLength: 20,
  selector: ({ name, gateway, currency }) => `${name} ${gateway} ${currency}`,
})

it('is never below zero nor above its limit, and never less for a larger amount', () => {
  const amount = fc.bigInt(1n, 10n ** 14n)
  const gateway = fc.constantFrom(...gateways)
  const currency = fc.constantFrom(...currencies)
  fc.assert(
    fc.property(anyRules, gateway, currency, amount, amount, (rules, by, of, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      const small = feesFor(rules, by, money(of, less))
      const large = feesFor(rules, by, money(of, more))
      for (const name of feeNames) {
        const { capMinor } = rules.find(
          each => each.name === name && each.gateway === by && each.currency === of,
        ) ?? { capMinor: null }
        expect(small[name].minor).toBeGreaterThanOrEqual(0n)
        expect(large[name].minor).toBeGreaterThanOrEqual(small[name].minor)
        expect(capMinor === null || large[name].minor <= capMinor).toBe(true)
      }
      const lines = feeLinesOf(large)
      const sum = lines.reduce(
        (total, { amount: each }) => total + Math.round(each.amount * 100),
        0,
      )
      expect(BigInt(sum)).toBe(sumOfFees(large).minor)
    }),
    { seed: 2026 },
  )
})
