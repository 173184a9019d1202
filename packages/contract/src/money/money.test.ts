import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateMoney } from './allocate-money.ts'
import { convertMoney, parseExchangeRate } from './convert-money.ts'
import { formatCompactMoney } from './format-compact-money.ts'
import { formatMoney } from './format-money.ts'
import { MixedCurrenciesError } from './mixed-currencies-error.ts'
import { type Money, money } from './money.ts'
import { addMoney, compareMoney, negateMoney, subtractMoney, sumMoney } from './money-arithmetic.ts'
import { ratePairText, rateText } from './rate-text.ts'
import { AmountToPay, moneyFromWire, moneyToWire, WireAmount } from './wire-amount.ts'

const limit = 100_000_000_000_000n
const minor = fc.bigInt({ min: -limit, max: limit })
const positive = fc.bigInt({ min: 1n, max: limit })
const naira = minor.map(value => money('NGN', value))
const ratesOf = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([whole, part]) => parseExchangeRate(`${whole}.${String(part).padStart(6, '0')}`)!)

const ngn = (value: bigint) => money('NGN', value)

describe('arithmetic', () => {
  it('takes back what it added', () => {
    fc.assert(
      fc.property(naira, naira, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a)
      }),
    )
  })

  it('orders as the amounts do, and the other way round when turned', () => {
    fc.assert(
      fc.property(naira, naira, (a, b) => {
        expect(compareMoney(a, b) + compareMoney(b, a)).toBe(0)
        expect(compareMoney(negateMoney(a), negateMoney(b))).toBe(compareMoney(b, a))
      }),
    )
  })

  it('sums an empty list to nothing', () => {
    expect(sumMoney('USD', [])).toEqual({ currency: 'USD', minor: 0n })
  })

  it('refuses two currencies, when compiled and when run', () => {
    const dollars = money('USD', 1n)
    // @ts-expect-error naira and dollars don’t add up
    expect(() => addMoney(ngn(1n), dollars)).toThrow(MixedCurrenciesError)
    // @ts-expect-error nor can one be taken from the other
    expect(() => subtractMoney(ngn(1n), dollars)).toThrow(MixedCurrenciesError)
    // @ts-expect-error nor compared
    expect(() => compareMoney(ngn(1n), dollars)).toThrow(MixedCurrenciesError)
    // @ts-expect-error nor summed
    expect(() => sumMoney('NGN', [dollars])).toThrow(MixedCurrenciesError)
    const either: Money = dollars
    expect(() => addMoney<'NGN' | 'USD'>(ngn(1n), either)).toThrow(MixedCurrenciesError)
  })
})

describe('allocation', () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1, maxLength: 20 })
    .filter(list => list.some(weight => weight > 0n))

  it('never loses or makes a kobo, and gives nothing to a weight of nothing', () => {
    fc.assert(
      fc.property(naira, weights, (amount, list) => {
        const parts = allocateMoney(amount, list)
        expect(sumMoney('NGN', parts)).toEqual(amount)
        list.forEach((weight, index) => {
          if (weight === 0n) expect(parts[index]!.minor).toBe(0n)
        })
      }),
    )
  })

  it('is never a whole unit away from the exact share', () => {
    fc.assert(
      fc.property(positive, weights, (amount, list) => {
        const total = list.reduce((sum, weight) => sum + weight, 0n)
        allocateMoney(ngn(amount), list).forEach((part, index) => {
          const exact = amount * list[index]!
          const distance = part.minor * total - exact
          expect(distance > -total && distance < total).toBe(true)
        })
      }),
    )
  })

  it('gives the unit left over to the largest remainder, the first among equals', () => {
    expect(allocateMoney(ngn(100n), [1n, 1n, 1n]).map(part => part.minor)).toEqual([34n, 33n, 33n])
    expect(allocateMoney(ngn(-5n), [1n, 3n]).map(part => part.minor)).toEqual([-1n, -4n])
  })

  it('refuses weights that share nothing', () => {
    expect(() => allocateMoney(ngn(1n), [0n])).toThrow(RangeError)
    expect(() => allocateMoney(ngn(1n), [2n, -1n])).toThrow(RangeError)
  })
})

