// What a payment costs: said before it starts, kept for a while, and charged as it was said.
import { randomUUID } from 'node:crypto'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { maximumAmount, moneyFromWire, tooMuchAtOnce } from '@kinfold/contract/money/wire-amount'
import { gateways } from '@kinfold/contract/payment/gateway'
import { paymentPurposes } from '@kinfold/contract/payment/payment'
import {
  gatewaysFor,
  mayPayInNaira,
  walletsToFund,
  walletsToPayFrom,
} from '@kinfold/contract/payment/payment-options'
import { type QuoteBody, quotePayment } from '@kinfold/contract/payment/quote-payment'
import { people } from '@kinfold/personas/people/people'
import { and, eq, inArray } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { Refusal, RefusedError } from '../../../calls/refusal.ts'
import { feeRule } from '../../club/fee/fee.tables.ts'
import { exchangeRate, rateProposal } from '../../club/rate/rate.tables.ts'
import { payment, paymentQuote } from '../payment/payment.tables.ts'
import { clearQuotes } from './clear-quotes.ts'
import { type PaymentQuoteRow, quoteFor } from './quote-for.ts'
import { takeReference } from './reference-for.ts'
import { quoteToPay, spendQuote } from './spend-quote.ts'
import type { WantedPayment } from './wanted-payment.ts'

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub()
  // It names the rate it was made after.
  await server.db.orm.delete(rateProposal)
})
afterAll(async () => {
  expect(await readAuditFindings(server.db)).toEqual(new Map())
  await server[Symbol.asyncDispose]()
})

const opened = new Date('2026-06-03T09:00:00Z')
beforeEach(() => {
  server.clock.now = opened
})

const dayo = { id: people.dayo.customer.id, currencies: walletsToFund(false) }
const efe = { id: people.efe.customer.id, currencies: walletsToFund(true) }
const naira = (amount: number) => moneyFromWire('NGN', amount)
const dollars = (amount: number) => moneyFromWire('USD', amount)

const byCard: WantedPayment = {
  member: dayo,
  purpose: 'deposit',
  gateway: 'card',
  amount: naira(100_000),
}
const inNaira: WantedPayment = { ...byCard, amount: dollars(100), isLocalized: true }

const services = () => server.parts.services
const quote = async (wanted: WantedPayment): Promise<PaymentQuoteRow> => kept(await asked(wanted))
const asked = (wanted: WantedPayment) => quoteFor(services(), server.db, wanted)
const toPay = (quoteId: string | undefined, wanted: WantedPayment) =>
  quoteToPay(services(), { quoteId, wanted })

function kept(answer: PaymentQuoteRow | Refusal): PaymentQuoteRow {
  if (answer instanceof Refusal) throw new RefusedError(answer)
  return answer
}
const isOurs = (statement: string) => !statement.includes('pgboss')
const codeOf = (answer: unknown) => (answer instanceof Refusal ? answer.code : 'done')

