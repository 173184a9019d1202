import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseExchangeRate } from '../money/convert-money.ts'
import { currencies } from '../money/currency.ts'
import { money } from '../money/money.ts'
import { maximumAmount, moneyFromWire } from '../money/wire-amount.ts'
import { currencyToPay } from './currency-to-pay.ts'
import { sumOfFees } from './fee.ts'
import { gateways } from './gateway.ts'
import { pricePayment } from './price-payment.ts'

const naira = (amount: number) => moneyFromWire('NGN', amount)
const dollars = (amount: number) => moneyFromWire('USD', amount)
const dear = { name: 'processing', bps: 150, fixedMinor: 0n, capMinor: null } as const
const rules = currencies.map(
  currency => ({ ...dear, gateway: 'card', currency, bearer: 'member' }) as const,
)
const byCard = { gateway: 'card', rate: parseExchangeRate('1532.5'), rules } as const

describe('what a payment costs', () => {
  it('is the amount and the fees on top of it', () => {
    const price = pricePayment({ ...byCard, amount: naira(1_000), paidCurrency: 'NGN' })
    expect(price).toMatchObject({ paid: naira(1_000), total: naira(1_015) })
  })

  it('has its fees in what is paid, converted at the rate and rounded up', () => {
    const rate = parseExchangeRate('1532.123456')
    const price = pricePayment({ ...byCard, rate, amount: dollars(0.01), paidCurrency: 'NGN' })
    expect(price).toMatchObject({ paid: naira(15.33), total: naira(15.56) })
  })

  it('isn’t known where there is no rate to convert at', () => {
    const without = { ...byCard, rate: undefined, amount: dollars(1) }
    expect(pricePayment({ ...without, paidCurrency: 'NGN' })).toBe('exchange_rate_missing')
    expect(pricePayment({ ...without, paidCurrency: 'USD' })).toMatchObject({ paid: dollars(1) })
  })

  it('is no more than a member can pay at once', () => {
    const inTotal = (amount: number, gateway: 'bank' | 'card') =>
      pricePayment({ ...byCard, gateway, amount: naira(amount), paidCurrency: 'NGN' })
    expect(inTotal(maximumAmount, 'bank')).toMatchObject({ total: naira(maximumAmount) })
    expect(inTotal(maximumAmount, 'card')).toBe('amount_too_large')
    expect(inTotal(985_221_674_876, 'card')).toMatchObject({ total: naira(999_999_999_999.14) })
    expect(inTotal(985_221_674_877, 'card')).toBe('amount_too_large')
    const inNaira = (amount: number) =>
      pricePayment({ ...byCard, amount: dollars(amount), paidCurrency: 'NGN' })
    expect(inNaira(maximumAmount)).toBe('amount_too_large')
    expect(inNaira(642_885_269)).toMatchObject({ paid: naira(985_221_674_742.5) })
    expect(inNaira(642_885_270)).toBe('amount_too_large')
  })

  it('adds up, and is never less for a larger amount', () => {
    const amount = fc.bigInt(1n, 10n ** 11n)
    const currency = fc.constantFrom(...currencies)
    const millionths = fc.bigInt(10_000_000n, 10n ** 11n)
    const priceAt = (minor: bigint, of: 'NGN' | 'USD', paid: 'NGN' | 'USD', rate: bigint) => {
      const exchange = { base: 'USD', quote: 'NGN', millionths: rate } as const
      return pricePayment({
        ...byCard,
        rate: exchange,
        amount: money(of, minor),
        paidCurrency: paid,
      })
    }
    fc.assert(
      fc.property(amount, amount, currency, currency, millionths, (one, other, of, paid, rate) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const small = priceAt(less, of, paid, rate)
        const large = priceAt(more, of, paid, rate)
        fc.pre(large !== 'amount_too_large')
        if (typeof large === 'string') throw new RangeError(large)
        if (typeof small === 'string') throw new RangeError('less is too large, and more is not')
        expect(large.total.minor).toBe(large.paid.minor + sumOfFees(large.fees).minor)
        expect(large.total.minor).toBeGreaterThanOrEqual(small.total.minor)
        expect(small.paid.minor).toBeGreaterThan(0n)
      }),
      { seed: 2026 },
    )
  })
})

describe('the currency that is paid in', () => {
  it.each(gateways.filter(gateway => gateway !== 'wallet'))('%s: naira where chosen', gateway => {
    expect(currencyToPay({ currency: 'USD', gateway })).toBe('USD')
    expect(currencyToPay({ currency: 'USD', gateway, is_localized: true })).toBe('NGN')
    expect(currencyToPay({ currency: 'USD', gateway, target_wallet: 'NGN' })).toBe('USD')
  })

  it('is that of the wallet to pay from', () => {
    const fromWallet = { currency: 'USD', gateway: 'wallet' } as const
    expect(currencyToPay({ ...fromWallet, target_wallet: 'NGN' })).toBe('NGN')
    expect(currencyToPay({ ...fromWallet, target_wallet: 'USD', is_localized: true })).toBe('USD')
  })
})
