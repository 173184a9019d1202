// The desk where transfers and unmatched money are decided by hand, in the demo club on its frozen day.
import type { Currency } from '@kinfold/contract/money/currency'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { type OperatorKey, operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { unmatchedOf } from '#src/ledger/account-address.ts'
import { readBalance } from '#src/ledger/read-balances.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'

type Options = Parameters<typeof openDemoClub>[0]
type How = { readonly by?: OperatorKey | PersonKey; readonly key?: string }

export type TransferDesk = AsyncDisposable & {
  readonly server: TestServer
  tokenOf(who: OperatorKey | PersonKey): Promise<string>
  /** A call of the desk; by Tunde unless somebody else is named. */
  post(path: string, body: object, how?: How): Promise<Answered>
  /** Each time another line of the bank statement. */
  record(change?: object, how?: How): Promise<Answered>
  /** Records money that has to be taken; answers its id. */
  recorded(change?: object): Promise<string>
  /** What the ledger holds of unmatched money. */
  waiting(id: string, currency?: Currency): Promise<bigint>
  wallet(who: PersonKey, currency?: Currency): Promise<number>
  audited(action: string): Promise<{ subject: string; detail: string | null; actor_name: string }[]>
  /** Makes a member an operator as well. */
  employ(who: PersonKey): Promise<void>
}

const found = {
  currency: 'NGN',
  amount: 15_000,
  received_on: '2026-06-02',
  sender_name: 'OKEKE I',
} as const

export async function openTransferDesk(options: Options = {}): Promise<TransferDesk> {
  const server = await openDemoClub(options)
  const tokens = new Map<string, Promise<string>>()
  const isOperator = (who: OperatorKey | PersonKey): who is OperatorKey => who in operators
  const tokenOf = (who: OperatorKey | PersonKey) => {
    const email = isOperator(who) ? operators[who].email : people[who].customer.email
    const token = tokens.get(email) ?? sessionFor(server, email)
    tokens.set(email, token)
    return token
  }
  const post = async (path: string, body: object, { by = 'tunde', key }: How = {}) =>
    server.call('POST', `/api/operator/${path}`, {
      token: await tokenOf(by),
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  let lines = 0
  const record = (change: object = {}, how: How = {}) => {
    lines += 1
    return post('unmatched/record', { ...found, bank_reference: `FT${lines}`, ...change }, how)
  }

  return {
    server,
    tokenOf,
    post,
    record,
    async recorded(change) {
      const { status, body } = await record(change)
      if (status !== 200) throw new Error(`not recorded: ${JSON.stringify(body)}`)
      return String(Reflect.get(Object(body), 'id'))
    },
    async waiting(id, currency = 'NGN') {
      return (await readBalance(server.db, unmatchedOf(id, currency))).balance.minor
    },
    async wallet(who, currency = 'NGN') {
      const { ngn, usd } = await server.ask(getWallets, { token: await tokenOf(who) })
      return (currency === 'NGN' ? ngn : usd)?.balance ?? 0
    },
    async audited(action) {
      const query = { action, from: '2026-06-03' }
      const token = await tokenOf('zainab')
      return [...(await server.ask(listAuditEntries, { token, query })).items]
    },
    async employ(who) {
      const values = [people[who].customer.id]
      await server.db.query({
        text: 'UPDATE account SET totp_enabled_at = now() WHERE id = $1',
        values,
      })
      await server.db.query({
        text: `INSERT INTO operator (id, name, roles, created_at) VALUES ($1, 'Both', '{approver}', now())`,
        values,
      })
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
