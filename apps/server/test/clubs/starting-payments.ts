// Beginning payments in the demo club, with a provider that is played.
import { randomUUID } from 'node:crypto'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import type { Currency } from '@kinfold/contract/money/currency'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import type { Payment } from '@kinfold/contract/payment/payment'
import { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { growthPool } from '@kinfold/personas/plans/demo-plans'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { type StandInPayments, standInPayments } from '#test/stand-ins/stand-in-payments.ts'
import { openDemoClub } from './open-demo-club.ts'

type Options = NonNullable<Parameters<typeof openDemoClub>[0]> & {
  /** Pays over the sandbox's own pages; without it a provider is played. */
  readonly inSandbox?: true
}
type How = { readonly as?: PersonKey; readonly key?: string }
type Body = Readonly<Record<string, unknown>>

export type StartingClub = AsyncDisposable & {
  readonly server: TestServer
  readonly provider: StandInPayments
  /** So much later that nothing counts as begun a moment ago, and with a provider that has done nothing yet. */
  later(): void
  tokenOf(key: PersonKey): Promise<string>
  /** ₦50,000 by card into Family Growth Pool, unless the body says otherwise. */
  initialize(body?: Body, how?: How): Promise<Answered>
  topUp(portfolioId: string, body?: Body, how?: How): Promise<Answered>
  deposit(body?: Body, how?: How & { currency?: Currency; wallet?: string }): Promise<Answered>
  cancel(paymentId: string, how?: How): Promise<Answered>
  payment(id: string, as?: PersonKey): Promise<Payment>
  portfolio(id: string | null, as?: PersonKey): Promise<Portfolio>
  available(currency?: Currency, as?: PersonKey): Promise<number>
  /** Sends a receipt up, another one each time unless its text is the same. */
  receipt(as?: PersonKey, text?: string): Promise<string>
  news(as?: PersonKey): Promise<string[]>
}

/** The demo club on its frozen day; whoever isn't named is Dayo. */
export async function openStartingClub({
  inSandbox,
  ...options
}: Options = {}): Promise<StartingClub> {
  const provider = standInPayments(() => server.clock.now)
  const server: TestServer = await openDemoClub({
    ...(!inSandbox && { payments: provider.payments }),
    ...options,
  })
  const tokens = new Map<PersonKey, Promise<string>>()
  const tokenOf = (key: PersonKey) => {
    const token = tokens.get(key) ?? sessionFor(server, people[key].customer.email)
    tokens.set(key, token)
    return token
  }
  const send = async (
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    { as = 'dayo', key }: How,
  ) =>
    server.call(method, path, {
      token: await tokenOf(as),
      ...(body !== undefined && { body }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })

  return {
    server,
    provider,
    later() {
      server.clock.forward(11 * 60_000)
      provider.reset()
    },
    tokenOf,
    initialize: (body = {}, how = {}) =>
      send(
        'POST',
        '/api/portfolio/initialize',
        { product_id: growthPool.id, amount: 50_000, gateway: 'card', ...body },
        how,
      ),
    topUp: (id, body = {}, how = {}) =>
      send('POST', `/api/portfolio/top-up/${id}`, { amount: 5_000, gateway: 'card', ...body }, how),
    deposit(body = {}, how = {}) {
      const wallet = how.wallet ?? walletIdOf(how.as ?? 'dayo', how.currency ?? 'NGN')
      const wish = { amount: 1_000, gateway: 'card', ...body }
      return send('POST', `/api/wallet/deposit/${wallet}`, wish, how)
    },
    cancel: (id, how = {}) => send('PATCH', `/api/payment/cancel/${id}`, undefined, how),
    async payment(id, as = 'dayo') {
      return server.ask(getPaymentStatus, { token: await tokenOf(as), params: { id } })
    },
    async portfolio(id, as = 'dayo') {
      return server.ask(getPortfolio, { token: await tokenOf(as), params: { id: id ?? '' } })
    },
    async available(currency = 'NGN', as = 'dayo') {
      const { ngn, usd } = await server.ask(getWallets, { token: await tokenOf(as) })
      return ((currency === 'NGN' ? ngn : usd) ?? usd).available
    },
    async receipt(as = 'dayo', text = randomUUID()) {
      const bytes = Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)
      const { id } = await server.ask(uploadFile, {
        token: await tokenOf(as),
        upload: { file: { name: 'receipt.pdf', bytes }, fields: { purpose: 'receipt' } },
      })
      return id
    },
    async news(as = 'dayo') {
      const token = await tokenOf(as)
      const { items } = await server.ask(listNotifications, { token, query: {} })
      return items.map(({ title }) => title)
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** The answer of a payment that has to begin. */
export function begun({ status, body }: Answered): PaymentInitiation {
  if (status !== 200 || !PaymentInitiation.is(body)) {
    throw new Error(`no payment began: ${status} ${JSON.stringify(body)}`)
  }
  return body
}
