// A conversion moves what the member was shown, once, and the database recalculates it.
import { randomUUID } from 'node:crypto'
import { convertMoney, parseExchangeRate } from '@kinfold/contract/money/convert-money'
import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import { patience } from '@kinfold/test-support/patience'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { attempt, deposit, naira, refusal } from '#test/ledger/test-ledger.ts'
import { feesAccount, fxAccount, walletOf } from './account-address.ts'
import { keepQuote, type Quote } from './keep-quote.ts'
import { post } from './post.ts'
import { convertCurrency } from './recipes/convert-currency.ts'
import { move, type TransferRequest } from './transfer-request.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await post(db, deposit('ada', 1_000_000n))
})
afterAll(async () => {
  expect(await readAuditFindings(db)).toEqual(new Map())
  await db.close()
})

const dollars = (minor: bigint) => money('USD', minor)
const now = new Date('2026-06-15T12:00:00Z')
const quoteFor = (amounts: Partial<Quote> = {}): Quote => ({
  id: randomUUID(),
  named: 'sold',
  sold: naira(3_100n),
  bought: dollars(2n),
  fee: naira(30n),
  rate: '1500',
  rateSetAt: now,
  expiresAt: new Date(now.getTime() + 900_000),
  ...amounts,
})
const conversion = (quote: Quote): TransferRequest =>
  convertCurrency({
    about: {},
    as: 'conversion',
    attempt: attempt(),
    from: walletOf('ada', 'NGN'),
    to: walletOf('ada', 'USD'),
    quote,
  })
const kept = async (amounts: Partial<Quote> = {}) => {
  const quote = quoteFor(amounts)
  await keepQuote(db, quote)
  return quote
}

describe('a quote', () => {
  it('is used by one conversion, which may be repeated', async () => {
    const quote = await kept()
    const request = conversion(quote)
    const { transferId } = await post(db, request)
    expect(await post(db, request)).toEqual({ transferId, created: false })
    expect(await refusal(post(db, conversion(quote)))).toBe('quote-used')
  })

  it('is kept once, and can’t be replaced', async () => {
    const quote = await kept()
    expect(await refusal(keepQuote(db, quote))).toBe('accepted')
    expect(await refusal(keepQuote(db, { ...quote, fee: naira(31n) }))).toBe('key-reused')
  })

  it('is never changed', async () => {
    await kept()
    for (const text of [
      'UPDATE ledger.quote SET bought = bought + 1',
      'DELETE FROM ledger.quote',
      'INSERT INTO ledger.quote SELECT * FROM ledger.quote LIMIT 1',
    ]) {
      expect(await refusal(db.asOwner(owner => owner.query({ text })))).toBe('write-refused')
    }
  })

  it.each<[string, Partial<Quote>]>([
    ['a cent more than the naira buy', { bought: dollars(3n) }],
    ['a cent less', { bought: dollars(1n) }],
    ['nothing', { bought: dollars(0n) }],
    ['a fee below zero', { fee: naira(-1n) }],
    ['no rate', { rate: '0' }],
    ['one currency', { bought: money('NGN', 3_100n) }],
  ])('with %s is refused', async (_what, amounts) => {
    expect(await refusal(kept(amounts))).toMatch(/quote-mismatch|malformed/)
  })
})

describe('a conversion', () => {
  it('needs a quote', async () => {
    const { quote: _, ...without } = conversion(quoteFor())
    expect(await refusal(post(db, without))).toBe('quote-mismatch')
    expect(await refusal(post(db, conversion(quoteFor())))).toBe('quote-mismatch')
  })

  it.each<[string, (quote: Quote) => TransferRequest['pairs']]>([
    [
      'more bought',
      () => [
        move(naira(3_100n), walletOf('ada', 'NGN'), fxAccount('NGN'), { as: 'sold' }),
        move(dollars(3n), fxAccount('USD'), walletOf('ada', 'USD'), { as: 'bought' }),
        move(naira(30n), walletOf('ada', 'NGN'), feesAccount('NGN'), { as: 'fee' }),
      ],
    ],
    [
      'less sold',
      () => [
        move(naira(3_099n), walletOf('ada', 'NGN'), fxAccount('NGN'), { as: 'sold' }),
        move(dollars(2n), fxAccount('USD'), walletOf('ada', 'USD'), { as: 'bought' }),
        move(naira(30n), walletOf('ada', 'NGN'), feesAccount('NGN'), { as: 'fee' }),
      ],
    ],
    [
      'no fee',
      () => [
        move(naira(3_100n), walletOf('ada', 'NGN'), fxAccount('NGN'), { as: 'sold' }),
        move(dollars(2n), fxAccount('USD'), walletOf('ada', 'USD'), { as: 'bought' }),
      ],
    ],
    [
      'nothing converted',
      () => [move(naira(30n), walletOf('ada', 'NGN'), feesAccount('NGN'), { as: 'fee' })],
    ],
  ])('with %s than the quote says is refused', async (_what, pairs) => {
    const quote = await kept()
    const request = { ...conversion(quote), pairs: pairs(quote) }
    expect(await refusal(post(db, request))).toBe('quote-mismatch')
    expect(await refusal(post(db, conversion(quote)))).toBe('accepted')
  })

  it('without a fee has none', async () => {
    const quote = await kept({ fee: naira(0n) })
    expect(await refusal(post(db, conversion(quote)))).toBe('accepted')
  })
})

// The one rounding rule, in the contract and in the database.
it('is calculated as in the contract, to the last kobo and cent', {
  timeout: patience(60_000),
}, async () => {
  const rate = fc
    .tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 999_999 }))
    .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(6, '0')}`)
  const named = fc.constantFrom('sold' as const, 'bought' as const)
  const minor = fc.bigInt({ min: 1n, max: 10n ** 15n })
  const currency = fc.constantFrom<Currency>('NGN', 'USD')
  await fc.assert(
    fc.asyncProperty(named, currency, minor, rate, async (side, of, amount, text) => {
      const given = money(of, amount)
      const other = of === 'NGN' ? 'USD' : 'NGN'
      const exchange = parseExchangeRate(text)!
      const derived = convertMoney(given, other, exchange, side === 'sold' ? 'down' : 'up')
      const quoteWith = (reckoned: Money) => {
        const [sold, bought] = side === 'sold' ? [given, reckoned] : [reckoned, given]
        return quoteFor({ named: side, sold, bought, fee: money(sold.currency, 0n), rate: text })
      }
      const off = (by: bigint) => money(other, derived.minor + by)
      const biggest = 2n ** 63n - 1n
      fc.pre(derived.minor > 1n && derived.minor < biggest)
      expect(await refusal(keepQuote(db, quoteWith(derived)))).toBe('accepted')
      expect(await refusal(keepQuote(db, quoteWith(off(1n))))).toBe('quote-mismatch')
      expect(await refusal(keepQuote(db, quoteWith(off(-1n))))).toBe('quote-mismatch')
    }),
    { numRuns: 100, seed: 2026 },
  )
})