describe('the wire', () => {
  it('carries every amount up to the limit there and back', () => {
    fc.assert(
      fc.property(naira, amount => {
        const there: unknown = JSON.parse(JSON.stringify(moneyToWire(amount)))
        expect(WireAmount.is(there)).toBe(true)
        expect(moneyFromWire('NGN', there as number)).toEqual(amount)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses a third decimal and what is no number', () => {
    for (const value of [0.001, 1.005, 1e12 + 0.001, Number.NaN, Infinity, '1', null, 1n]) {
      expect(WireAmount.is(value), String(value)).toBe(false)
    }
    expect(() => moneyFromWire('USD', 0.001)).toThrow(RangeError)
  })

  it('takes a payment above zero and up to the limit', () => {
    expect([0.01, 1, 1e12].every(value => AmountToPay.is(value))).toBe(true)
    expect([0, -0, -1, 1e12 + 1, 0.001, Number.NaN].some(value => AmountToPay.is(value))).toBe(
      false,
    )
  })
})

describe('writing for people', () => {
  it('writes every digit of the amount', () => {
    fc.assert(
      fc.property(positive, value => {
        const [whole = '', decimals = '00'] = formatMoney(ngn(value)).split('.')
        expect(BigInt(whole.replace(/[₦,]/g, '') + decimals)).toBe(value)
      }),
    )
  })

  it('shows kobo only when there are any, with two digits', () => {
    expect(formatMoney(ngn(123_450n))).toBe('₦1,234.50')
    expect(formatMoney(ngn(100_000_000n))).toBe('₦1,000,000')
    expect(formatMoney(money('USD', -5n))).toBe('−$0.05')
    expect(formatMoney(ngn(-0n))).toBe('₦0')
  })

  it('shortens without rounding up', () => {
    expect(formatCompactMoney(ngn(99_999n))).toBe('₦999.99')
    expect(formatCompactMoney(ngn(199_999_900n))).toBe('₦1.9M')
    expect(formatCompactMoney(ngn(-100_000n))).toBe('−₦1K')
    expect(formatCompactMoney(money('USD', limit))).toBe('$1T')
  })
})

describe('conversion', () => {
  it.each([
    ['1532.5', '₦1,532.50'],
    ['1600', '₦1,600.00'],
    ['1532.123456', '₦1,532.123456'],
    ['0.5', '₦0.50'],
  ])('writes a rate of %s as %s', (rate, text) => {
    expect(rateText(rate)).toBe(text)
    expect(ratePairText(rate)).toBe(`$1 = ${text}`)
  })

  it('rounds the way it was told', () => {
    const rate = parseExchangeRate('1532.5')!
    expect(convertMoney(money('USD', 100n), 'NGN', rate, 'down')).toEqual(ngn(153_250n))
    expect(convertMoney(ngn(100_000n), 'USD', rate, 'down')).toEqual(money('USD', 65n))
    expect(convertMoney(ngn(100_000n), 'USD', rate, 'up')).toEqual(money('USD', 66n))
    const half = parseExchangeRate('0.5')!
    expect(convertMoney(money('USD', 1n), 'NGN', half, 'half-even').minor).toBe(0n)
    expect(convertMoney(money('USD', 3n), 'NGN', half, 'half-even').minor).toBe(2n)
  })

  it('makes nobody richer on the way there and back', () => {
    fc.assert(
      fc.property(positive, ratesOf, (value, rate) => {
        const there = convertMoney(ngn(value), 'USD', rate, 'down')
        const back = convertMoney(there, 'NGN', rate, 'down')
        expect(back.minor <= value).toBe(true)
      }),
    )
  })

  it('leaves the same currency alone', () => {
    fc.assert(
      fc.property(naira, ratesOf, (amount, rate) => {
        expect(convertMoney(amount, 'NGN', rate, 'up')).toEqual(amount)
      }),
    )
  })

  it('has no rate where there is none', () => {
    for (const text of ['', '0', '0.000000', '-1', '1.', 'one', '1.1234567']) {
      expect(parseExchangeRate(text), text).toBeUndefined()
    }
  })
})
