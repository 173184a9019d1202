// Three years of recurring contributions, moved through by several processes that are killed on the way. On the
// embedded database there is one process at a time.
import { randomInt } from 'node:crypto'
import { logIn } from '@kinfold/contract/auth/log-in'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { type Interval, intervals } from '@kinfold/contract/payment/interval'
import { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { nextPeriod } from '@kinfold/contract/subscription/charge-rule'
import { demoPassword } from '@kinfold/personas/demo-password'
import { people } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { patience } from '@kinfold/test-support/patience'
import { asc, isNotNull } from 'drizzle-orm'
import { create } from 'superstruct'
import { expect, it, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openDatabase } from '#src/db/open-database.ts'
import { payment } from '#src/modules/money/payment/payment.tables.ts'
import { sandboxCardCharge } from '#src/providers/payments/sandbox/sandbox-book.tables.ts'
import { logInBody } from '#test/clubs/joining.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  createStore,
  type ServerProcess,
  startServerProcess,
} from '#test/servers/server-process.ts'

vi.setConfig({ testTimeout: patience(3_600_000) })

const long = process.env.KINFOLD_LONG !== undefined
const days = long ? 3 * 365 + 1 : 62
const kills = long ? 12 : 1
/** The leap day of 2028 lies in the three years after it. */
const start = '2026-08-31'
const owner = people.dayo.customer
const fund = portfolioFactsOf('dayo growth pool')
type Store = Awaited<ReturnType<typeof createStore>>

async function inStore<T>({ settings }: Store, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Answers the id of its first payment. */
async function begin({ client, port }: ServerProcess, interval: Interval): Promise<string> {
  const body = logInBody(owner.email, { password: demoPassword })
  const token = (await client.ask(logIn, { body })).authorization?.access_token ?? ''
  const answer = await client.call('POST', `/api/portfolio/top-up/${fund.id}`, {
    token,
    body: { amount: 1_000, gateway: 'card', recurring: true, interval, again: true },
  })
  const { reference, payment_id } = create(answer.body, PaymentInitiation)
  await fetch(`http://127.0.0.1:${port}/sandbox/checkout/${reference}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=pay',
    redirect: 'manual',
  })
  const status = async () =>
    (await client.call('GET', `/api/payment/status/${payment_id}`, { token })).body
  await expect.poll(status, { timeout: patience(60_000) }).toMatchObject({ status: 'succeeded' })
  return payment_id
}

const dayOf = async ({ client }: ServerProcess) => {
  const { body } = await client.call('GET', '/sandbox/clock.json')
  return dayInLagos(new Date(String(Reflect.get(Object(body), 'now'))))
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

it('charges each period once, and none is left out', async ({ annotate }) => {
  await using store = await createStore()
  const environment = { ...store.environment, KINFOLD_DEMO_DAY: start }
  const count = store.settings.url === undefined ? 1 : 3
  const servers = [await startServerProcess(environment)]
  while (servers.length < count) servers.push(await startServerProcess(environment))
  const [first] = servers
  if (first === undefined) throw new Error('no server was started')
  const begun = new Map<string, Interval>()
  for (const interval of intervals) begun.set(await begin(first, interval), interval)

  let killed = 0
  for (;;) {
    const gone = daysBetween(start, await dayOf(servers[0] ?? first))
    if (gone >= days) break
    const step = Math.min(randomInt(20, 45), days - gone)
    // All of them move the clock to the same day at once; a killed one is cut off.
    const moves = servers.map(({ client }) =>
      client
        .call('POST', '/sandbox/clock', { body: { advance_days: step } })
        .catch(() => undefined),
    )
    if (killed < kills && gone >= (days / (kills + 1)) * killed) {
      killed += 1
      const victim = randomInt(count)
      // Nothing is waited for: the kill falls anywhere into the work.
      await new Promise(resolve => setTimeout(resolve, randomInt(20, 400)))
      servers[victim]?.child.kill('SIGKILL')
      await servers[victim]?.ended
      servers[victim] = await startServerProcess(environment)
    }
    await Promise.all(moves)
  }
  // What was cut off is asked after within a minute of the club's time.
  await servers[0]?.client.call('POST', '/sandbox/clock', { body: { advance_days: 4 } })
  const end = await dayOf(servers[0] ?? first)
  for (const { child, ended } of servers) {
    child.kill('SIGTERM')
    await ended
  }

  const { findings, charges, taken } = await inStore(store, async db => ({
    findings: await readAuditFindings(db),
    charges: await db.orm
      .select()
      .from(payment)
      .where(isNotNull(payment.subscriptionId))
      .orderBy(asc(payment.periodOn)),
    taken: await db.orm.select().from(sandboxCardCharge),
  }))
  expect(findings).toEqual(new Map())
  // The last day may not have come to its hour.
  const own = charges.filter(({ periodOn }) => periodOn !== null && periodOn < end)
  expect(own.filter(({ status }) => status !== 'succeeded')).toEqual([])
  const booked = charges.flatMap(({ chargeId, periodOn }) => (periodOn === null ? [] : [chargeId]))
  expect(booked.toSorted()).toEqual(taken.map(({ id }) => id).toSorted())
  for (const [firstPayment, interval] of begun) {
    const subscriptionId = charges.find(({ id }) => id === firstPayment)?.subscriptionId
    const rows = own.filter(row => row.subscriptionId === subscriptionId)
    const periods = rows.map(({ periodOn }) => periodOn ?? '')
    const rule = { interval, anchor_day: Number(start.slice(8)) }
    const earliest = nextPeriod(start, rule)
    const expected: string[] = []
    for (let day = earliest; day < end; day = nextPeriod(day, rule)) expected.push(day)
    expect(periods).toEqual(expected)
    // A process may be held up while others move the clock on: then it is charged late, but on no day with another.
    const on = rows.map(({ createdAt }) => dayInLagos(createdAt))
    expect(on.every((day, turn) => day >= (periods[turn] ?? ''))).toBe(true)
    expect(new Set(on).size).toBe(on.length)
  }
  await annotate(`${own.length} charges in ${daysBetween(start, end)} days, ${killed} kills`)
})
