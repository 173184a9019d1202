// What members do in a storm: begin payments in every way, pay them or not, look, give up, delete.
import { type Currency, currencies } from '@kinfold/contract/money/currency'
import {
  createSandboxSignature,
  signatureHeader,
} from '#src/providers/payments/sandbox/sandbox-signature.ts'
import type { Answered } from '#test/servers/test-client.ts'
import type { Crew, Saver } from './crew.ts'
import type { Fleet } from './fleet.ts'
import { field, type StormJournal, textField } from './storm-journal.ts'

type Random = (below: number) => number

export type Scene = {
  readonly crew: Crew
  readonly fleet: Fleet
  readonly journal: StormJournal
  readonly open: OpenThings
  readonly secret: string
}

type Payable = {
  readonly saver: Saver
  readonly id: string
  readonly reference: string
  readonly page: string | undefined
}
type Begun = { readonly saver: Saver; readonly id: string; readonly currency: Currency }

/** What callers know of each other's doings; the last of it. */
export class OpenThings {
  readonly payments: Payable[] = []
  readonly portfolios: Begun[] = []

  add(payment: Payable, portfolio: Begun | undefined): void {
    this.payments.push(payment)
    if (portfolio !== undefined) this.portfolios.push(portfolio)
    if (this.payments.length > most) this.payments.splice(0, most / 4)
    if (this.portfolios.length > most) this.portfolios.splice(0, most / 4)
  }
}

const most = 2_000

export const pick = <T>(random: Random, from: readonly T[]): T | undefined =>
  from[random(from.length)]

/** One act of one caller. */
export async function actAsMember(scene: Scene, random: Random, name: string): Promise<void> {
  const turn = random(100)
  if (turn < 40) return begin(scene, random, name)
  if (turn < 75) return pay(scene, random)
  if (turn < 85) return look(scene, random)
  if (turn < 91) return giveUp(scene, random, name)
  if (turn < 94) return deletePortfolio(scene, random)
  if (turn < 96) return payStrange(scene, random)
  return tellNews(scene, random, name)
}

const plans = {
  NGN: [
    { id: 1, minimum: 50_000 },
    { id: 2, minimum: 50_000 },
    { id: 5, minimum: 25_000 },
  ],
  USD: [
    { id: 3, minimum: 250 },
    { id: 4, minimum: 100 },
  ],
} as const

/** Ways to pay, also some that are refused. */
const ways = {
  NGN: [
    { gateway: 'card' },
    { gateway: 'transfer' },
    { gateway: 'bank' },
    { gateway: 'wallet', target_wallet: 'NGN' },
  ],
  USD: [
    { gateway: 'card' },
    { gateway: 'card_us', is_us_institution: true },
    { gateway: 'bank' },
    { gateway: 'card', is_localized: true },
    { gateway: 'transfer', is_localized: true },
    { gateway: 'bank', is_localized: true },
    { gateway: 'wallet', target_wallet: 'USD' },
    { gateway: 'wallet', target_wallet: 'NGN' },
  ],
} as const

async function begin(scene: Scene, random: Random, key: string): Promise<void> {
  const { fleet, journal, crew, open } = scene
  const saver = pick(random, crew.savers)
  const currency = pick(random, currencies)
  if (saver === undefined || currency === undefined) return
  const way = pick<object & { gateway: string }>(random, ways[currency])
  const target = chooseTarget(random, saver, currency, open)
  const isFixed = random(3) === 0
  const amount = (target.minimum * 100 + (isFixed ? 0 : random(target.minimum * 100))) / 100
  const body = {
    ...way,
    ...target.body,
    amount,
    ...(way?.gateway === 'bank' && { receipt: saver.receipt }),
    ...(way?.gateway === 'card' && random(20) === 0 && { recurring: true, interval: 'monthly' }),
    ...(random(2) === 0 && { again: true }),
    ...(await quoteFor(scene, random, { saver, way, amount, currency, purpose: target.purpose })),
  }
  const asked = { key, method: 'POST', path: target.path, token: saver.token, body } as const
  journal.sent(asked)
  const copies = random(6) === 0 ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: copies }, () => fleet.attempt(random, asked)),
  )
  const answer = answers.find(each => each?.status === 200)
  if (answer !== undefined) remember(scene, saver, currency, answer)
}

function chooseTarget(random: Random, saver: Saver, currency: Currency, open: OpenThings) {
  const own = open.portfolios.findLast(one => one.saver === saver && one.currency === currency)
  const choice = random(3)
  const smallest = currency === 'NGN' ? 25_000 : 50
  if (choice === 0) {
    const path = `/api/wallet/deposit/${saver.wallets[currency]}`
    return { path, purpose: 'deposit', minimum: smallest, body: {} }
  }
  if (choice === 1 && own !== undefined) {
    const path = `/api/portfolio/top-up/${own.id}`
    return { path, purpose: 'top_up', minimum: smallest, body: {} }
  }
  const plan = pick<{ id: number; minimum: number }>(random, plans[currency])
  const body = { product_id: plan?.id }
  const path = '/api/portfolio/initialize'
  return { path, purpose: 'portfolio', minimum: plan?.minimum ?? 0, body }
}

