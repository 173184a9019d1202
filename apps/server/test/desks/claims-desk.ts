// Payments of the demo club whose payers get money back: by refunds that operators decide, and by disputes.
import { randomUUID } from 'node:crypto'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import type { MemberPayment } from '@kinfold/contract/operator/member/member-payment'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { type OperatorKey, operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { and, desc, eq } from 'drizzle-orm'
import { walletOf } from '#src/ledger/account-address.ts'
import { readBalance } from '#src/ledger/read-balances.ts'
import { notification } from '#src/modules/base/notification/notification.tables.ts'
import { askDueDisputes } from '#src/modules/money/chargeback/ask-due-disputes.ts'
import { askDueRefunds } from '#src/modules/money/refund/ask-due-refunds.ts'
import {
  type ClaimBook,
  createClaimBook,
} from '#src/providers/payments/sandbox/create-claim-book.ts'
import { createSandboxBook } from '#src/providers/payments/sandbox/create-sandbox-book.ts'
import { openPayingClub, type PayingClub, payer } from '#test/clubs/paying.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'

type Options = Parameters<typeof openPayingClub>[0]

export type ClaimsDesk = AsyncDisposable & {
  readonly club: PayingClub
  /** What the sandbox's provider records of them. */
  readonly claims: ClaimBook
  tokenOf(who: OperatorKey | PersonKey): Promise<string>
  /** A call of the desk; by Tunde unless somebody else is named. */
  post(path: string, body?: object, by?: OperatorKey | PersonKey): Promise<Answered>
  /** A payment by card of ₦1,000 and a fee of ₦15, taken by the sandbox's provider. */
  paid(of?: Parameters<PayingClub['begin']>[0]): Promise<{ id: string; chargeId: string }>
  /** Proposed by Tunde; it has to be taken. */
  proposed(payment: string, body?: object): Promise<string>
  /** And confirmed by Uche. */
  confirmed(payment: string, body?: object): Promise<string>
  refund(id: string): Promise<Refund>
  /** As the payer's record shows it. */
  payment(id: string): Promise<MemberPayment>
  chargebacks(payment: string): Promise<readonly Chargeback[]>
  /** Does what is due, after that many milliseconds. */
  later(ms: number): Promise<void>
  /** Titles of what the payer was told, the latest first. */
  told(): Promise<readonly string[]>
  inWallet(): Promise<bigint>
}

export async function openClaimsDesk(options: Options = {}): Promise<ClaimsDesk> {
  const club = await openPayingClub(options)
  const { server } = club
  const { services } = server.parts
  const claims = createClaimBook(services)
  const book = createSandboxBook(services)
  const isOperator = (who: OperatorKey | PersonKey): who is OperatorKey => who in operators
  // Each time another: a session ends before some refunds do.
  const tokenOf = (who: OperatorKey | PersonKey) =>
    sessionFor(server, isOperator(who) ? operators[who].email : people[who].customer.email)
  const post: ClaimsDesk['post'] = async (path, body, by = 'tunde') =>
    server.call('POST', `/api/operator/${path}`, {
      token: await tokenOf(by),
      ...(body && { body }),
      headers: { 'idempotency-key': randomUUID() },
    })
  const must = async (answer: Promise<Answered>) => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
    return String(Reflect.get(Object(body), 'id'))
  }
  const list = async <Item>(path: string): Promise<readonly Item[]> => {
    const { body } = await server.call('GET', `/api/operator/${path}`, {
      token: await tokenOf('tunde'),
    })
    return Reflect.get(Object(body), 'items')
  }
  const found = <Item extends { id: string }>(items: readonly Item[], id: string) => {
    const item = items.find(each => each.id === id)
    if (item === undefined) throw new Error(`nothing has the id ${id}`)
    return item
  }
  const proposed: ClaimsDesk['proposed'] = (payment, body = {}) =>
    must(post(`payment/refund/${payment}`, { reason: 'Paid twice.', ...body }))

  return {
    club,
    claims,
    tokenOf,
    post,
    async paid(of = {}) {
      const id = await club.begin(of)
      const row = await club.read(id)
      const total = { currency: row.paidCurrency, minor: row.totalMinor }
      await book.open({
        reference: row.reference,
        way: 'card',
        total,
        payer: { name: 'Dayo Bello', email: payer.email },
        description: 'Kinfold: NGN wallet',
        returnUrl: 'https://club.example/dashboard/wallet',
        keepsCard: false,
      })
      await book.carryOut(row.reference, { kind: 'pay', amount: total, told: 1 })
      await server.settle()
      const [charge] = await book.charges(row.reference)
      // Where another provider was put in the sandbox's place, nobody has heard of it.
      const { chargeId } = await club.read(id)
      if (chargeId === null) {
        await club.arrive(id, { amount: total, chargeId: charge?.id ?? '' })
      }
      return { id, chargeId: charge?.id ?? '' }
    },
    proposed,
    async confirmed(payment, body) {
      const id = await proposed(payment, body)
      return must(post(`refund/confirm/${id}`, undefined, 'uche'))
    },
    refund: async id => found(await list<Refund>('refund?per_page=100'), id),
    payment: async id =>
      found(await list<MemberPayment>(`member/payments/${payer.id}?per_page=100`), id),
    chargebacks: payment => list<Chargeback>(`chargeback?payment_id=${payment}`),
    async later(ms) {
      server.clock.forward(ms)
      const now = server.clock.now
      await askDueRefunds.carryOut(services, now)
      await askDueDisputes.carryOut(services, now)
      await server.settle()
    },
    async told() {
      const rows = await server.db.orm
        .select({ title: notification.title })
        .from(notification)
        .where(and(eq(notification.accountId, payer.id), eq(notification.kind, 'payment')))
        .orderBy(desc(notification.createdAt), desc(notification.id))
      return rows.map(({ title }) => title)
    },
    inWallet: async () => (await readBalance(server.db, walletOf(payer.id, 'NGN'))).balance.minor,
    [Symbol.asyncDispose]: () => club[Symbol.asyncDispose](),
  }
}
