// Recurring contributions in the demo club, begun and charged as members do it: over HTTP, with the sandbox's provider.

import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import type { Interval } from '@kinfold/contract/payment/interval'
import { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { people } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { and, asc, eq } from 'drizzle-orm'
import { create } from 'superstruct'
import { portfolioAccount } from '#src/ledger/account-address.ts'
import { readBalance } from '#src/ledger/read-balances.ts'
import { subscription } from '#src/modules/holdings/subscription/subscription.tables.ts'
import { payment } from '#src/modules/money/payment/payment.tables.ts'
import { advanceClock } from '#src/modules/whole/sandbox/advance-clock.ts'
import { createCardBook } from '#src/providers/payments/sandbox/create-card-book.ts'
import type { CardOutcome } from '#src/providers/payments/sandbox/sandbox-book.tables.ts'
import { dueWorks } from '#src/start/due-works.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { openDemoClub } from './open-demo-club.ts'

type Begun = { readonly interval?: Interval; readonly amount?: number; readonly body?: object }
type Change = 'pause' | 'resume' | 'skip' | 'amount' | 'card' | 'cancel'

export type RecurringClub = AsyncDisposable & {
  readonly server: TestServer
  /** Of Dayo's into their portfolio in Family Growth Pool, paid for the first time today. */
  begin(of?: Begun): Promise<string>
  /** The same, while its first payment is still to be made. */
  order(of?: Begun): Promise<{ readonly id: string; readonly reference: string }>
  pay(reference: string, outcome?: string): Promise<void>
  read(id: string): Promise<Subscription>
  change(id: string, change: Change, body?: object): Promise<Answered>
  cancelPayment(paymentId: string): Promise<Answered>
  /** How the bank of its card answers from now on. */
  answer(id: string, outcome: CardOutcome): Promise<void>
  /** Moves the club's clock, carrying out what falls due on the way. */
  days(count: number): Promise<void>
  /** Its payments after the first, as period, status and day. */
  charges(id: string): Promise<readonly (readonly [period: string, status: string, on: string])[]>
  /** What Dayo was told of recurring contributions and cards, the oldest first. */
  news(): Promise<string[]>
  /** In kobo, what the portfolio holds. */
  value(): Promise<bigint>
}

const fund = portfolioFactsOf('dayo growth pool')
const owner = people.dayo

/** The demo club on its frozen day, with nothing of its own that is charged. */
export async function openRecurringClub(): Promise<RecurringClub> {
  const server = await openDemoClub()
  const { db } = server
  const { services } = server.parts
  await db.query({ text: `UPDATE subscription SET status = 'cancelled', next_charge_on = NULL` })
  const token = await sessionFor(server, owner.customer.email)
  const cards = createCardBook(services)
  const toldBefore = notificationsOf(owner, {}).total_count

  const club: RecurringClub = {
    server,
    async order({ interval = 'monthly', amount = 1_000, body = {} } = {}) {
      const isNew = 'product_id' in body
      const path = isNew ? '/api/portfolio/initialize' : `/api/portfolio/top-up/${fund.id}`
      const { body: answer } = await server.call('POST', path, {
        token,
        body: { amount, gateway: 'card', recurring: true, interval, again: true, ...body },
      })
      const { payment_id, reference } = create(answer, PaymentInitiation)
      const [row] = await db.orm.select().from(payment).where(eq(payment.id, payment_id))
      return { id: row?.subscriptionId ?? '', reference }
    },
    async pay(reference, outcome = 'pay') {
      const page = `/sandbox/checkout/${reference}`
      await server.parts.app.inject({
        method: 'POST',
        url: page,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `outcome=${outcome}`,
      })
      await server.settle()
    },
    async begin(of) {
      const { id, reference } = await club.order(of)
      await club.pay(reference)
      return id
    },
    async read(id) {
      const { items } = await server.ask(listSubscriptions, { token, query: { per_page: 100 } })
      const found = items.find(each => each.id === id)
      if (found === undefined) throw new Error(`Dayo has no recurring contribution ${id}`)
      return found
    },
    change: (id, change, body) =>
      server.call('PATCH', `/api/subscription/${change}/${id}`, {
        token,
        ...(body !== undefined && { body }),
      }),
    cancelPayment: id => server.call('PATCH', `/api/payment/cancel/${id}`, { token }),
    async answer(id, outcome) {
      const { card } = await club.read(id)
      const found = (await cards.cards()).find(({ last4 }) => last4 === card?.last4)
      if (found === undefined) throw new Error('the sandbox knows no such card')
      await cards.choose(found.token, outcome)
    },
    async days(count) {
      const failures: unknown[] = []
      await advanceClock(services, dueWorks, count, (_, error) => void failures.push(error))
      await server.settle()
      if (failures.length > 0) throw new AggregateError(failures)
    },
    async charges(id) {
      const rows = await db.orm
        .select()
        .from(payment)
        .where(and(eq(payment.subscriptionId, id), eq(payment.purpose, 'recurring')))
        .orderBy(asc(payment.createdAt), asc(payment.periodOn))
      return rows.map(
        row => [row.periodOn ?? '', row.status, row.createdAt.toISOString().slice(0, 10)] as const,
      )
    },
    async news() {
      const { items, total_count: total } = await server.ask(listNotifications, {
        token,
        query: { per_page: 100 },
      })
      return items
        .slice(0, total - toldBefore)
        .map(({ title }) => title)
        .filter(title => /recurring|card|wallet|arrived/.test(title))
        .toReversed()
    },
    value: async () => (await readBalance(db, portfolioAccount(fund.id, 'NGN'))).balance.minor,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
  return club
}

/** As it stands in the database. */
export async function rowOf({ db }: TestServer, id: string) {
  const [row] = await db.orm.select().from(subscription).where(eq(subscription.id, id))
  if (row === undefined) throw new Error(`there is no subscription ${id}`)
  return row
}