/** Like a money call: the payment and its quote are one, and a refusal rolls both back. */
async function start(quoteId: string | undefined, wanted: WantedPayment) {
  try {
    return await server.db.transaction(async tx => {
      const row = kept(await spendQuote(services(), tx, { quoteId, wanted }))
      await tx.orm.insert(payment).values({
        memberId: wanted.member.id,
        purpose: wanted.purpose,
        gateway: wanted.gateway,
        status: 'pending',
        currency: row.currency,
        amountMinor: row.amountMinor,
        paidCurrency: row.paidCurrency,
        feeMinor: row.processingFeeMinor + row.cardFeeMinor,
        totalMinor: row.paidMinor + row.processingFeeMinor + row.cardFeeMinor,
        reference: randomUUID(),
        quoteId: row.id,
        createdAt: server.clock.now,
      })
      return row
    })
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

describe('a quote', () => {
  const ask = async (body: QuoteBody, email = people.dayo.customer.email) =>
    server.ask(quotePayment, { token: await sessionFor(server, email), body })

  it('says amount, fees, total, and for how long', async () => {
    const { quote_id, ...figures } = await ask({
      purpose: 'deposit',
      amount: 100_000,
      currency: 'NGN',
      gateway: 'card',
    })
    expect(figures).toEqual({
      purpose: 'deposit',
      amount: { currency: 'NGN', amount: 100_000 },
      amount_to_pay: { currency: 'NGN', amount: 100_000 },
      fees: [{ name: 'processing', amount: { currency: 'NGN', amount: 1_500 } }],
      fee: { currency: 'NGN', amount: 1_500 },
      total: { currency: 'NGN', amount: 101_500 },
      rate: null,
      rate_set_at: null,
      reference: null,
      expires_at: '2026-06-03T09:10:00.000Z',
    })
    const [row] = await server.db.orm
      .select()
      .from(paymentQuote)
      .where(eq(paymentQuote.id, quote_id))
    expect(row).toMatchObject({ memberId: dayo.id, paidMinor: 10_000_000n })
  })

  it('names what a dollar card costs extra', async () => {
    const answer = await ask({
      purpose: 'top_up',
      amount: 100,
      currency: 'USD',
      gateway: 'card_us',
      is_us_institution: true,
    })
    expect(answer.fees).toEqual([
      { name: 'processing', amount: { currency: 'USD', amount: 2.9 } },
      { name: 'usd_card', amount: { currency: 'USD', amount: 0.3 } },
    ])
    expect(answer.total.amount).toBe(103.2)
  })

  it('converts at the rate in force, up to the next kobo', async () => {
    const answer = await ask({
      purpose: 'deposit',
      amount: 0.01,
      currency: 'USD',
      gateway: 'card',
      is_localized: true,
    })
    expect(answer).toMatchObject({
      amount: { currency: 'USD', amount: 0.01 },
      amount_to_pay: { currency: 'NGN', amount: 15.33 },
      total: { currency: 'NGN', amount: 15.56 },
      rate: '1532.5',
      rate_set_at: '2026-06-01T07:30:00.000Z',
    })
  })

  it('asks what the card provider in the United States wants to know, and for the wallet', async () => {
    const token = await sessionFor(server, people.dayo.customer.email)
    const refused = async (body: object) =>
      (await server.call('POST', '/api/payment/quote', { token, body })).fields
    const body = { purpose: 'top_up', amount: 1, currency: 'USD' }
    expect(await refused({ ...body, gateway: 'card_us' })).toHaveProperty('is_us_institution')
    expect(await refused({ ...body, gateway: 'wallet' })).toHaveProperty('target_wallet')
    expect(await refused({ ...body, gateway: 'card', purpose: 'gift' })).toHaveProperty('purpose')
  })

  it('takes few statements, converted or not', async () => {
    const token = await sessionFor(server, people.dayo.customer.email)
    const statements = async (is_localized: boolean) => {
      const body = { purpose: 'deposit', amount: 1, currency: 'USD', gateway: 'card', is_localized }
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      try {
        expect((await server.call('POST', '/api/payment/quote', { token, body })).status).toBe(200)
        return sent.mock.calls.map(call => JSON.stringify(call[0])).filter(isOurs).length
      } finally {
        sent.mockRestore()
      }
    }
    // Who calls, how often, the club's time, the fees, the quote; and the rate.
    expect(await statements(false)).toBe(5)
    expect(await statements(true)).toBe(6)
  })

  it('is no more than a member can pay at once, in what they pay in', async () => {
    // The fee is capped at ₦2,000.
    expect(await quote({ ...byCard, amount: naira(maximumAmount - 2_000) })).toMatchObject({
      paidMinor: 10n ** 14n - 200_000n,
      processingFeeMinor: 200_000n,
    })
    for (const tooMuch of [
      { ...byCard, amount: naira(maximumAmount - 1_999.99) },
      { ...inNaira, amount: dollars(maximumAmount) },
    ]) {
      expect(await asked(tooMuch)).toMatchObject({
        code: 'validation_failed',
        details: { fields: { amount: tooMuchAtOnce } },
      })
    }
  })
})

describe('the rate', () => {
  const rates = () => server.db.orm.select().from(exchangeRate)
  let before: Awaited<ReturnType<typeof rates>>
  beforeEach(async () => {
    before = await rates()
  })
  afterEach(async () => {
    await server.db.orm.delete(exchangeRate)
    await server.db.orm.insert(exchangeRate).values(before)
  })
  const set = (rate: string) =>
    server.db.orm
      .insert(exchangeRate)
      .values({ rate, setAt: server.clock.now, source: 'a feed', quotedAt: server.clock.now })

  it('has to be there for a conversion, and for nothing else', async () => {
    await server.db.orm.delete(exchangeRate)
    expect(codeOf(await asked(inNaira))).toBe('exchange_rate_missing')
    expect(codeOf(await asked({ ...inNaira, isLocalized: false }))).toBe('done')
  })

  it('may have six decimals', async () => {
    await set('1532.123457')
    const paid = (await quote({ ...inNaira, amount: dollars(10_000) })).paidMinor
    expect(paid).toBe(1_532_123_457n)
  })

  it('is that of the quote, whatever it is when the payment starts', async () => {
    const shown = await quote(inNaira)
    await set('1999')
    expect(await start(shown.id, inNaira)).toMatchObject({ rate: '1532.5', paidMinor: 15_325_000n })
    expect(await start(undefined, inNaira)).toMatchObject({ rate: '1999' })
  })

  it('is in the ledger under the quote’s id once the payment has started', async () => {
    const inLedger = (id: string) =>
      server.db.query({
        text: 'SELECT sold, bought, rate FROM ledger.quote WHERE id = $1',
        values: [id],
      })
    const shown = await quote(inNaira)
    expect(await inLedger(shown.id)).toEqual([])
    await start(shown.id, inNaira)
    expect(await inLedger(shown.id)).toMatchObject([{ sold: 15_325_000n, bought: 10_000n }])
    const plain = kept(await start(undefined, byCard))
    expect(await inLedger(plain.id)).toEqual([])
  })
})

describe('a quote that was shown', () => {
  it('starts one payment, and then no other', async () => {
    const { id } = await quote(byCard)
    expect(await toPay(id, byCard)).toMatchObject({ id })
    expect(await start(id, byCard)).toMatchObject({ id })
    expect(codeOf(await start(id, byCard))).toBe('payment_already_started')
    expect(codeOf(await toPay(id, byCard))).toBe('payment_already_started')
  })

  it('that started one is answered with it, and with a new quote for another', async () => {
    const { id } = await quote(byCard)
    await start(id, byCard)
    server.clock.now = new Date('2026-06-03T10:00:00Z')
    const refused = await toPay(id, byCard)
    if (!(refused instanceof Refusal)) throw new Error('a spent quote holds')
    const { payment: first, quote: current } = refused.details
    expect(first?.id).toMatch(/^[\da-f-]{36}$/)
    expect(current?.quote_id).not.toBe(id)
    expect(await start(current?.quote_id, byCard)).toMatchObject({ id: current?.quote_id })
  })

  it('holds for ten minutes', async () => {
    const { id } = await quote(byCard)
    server.clock.now = new Date('2026-06-03T09:09:59.999Z')
    expect(await toPay(id, byCard)).toMatchObject({ id })
    server.clock.now = new Date('2026-06-03T09:10:00Z')
    expect(codeOf(await toPay(id, byCard))).toBe('quote_changed')
    expect(codeOf(await start(id, byCard))).toBe('quote_changed')
  })

  it('is followed by a new one, which is kept and can be paid', async () => {
    const { id } = await quote(byCard)
    server.clock.now = new Date('2026-06-03T10:00:00Z')
    const refused = await toPay(id, byCard)
    if (!(refused instanceof Refusal)) throw new Error('an old quote holds')
    const current = refused.details.quote
    expect(current).toMatchObject({
      total: { currency: 'NGN', amount: 101_500 },
      expires_at: '2026-06-03T10:10:00.000Z',
    })
    expect(await start(current?.quote_id, byCard)).toMatchObject({ id: current?.quote_id })
  })

  it.each<[string, Partial<WantedPayment>]>([
    ['member', { member: { ...efe, currencies: dayo.currencies } }],
    ['purpose', { purpose: 'top_up' }],
    ['gateway', { gateway: 'transfer' }],
    ['amount', { amount: naira(100_000.01) }],
    ['currency', { amount: dollars(100_000) }],
    ['answer about US cards', { isUsInstitution: true }],
  ])('is for no other %s', async (_, other) => {
    const { id } = await quote(byCard)
    const refused = await toPay(id, { ...byCard, ...other })
    expect(codeOf(refused)).toBe('quote_changed')
    expect(codeOf(await start(id, { ...byCard, ...other }))).toBe('quote_changed')
    expect(codeOf(await start(id, byCard))).toBe('done')
  })

  it('is for no other currency to arrive in', async () => {
    // As many kobo as cents, and paid in naira both: one costs 1,500 times the other.
    const cheap = await quote({ ...byCard, amount: naira(100) })
    expect(codeOf(await start(cheap.id, inNaira))).toBe('quote_changed')
    expect(codeOf(await toPay(cheap.id, inNaira))).toBe('quote_changed')
  })

  it('is for no other currency to pay in', async () => {
    const { id } = await quote(inNaira)
    expect(codeOf(await start(id, { ...inNaira, isLocalized: false }))).toBe('quote_changed')
    const fromNaira: WantedPayment = {
      ...byCard,
      purpose: 'top_up',
      gateway: 'wallet',
      amount: dollars(1),
      targetWallet: 'NGN',
    }
    const shown = await quote(fromNaira)
    expect(codeOf(await start(shown.id, { ...fromNaira, targetWallet: 'USD' }))).toBe(
      'quote_changed',
    )
    expect(codeOf(await start(shown.id, fromNaira))).toBe('done')
  })

  it('charges the fees that were shown, though they changed since', async () => {
    const shown = await quote(byCard)
    const ngn = and(eq(feeRule.gateway, 'card'), eq(feeRule.currency, 'NGN'))
    await server.db.orm.update(feeRule).set({ bps: 1_000, capMinor: null }).where(ngn)
    try {
      expect(await start(shown.id, byCard)).toMatchObject({ processingFeeMinor: 150_000n })
      expect(await quote(byCard)).toMatchObject({ processingFeeMinor: 1_000_000n })
    } finally {
      await server.db.orm.update(feeRule).set({ bps: 150, capMinor: 200_000n }).where(ngn)
    }
  })

  it('that doesn’t exist is followed by one that does', async () => {
    const refused = await toPay(randomUUID(), byCard)
    expect(refused).toMatchObject({ code: 'quote_changed', details: { quote: expect.anything() } })
    expect(codeOf(await start(randomUUID(), byCard))).toBe('quote_changed')
  })

  it('leaves nothing behind for a payment that didn’t start', async () => {
    const shown = await quote(inNaira)
    await expect(
      server.db.transaction(async tx => {
        kept(await spendQuote(services(), tx, { quoteId: shown.id, wanted: inNaira }))
        throw new Error('the rest failed')
      }),
    ).rejects.toThrow('the rest failed')
    expect(codeOf(await start(shown.id, inNaira))).toBe('done')
  })

  it('is no way for a member who has lost the currency since', async () => {
    const { id } = await quote(inNaira)
    const global = { ...inNaira, member: { ...dayo, currencies: efe.currencies } }
    expect(codeOf(await toPay(id, global))).toBe('gateway_not_available')
    expect(codeOf(await start(id, global))).toBe('gateway_not_available')
  })
})

describe('the reference of a transfer to the club’s bank account', () => {
  const byBank: WantedPayment = { ...byCard, gateway: 'bank' }
  const pay = (quoteId: string) =>
    server.db.transaction(async tx => {
      const row = kept(await spendQuote(services(), tx, { quoteId, wanted: byBank }))
      const reference = await takeReference(tx, row)
      await tx.orm.insert(payment).values({
        memberId: dayo.id,
        purpose: row.purpose,
        gateway: 'bank',
        status: 'pending_confirmation',
        currency: row.currency,
        amountMinor: row.amountMinor,
        paidCurrency: row.paidCurrency,
        feeMinor: 0n,
        totalMinor: row.paidMinor,
        reference,
        quoteId: row.id,
        createdAt: server.clock.now,
      })
      return reference
    })

  it('is known with the figures, stays when they are asked for anew, and is the payment’s', async () => {
    const shown = await quote(byBank)
    const reference = shown.reference ?? ''
    expect(reference).toMatch(/^KF-[2-9A-Z]{8}$/)
    const again = await quote({ ...byBank, amount: naira(120_000), reference })
    expect(again.reference).toBe(reference)
    server.clock.now = new Date('2026-06-03T15:00:00Z')
    const refused = await toPay(shown.id, byBank)
    expect(refused).toMatchObject({ code: 'quote_changed', details: { quote: { reference } } })
    const current = await quote({ ...byBank, reference })
    expect(await pay(current.id)).toBe(reference)
  })

  it('is for one payment: a second one with it gets another', async () => {
    const first = await quote(byBank)
    const second = await quote({ ...byBank, reference: first.reference ?? '' })
    expect(second.reference).toBe(first.reference)
    const [one, other] = await Promise.all([pay(first.id), pay(second.id)])
    expect(new Set([one, other]).size).toBe(2)
    expect([one, other]).toContain(first.reference)
    const third = await quote({ ...byBank, reference: first.reference ?? '' })
    expect(third.reference).not.toBe(first.reference)
  })

  it('is given to nobody else', async () => {
    const { reference } = await quote(byBank)
    const stolen = { ...byBank, member: efe, amount: dollars(100), reference: reference ?? '' }
    expect((await quote(stolen)).reference).not.toBe(reference)
    expect((await quote({ ...byBank, reference: 'KF-22222222' })).reference).not.toBe('KF-22222222')
  })

  it('is kept as long as a draft in which it is written', async () => {
    const { id } = await quote(byBank)
    const isLeft = () => server.db.orm.$count(paymentQuote, eq(paymentQuote.id, id))
    server.clock.now = new Date('2026-06-11T09:00:00Z')
    await clearQuotes(services())
    expect(await isLeft()).toBe(1)
    server.clock.now = new Date('2026-06-11T09:10:00.001Z')
    await clearQuotes(services())
    expect(await isLeft()).toBe(0)
  })
})

it('is deleted a day after it ran out, unless a payment started with it', async () => {
  const unspent = await quote(byCard)
  const spent = await quote(byCard)
  await start(spent.id, byCard)
  const left = async () => {
    const ids = [unspent.id, spent.id]
    return server.db.orm.$count(paymentQuote, inArray(paymentQuote.id, ids))
  }
  server.clock.now = new Date('2026-06-04T09:10:00Z')
  await clearQuotes(services())
  expect(await left()).toBe(2)
  server.clock.now = new Date('2026-06-04T09:10:00.001Z')
  await clearQuotes(services())
  expect(await left()).toBe(1)
  expect(codeOf(await toPay(unspent.id, byCard))).toBe('quote_changed')
})

// Told apart by the contract's lists alone, not by the function that the server judges by.
function expected(wanted: WantedPayment): readonly string[] {
  const { member, purpose, gateway, amount, isLocalized, targetWallet } = wanted
  const isGlobal = member.id === efe.id
  if (!walletsToFund(isGlobal).includes(amount.currency)) return ['wallet_not_available']
  const isRecurring = purpose === 'recurring'
  if (gateway === 'wallet') {
    const from = targetWallet ?? amount.currency
    const isOffered = gatewaysFor({ purpose, currency: from, isRecurring }).includes('wallet')
    if (!isOffered) return ['gateway_not_available']
    return walletsToPayFrom(amount.currency, isGlobal).includes(from)
      ? ['done']
      : ['wallet_not_available', 'currency_mismatch']
  }
  const paysNaira = isLocalized === true && amount.currency === 'USD'
  if (paysNaira && !mayPayInNaira('USD', isGlobal)) return ['gateway_not_available']
  const currency = paysNaira ? 'NGN' : amount.currency
  return gatewaysFor({ purpose, currency, isRecurring }).includes(gateway)
    ? ['done']
    : ['gateway_not_available']
}

describe.each([
  ['a member', dayo],
  ['a global member', efe],
] as const)('%s', (_, member) => {
  const wallets: readonly (Currency | undefined)[] = [undefined, 'NGN', 'USD']
  const wanted = (['NGN', 'USD'] as const).flatMap(currency =>
    paymentPurposes.flatMap(purpose =>
      gateways.flatMap(gateway =>
        [false, true].flatMap(isLocalized =>
          wallets.map((targetWallet): WantedPayment => {
            const amount = money(currency, 12_345n)
            return { member, purpose, gateway, amount, isLocalized, targetWallet }
          }),
        ),
      ),
    ),
  )

  it('is quoted what the ways of paying offer, and refused all else', async () => {
    for (const each of wanted) {
      const { purpose, gateway, amount, isLocalized, targetWallet } = each
      const what = [purpose, gateway, amount.currency, isLocalized, targetWallet].join(' ')
      const answer = await asked(each)
      expect(expected(each), what).toContain(codeOf(answer))
      if (answer instanceof Refusal) continue
      expect(answer.currency, what).toBe(amount.currency)
      expect(member.currencies, what).toContain(answer.paidCurrency)
      expect(answer.rate !== null, what).toBe(answer.paidCurrency !== amount.currency)
      if (gateway === 'wallet' || gateway === 'bank' || gateway === 'transfer') {
        expect(answer.processingFeeMinor + answer.cardFeeMinor, what).toBe(0n)
      }
    }
  })
})