type ToQuote = { readonly saver: Saver; readonly way: object | undefined } & Readonly<
  Record<'purpose' | 'currency', string>
> & { readonly amount: number }

/** Some ask first what it costs. */
async function quoteFor({ fleet }: Scene, random: Random, { saver, way, ...asked }: ToQuote) {
  if (random(5) !== 0) return {}
  const body = { ...way, ...asked }
  const quote = await fleet.send(random, 'POST', '/api/payment/quote', { token: saver.token, body })
  const quote_id = quote && textField(quote, 'quote_id')
  return quote_id === undefined ? {} : { quote_id }
}

function remember({ open }: Scene, saver: Saver, currency: Currency, answer: Answered): void {
  const id = textField(answer, 'payment_id') ?? ''
  const portfolio = textField(answer, 'portfolio_id')
  open.add(
    {
      saver,
      id,
      reference: textField(answer, 'reference') ?? '',
      page: textField(answer, 'payment_link'),
    },
    portfolio === undefined ? undefined : { saver, id: portfolio, currency },
  )
}

const byCard = [
  ...Array.from({ length: 6 }, () => 'pay'),
  'pay-twice',
  'pay-twice',
  'pay-late',
  'pay-late',
  'decline',
  'cancel',
] as const
const byTransfer = ['pay', 'pay', 'pay', 'pay-less', 'pay-more', 'pay-twice', 'never'] as const
const sendings: Readonly<Record<string, number>> = { 'pay-twice': 2, never: 0 }

async function pay(scene: Scene, random: Random): Promise<void> {
  const payment = pick(random, scene.open.payments)
  if (payment?.page === undefined) return
  // Some look in the very moment the money comes.
  const looks = random(3) === 0 ? [lookAt(scene, random, payment)] : []
  await Promise.all([payAt(scene, random, payment.page), ...looks])
}

async function payAt({ fleet, journal }: Scene, random: Random, page: string): Promise<void> {
  const isCard = page.startsWith('/sandbox/checkout/')
  const outcome = pick<string>(random, isCard ? byCard : byTransfer) ?? ''
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fleet.send(random, 'POST', page, { headers, body: `outcome=${outcome}` })
  if (isCard || answer?.status !== 303) return
  const number = page.split('/').at(-1) ?? ''
  journal.sentTo.set(number, (journal.sentTo.get(number) ?? 0) + (sendings[outcome] ?? 1))
}

const payStrange = (scene: Scene, random: Random) =>
  payAt(scene, random, pick(random, scene.crew.strangePages) ?? '')

async function look(scene: Scene, random: Random): Promise<void> {
  const payment = pick(random, scene.open.payments)
  if (payment !== undefined) await lookAt(scene, random, payment)
}

async function lookAt({ fleet, journal }: Scene, random: Random, { saver, id }: Payable) {
  const path = `/api/payment/status/${id}`
  const answer = await fleet.send(random, 'GET', path, { token: saver.token })
  if (answer?.status === 200 && field(answer, 'status') === 'succeeded') journal.succeeded.add(id)
}

async function giveUp({ fleet, journal, open }: Scene, random: Random, key: string): Promise<void> {
  const payment = pick(random, open.payments)
  if (payment === undefined) return
  const { saver, id } = payment
  const path = `/api/payment/cancel/${id}`
  const asked = { key, method: 'PATCH', path, token: saver.token } as const
  journal.sent(asked)
  await Promise.all([
    fleet.attempt(random, asked),
    ...(random(4) === 0 ? [fleet.attempt(random, asked)] : []),
  ])
}

async function deletePortfolio({ fleet, open }: Scene, random: Random): Promise<void> {
  const portfolio = pick(random, open.portfolios)
  if (portfolio === undefined) return
  const { saver, id } = portfolio
  await fleet.send(random, 'POST', `/api/portfolio/delete/${id}`, { token: saver.token })
}

/** News that its provider never sent, or sent before: true, untrue, and by somebody else. */
async function tellNews(scene: Scene, random: Random, name: string): Promise<void> {
  const { fleet, open, secret, journal } = scene
  const payment = pick(random, open.payments)
  const reference = payment?.reference ?? 'KF-NOBODY22'
  const event = pick(random, ['payment.paid', 'payment.declined', 'payment.cancelled']) ?? ''
  // A few under one id, as the same news told again.
  const body = JSON.stringify({ id: `${event} ${random(500)}`, event, data: { reference } })
  const isForged = random(50) === 0
  const { sign } = createSandboxSignature(isForged ? name : secret)
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body) }
  const answer = await fleet.send(random, 'POST', '/api/payment/webhook/sandbox', { headers, body })
  if (isForged && answer?.status === 200) journal.wrong.push('a forged message was taken')
}
