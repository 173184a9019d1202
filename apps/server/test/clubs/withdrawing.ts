// Asking for money out of the demo club's wallets, and deciding about it.

import type { Currency } from '@kinfold/contract/money/currency'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { openDemoClub } from './open-demo-club.ts'

type Options = Parameters<typeof openDemoClub>[0]
type How = {
  readonly as?: PersonKey
  readonly currency?: Currency
  readonly wallet?: string
  readonly key?: string
  readonly code?: string
}

export type WithdrawingClub = AsyncDisposable & {
  readonly server: TestServer
  /** The same one each time. */
  tokenFor(email: string): Promise<string>
  tokenOf(key: PersonKey): Promise<string>
  ask(amount: number, how?: How): Promise<Answered>
  /** Asks for money that has to be promised; answers the withdrawal's id. */
  asked(amount: number, how?: How): Promise<string>
  cancel(id: string, as?: PersonKey, key?: string): Promise<Answered>
  approve(id: string, by?: keyof typeof operators, key?: string): Promise<Answered>
  refuse(id: string, reason?: string): Promise<Answered>
  wallet(currency?: Currency): Promise<{ balance: number; held: number; available: number }>
}

/** The demo club on its frozen day; whoever isn't named is Dayo, and the operator Tunde. */
export async function openWithdrawingClub(options: Options = {}): Promise<WithdrawingClub> {
  const server = await openDemoClub(options)
  const tokens = new Map<string, Promise<string>>()
  const tokenFor = (email: string) => {
    const token = tokens.get(email) ?? sessionFor(server, email)
    tokens.set(email, token)
    return token
  }
  const tokenOf = (key: PersonKey) => tokenFor(people[key].customer.email)
  const keyed = (key: string | undefined) =>
    key === undefined ? {} : { headers: { 'idempotency-key': key } }

  const ask = async (amount: number, how: How = {}) => {
    const { as = 'dayo', currency = 'NGN', wallet = walletIdOf(as, currency), key, code } = how
    return server.call('POST', `/api/wallet/withdrawal/create/${wallet}`, {
      token: await tokenOf(as),
      body: { amount, ...(code !== undefined && { totp_code: code }) },
      ...keyed(key),
    })
  }
  const decide = async (verb: string, id: string, { by = 'tunde', key, body }: Decision) =>
    server.call('POST', `/api/operator/withdrawal/${verb}/${id}`, {
      token: await tokenFor(operators[by].email),
      ...(body && { body }),
      ...keyed(key),
    })

  return {
    server,
    tokenFor,
    tokenOf,
    ask,
    async asked(amount, how) {
      const { status, body } = await ask(amount, how)
      if (status !== 200) throw new Error(`not promised: ${JSON.stringify(body)}`)
      return idIn(body)
    },
    async cancel(id, as = 'dayo', key) {
      const path = `/api/wallet/withdrawal/cancel/${id}`
      return server.call('PATCH', path, { token: await tokenOf(as), ...keyed(key) })
    },
    approve: (id, by, key) => decide('approve', id, { by, key }),
    refuse: (id, reason = 'The name differs.') => decide('refuse', id, { body: { reason } }),
    async wallet(currency = 'NGN') {
      const { ngn, usd } = await server.ask(getWallets, { token: await tokenOf('dayo') })
      const { balance, held, available } = (currency === 'NGN' ? ngn : usd) ?? usd
      return { balance, held, available }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

type Decision = {
  readonly by?: keyof typeof operators | undefined
  readonly key?: string | undefined
  readonly body?: object
}

function idIn(body: unknown): string {
  const id: unknown = Reflect.get(Object(body), 'id')
  if (typeof id !== 'string') throw new TypeError('an answer without an id')
  return id
}
