// Portfolios of every status in the demo club, and all that can happen to them.

import { randomUUID } from 'node:crypto'
import { type Money, money } from '@kinfold/contract/money/money'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import type { MaturityChoice } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { steadyIncome } from '@kinfold/personas/plans/demo-plans'
import { referenceDay } from '@kinfold/personas/reference-day'
import { moveClock } from '#src/clock/move-clock.ts'
import type { Handle } from '#src/db/database.ts'
import { moneyAttempts } from '#src/ledger/money-attempts.ts'
import { post } from '#src/ledger/post.ts'
import { contributeByTransfer } from '#src/ledger/recipes/contribute-by-transfer.ts'
import type { DueWork } from '#src/modules/base/schedule/due-work.ts'
import { portfolio } from '#src/modules/holdings/portfolio/portfolio.tables.ts'
import { subscription } from '#src/modules/holdings/subscription/subscription.tables.ts'
import { maturePortfolios } from '#src/modules/money/maturity/mature-portfolios.ts'
import { payment } from '#src/modules/money/payment/payment.tables.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { openDemoClub } from './open-demo-club.ts'

type Begun = {
  readonly owner?: PersonKey
  readonly planId?: number
  readonly currency?: 'NGN' | 'USD'
  readonly status?: PortfolioStatus
  /** In kobo or cents. */
  readonly value?: bigint
  readonly choice?: MaturityChoice
  readonly startedOn?: string
  readonly maturesOn?: string | null
}
type OpenPayment = 'pending' | 'pending_confirmation'
type Recurring = 'pending' | 'active' | 'paused' | 'past_due'

export type PortfolioClub = AsyncDisposable & {
  readonly server: TestServer
  tokenFor(email: string): Promise<string>
  tokenOf(key: PersonKey): Promise<string>
  /** Dayo's, in Steady Income, unless told otherwise; its term ends today. */
  begin(facts?: Begun): Promise<string>
  /** Books money into it, whatever its status. */
  contribute(handle: Handle, portfolioId: string, arrived: Money): Promise<void>
  addPayment(portfolioId: string, status: OpenPayment): Promise<string>
  addSubscription(portfolioId: string, status: Recurring): Promise<string>
  remove(id: string, as?: PersonKey): Promise<Answered>
  choose(id: string, choice: MaturityChoice, as?: PersonKey): Promise<Answered>
  close(id: string, how?: { by?: keyof typeof operators; key?: string }): Promise<Answered>
  /** By then it is that late for the club. */
  carryOut(work: DueWork, until?: Date): Promise<void>
  mature(until?: Date): Promise<void>
  /** As it stands in the database. */
  row(id: string): Promise<typeof portfolio.$inferSelect>
  value(id: string): Promise<bigint>
  /** What Dayo has in naira, in kobo. */
  wallet(): Promise<bigint>
  /** Titles of what Dayo was told, the newest first. */
  news(): Promise<{ title: string; body: string }[]>
}

/** The demo club on its frozen day, without what matures on it by itself. */
export async function openPortfolioClub(): Promise<PortfolioClub> {
  const server = await openDemoClub()
  const { services } = server.parts
  const { db } = server
  await db.query({ text: `UPDATE portfolio SET matures_on = NULL` })
  const tokens = new Map<string, Promise<string>>()
  const tokenFor = (email: string) => {
    const token = tokens.get(email) ?? sessionFor(server, email)
    tokens.set(email, token)
    return token
  }
  const tokenOf = (key: PersonKey) => tokenFor(people[key].customer.email)
  const carryOut = async (work: DueWork, until = server.clock.now) => {
    const ahead = until.getTime() - server.clock.now.getTime()
    if (ahead > 0) await moveClock(db, ahead)
    await work.carryOut(services, until)
  }
  const one = <T>([row]: readonly T[]): T => {
    if (row === undefined) throw new Error('nothing of that kind')
    return row
  }

  const club: PortfolioClub = {
    server,
    tokenFor,
    tokenOf,
    async begin(facts = {}) {
      const { owner = 'dayo', planId = steadyIncome.id, currency = 'NGN', value = 0n } = facts
      const { status = 'active', choice = 'pay_out', startedOn = '2025-12-03' } = facts
      const { maturesOn = referenceDay } = facts
      const { id } = one(
        await db.orm
          .insert(portfolio)
          .values({
            memberId: people[owner].customer.id,
            planId,
            currency,
            status,
            promisedMinor: 100n,
            atMaturity: choice,
            startedOn,
            maturesOn,
            createdAt: server.clock.now,
          })
          .returning(),
      )
      if (value > 0n) await club.contribute(db, id, money(currency, value))
      return id
    },
    async contribute(handle, portfolioId, arrived) {
      const payment = randomUUID()
      await post(
        handle,
        contributeByTransfer({
          attempt: moneyAttempts.payment(payment),
          payment,
          portfolio: portfolioId,
          arrived,
          reference: 'KF-TEST2345',
          arrivedAt: server.clock.now,
        }),
      )
    },
    async addPayment(portfolioId, status) {
      const values = {
        memberId: people.dayo.customer.id,
        purpose: 'portfolio',
        gateway: status === 'pending' ? 'card' : 'bank',
        status,
        currency: 'NGN',
        amountMinor: 100n,
        paidCurrency: 'NGN',
        feeMinor: 0n,
        totalMinor: 100n,
        reference: randomUUID(),
        portfolioId,
        createdAt: server.clock.now,
      } as const
      return one(await db.orm.insert(payment).values(values).returning()).id
    },
    async addSubscription(portfolioId, status) {
      const values = {
        portfolioId,
        currency: 'NGN',
        paidCurrency: 'NGN',
        amountMinor: 100n,
        interval: 'monthly',
        gateway: 'card',
        status,
        anchorDay: 1,
        ...(status === 'active' && { periodOn: '2026-07-01', nextChargeOn: '2026-07-01' }),
        createdAt: server.clock.now,
      } as const
      return one(await db.orm.insert(subscription).values(values).returning()).id
    },
    async remove(id, as = 'dayo') {
      return server.call('POST', `/api/portfolio/delete/${id}`, { token: await tokenOf(as) })
    },
    async choose(id, at_maturity, as = 'dayo') {
      const path = `/api/portfolio/at-maturity/${id}`
      return server.call('PATCH', path, { token: await tokenOf(as), body: { at_maturity } })
    },
    async close(id, { by = 'tunde', key } = {}) {
      return server.call('POST', `/api/operator/portfolio/close/${id}`, {
        token: await tokenFor(operators[by].email),
        body: { reason: 'Asked for by the member.' },
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      })
    },
    carryOut,
    mature: until => carryOut(maturePortfolios, until),
    async row(id) {
      return one((await db.orm.select().from(portfolio)).filter(each => each.id === id))
    },
    async value(id) {
      const text = `SELECT balance FROM ledger.account WHERE address LIKE 'portfolio:' || $1 || ':%'`
      const [found] = await db.query<{ balance: bigint }>({ text, values: [id] })
      return found?.balance ?? 0n
    },
    async wallet() {
      const { ngn } = await server.ask(getWallets, { token: await tokenOf('dayo') })
      return BigInt(Math.round((ngn?.balance ?? 0) * 100))
    },
    async news() {
      const token = await tokenOf('dayo')
      const { items } = await server.ask(listNotifications, { token, query: {} })
      return items.map(({ title, body }) => ({ title, body }))
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
  return club
}
