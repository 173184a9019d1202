// Every way in, from the start of a payment over the sandbox's pages, or the desk, to its plan or wallet.
import { randomUUID } from 'node:crypto'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import type { Currency } from '@kinfold/contract/money/currency'
import { confirmTransfer } from '@kinfold/contract/operator/transfer/confirm-transfer'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import type { Payment } from '@kinfold/contract/payment/payment'
import { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { growthPool, purpleDollar } from '@kinfold/personas/plans/demo-plans'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { create } from 'superstruct'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let token: string
let approver: string
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, people.dayo.customer.email)
  approver = await sessionFor(server, operators.tunde.email)
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(async () => {
  expect(await readAuditFindings(server.db)).toEqual(new Map())
})

const purposes = ['invest', 'top-up', 'deposit'] as const
type Purpose = (typeof purposes)[number]
const kinds = ['naira', 'dollars', 'dollars in naira'] as const
type Kind = (typeof kinds)[number]
type Way = { readonly gateway: Gateway; readonly purpose: Purpose; readonly kind: Kind }

/** What each gateway takes; the rest is refused. */
const taken: Readonly<Record<Gateway, readonly Kind[]>> = {
  card: ['naira', 'dollars', 'dollars in naira'],
  card_us: ['dollars'],
  transfer: ['naira', 'dollars in naira'],
  bank: ['naira', 'dollars', 'dollars in naira'],
  wallet: ['naira', 'dollars', 'dollars in naira'],
}
const gateways: readonly Gateway[] = ['card', 'card_us', 'transfer', 'bank', 'wallet']
const all = gateways.flatMap(gateway =>
  purposes.flatMap(purpose => kinds.map((kind): Way => ({ gateway, purpose, kind }))),
)
const isTaken = ({ gateway, purpose, kind }: Way) =>
  taken[gateway].includes(kind) && !(gateway === 'wallet' && purpose === 'deposit')

const currencyOf = (kind: Kind): Currency => (kind === 'naira' ? 'NGN' : 'USD')
const ownPortfolio = {
  NGN: portfolioFactsOf('dayo growth pool').id,
  USD: portfolioFactsOf('dayo purple dollar').id,
}
const paths: Readonly<Record<Purpose, (currency: Currency) => string>> = {
  invest: () => '/api/portfolio/initialize',
  'top-up': currency => `/api/portfolio/top-up/${ownPortfolio[currency]}`,
  deposit: currency => `/api/wallet/deposit/${walletIdOf('dayo', currency)}`,
}
const amounts: Readonly<Record<Purpose, Readonly<Record<Currency, number>>>> = {
  invest: { NGN: 60_000.5, USD: 300.25 },
  'top-up': { NGN: 5_000.5, USD: 20.25 },
  deposit: { NGN: 1_000.5, USD: 20.25 },
}

async function begin({ gateway, purpose, kind }: Way) {
  const currency = currencyOf(kind)
  const isLocalised = kind === 'dollars in naira'
  return server.call('POST', paths[purpose](currency), {
    token,
    body: {
      gateway,
      amount: amounts[purpose][currency],
      ...(purpose === 'invest' && {
        product_id: (currency === 'NGN' ? growthPool : purpleDollar).id,
      }),
      ...(isLocalised && gateway !== 'wallet' && { is_localized: true }),
      // On purpose: a moment ago it came out of the other wallet.
      ...(gateway === 'wallet' && { target_wallet: isLocalised ? 'NGN' : currency, again: true }),
      ...(gateway === 'card_us' && { is_us_institution: true }),
      ...(gateway === 'bank' && { receipt: await receipt() }),
    },
  })
}

async function receipt(): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.4\n% ${randomUUID()}\n%%EOF\n`)
  const upload = { file: { name: 'receipt.pdf', bytes }, fields: { purpose: 'receipt' } } as const
  return (await server.ask(uploadFile, { token, upload })).id
}

const statusOf = (id: string) => server.ask(getPaymentStatus, { token, params: { id } })

/** As its payer, or the operator who finds it on the bank statement. */
async function pay({ payment_id: id, payment_link: link, gateway }: PaymentInitiation) {
  if (gateway === 'wallet') return
  if (gateway === 'bank') {
    const { total } = await statusOf(id)
    await server.ask(confirmTransfer, {
      token: approver,
      params: { id },
      body: {
        seen: 'pending_confirmation',
        received_amount: total.amount,
        received_on: '2026-06-03',
        bank_reference: `FT ${id}`,
      },
    })
    return
  }
  const paid = await server.parts.app.inject({
    method: 'POST',
    url: String(link),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=pay',
  })
  expect(paid.statusCode).toBe(303)
  await server.settle()
}

async function held({ purpose, kind }: Way, portfolioId: string | null): Promise<number> {
  if (purpose === 'deposit') {
    const { ngn, usd } = await server.ask(getWallets, { token })
    return ((kind === 'naira' ? ngn : usd) ?? usd).balance
  }
  if (portfolioId === null) return 0
  return (await server.ask(getPortfolio, { token, params: { id: portfolioId } })).value
}

const totals: Readonly<Record<Kind, Currency>> = {
  naira: 'NGN',
  dollars: 'USD',
  'dollars in naira': 'NGN',
}

describe('a way in', () => {
  it.each(all.filter(isTaken))('takes $kind by $gateway: $purpose', async way => {
    const { purpose, kind, gateway } = way
    const currency = currencyOf(kind)
    const before = await held(way, purpose === 'top-up' ? ownPortfolio[currency] : null)
    const { status, code, body } = await begin(way)
    expect([status, code]).toEqual([200, undefined])
    const begun = create(body, PaymentInitiation)
    await pay(begun)
    const paid = await statusOf(begun.payment_id)
    const amount = { currency, amount: amounts[purpose][currency] }
    expect(paid).toMatchObject({ status: 'succeeded', gateway, amount } satisfies Partial<Payment>)
    expect(paid.total.currency).toBe(totals[kind])
    expect(paid.received).toEqual(paid.total)
    expect(await held(way, begun.portfolio_id)).toBeCloseTo(before + amount.amount, 2)
  })

  it.each(all.filter(way => !isTaken(way)))('refuses $kind by $gateway: $purpose', async way => {
    // A deposit doesn't know the gateway at all.
    const code = way.gateway === 'wallet' ? 'validation_failed' : 'gateway_not_available'
    expect(await begin(way)).toMatchObject({ code })
  })
})
