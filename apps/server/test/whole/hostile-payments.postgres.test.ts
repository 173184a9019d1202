// Payments over HTTP where everything happens at the same moment: whoever comes first, money is booked once and none is lost.
import { randomUUID } from 'node:crypto'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { growthPool, steadyIncome } from '@kinfold/personas/plans/demo-plans'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { walletOf } from '#src/ledger/account-address.ts'
import { moneyAttempts } from '#src/ledger/money-attempts.ts'
import { reserve } from '#src/ledger/reserve.ts'
import { begun, openStartingClub, type StartingClub } from '#test/clubs/starting-payments.ts'
import { connectionOf, untilBlocked } from '#test/databases/until-blocked.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'

let club: StartingClub
beforeEach(async () => {
  club = await openStartingClub({ inSandbox: true })
  for (const who of ['dayo', 'halima', 'efe'] as const) await club.tokenOf(who)
})
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})

const outcomes = (answers: readonly Answered[]) =>
  answers.map(({ status, code }) => code ?? status).sort()

/** As its payer does, on the sandbox's page; what the provider tells is still under way then. */
const pay = async (link: string | null, fields = 'outcome=pay') => {
  const { statusCode } = await club.server.parts.app.inject({
    method: 'POST',
    url: String(link),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields,
  })
  expect([200, 303]).toContain(statusCode)
}
const remove = async (portfolioId: string | null) =>
  club.server.call('POST', `/api/portfolio/delete/${portfolioId}`, {
    token: await club.tokenOf('dayo'),
  })
const look = async (id: string) =>
  club.server.call('GET', `/api/payment/status/${id}`, { token: await club.tokenOf('dayo') })
const update = (text: string, values: readonly unknown[] = []) =>
  club.server.asOwner(db => db.query({ text, values }))

it.each(['card', 'wallet'] as const)('one quote begins one payment by %s', async gateway => {
  const way = { gateway, ...(gateway === 'wallet' && { target_wallet: 'NGN' as const }) }
  const { quote_id } = await club.server.ask(quotePayment, {
    token: await club.tokenOf('dayo'),
    body: { purpose: 'portfolio', amount: 50_000, currency: 'NGN', ...way },
  })
  const before = await club.available()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      club.initialize({ ...way, quote_id, again: true }, { key: randomUUID() }),
    ),
  )
  expect(outcomes(answers)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 'payment_already_started'),
  ])
  expect(await club.available()).toBe(before - (gateway === 'wallet' ? 50_000 : 0))
})

it('a quote of another member is none', async () => {
  const body = { purpose: 'deposit', amount: 50, currency: 'USD', gateway: 'card' } as const
  const { quote_id } = await club.server.ask(quotePayment, {
    token: await club.tokenOf('efe'),
    body,
  })
  const wish = { amount: 50, gateway: 'card', quote_id }
  expect((await club.deposit(wish, { currency: 'USD' })).code).toBe('quote_changed')
  begun(await club.deposit(wish, { as: 'efe', currency: 'USD' }))
})

it('the same attempt at the same moment begins one payment', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => club.deposit({}, { key })))
  const codes = new Set(outcomes(answers))
  expect([...codes].filter(code => code !== 200 && code !== 'idempotency_in_progress')).toEqual([])
  const { payment_id } = begun(await club.deposit({}, { key }))
  const [row] = await update(
    `SELECT count(*)::int AS count, min(id::text) AS id FROM payment WHERE status = 'pending' AND created_at = $1`,
    [club.server.clock.now],
  )
  expect(row).toEqual({ count: 1, id: payment_id })
})

it('money that comes while its member gives up, looks and deletes is booked once', async () => {
  for (let round = 0; round < 6; round += 1) {
    club.later()
    const before = await club.available()
    const { payment_id, payment_link, portfolio_id } = begun(await club.initialize())
    await pay(payment_link, round % 2 === 0 ? 'outcome=pay' : 'outcome=pay-twice')
    const acts = [
      () => club.cancel(payment_id),
      () => remove(portfolio_id),
      () => look(payment_id),
      () => club.cancel(payment_id),
    ]
    const [answers] = await Promise.all([
      Promise.all((round % 3 === 0 ? acts.toReversed() : acts).map(act => act())),
      club.server.settle(),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    club.server.clock.forward(4_000)
    await club.server.settle()
    expect((await club.payment(payment_id)).status).toBe('succeeded')
    const { value } = await club.portfolio(portfolio_id)
    expect(value + (await club.available()) - before).toBe(50_000)
  }
})

it('money for a payment that is given up at that moment is booked once', async () => {
  for (let round = 0; round < 6; round += 1) {
    club.later()
    const before = await club.available()
    const { payment_id, payment_link } = begun(await club.deposit())
    const cancelling = club.cancel(payment_id)
    const paying = club.server.parts.app.inject({
      method: 'POST',
      url: String(payment_link),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=pay',
    })
    const [cancelled, paid] = await Promise.all([cancelling, paying])
    await club.server.settle()
    const [{ count } = { count: 0n }] = await club.server.db.query<{ count: bigint }>({
      text: `SELECT count(*) FROM sandbox_charge c JOIN payment p ON p.reference = c.reference WHERE p.id = $1`,
      values: [payment_id],
    })
    expect([cancelled.status, paid.statusCode].filter(status => status >= 500)).toEqual([])
    expect((await club.available()) - before).toBe(Number(count) * 1_000)
    const { status } = await club.payment(payment_id)
    expect(status).toBe(count > 0n ? 'succeeded' : 'cancelled')
  }
})

it('a receipt that two members hand in at the same moment is seen', async () => {
  const seen = async (answers: readonly Answered[]) => {
    const ids = answers.map(answer => begun(answer).payment_id)
    const rows = await update(
      'SELECT receipt_seen_before AS seen FROM payment WHERE id = ANY ($1) ORDER BY seen',
      [ids],
    )
    return rows.map(row => Reflect.get(row, 'seen'))
  }
  for (let round = 0; round < 4; round += 1) {
    club.later()
    const text = `the receipt of round ${round}`
    const [dayos, efes] = [await club.receipt('dayo', text), await club.receipt('efe', text)]
    const answers = await Promise.all([
      club.deposit({ gateway: 'bank', receipt: dayos }),
      club.deposit({ gateway: 'bank', receipt: efes }, { as: 'efe', currency: 'USD' }),
    ])
    expect(await seen(answers)).toEqual([false, true])
  }
})

it('money of a member who was put on hold meanwhile reaches what it was for', async () => {
  const { payment_id, payment_link, portfolio_id } = begun(await club.initialize())
  const zainab = await sessionFor(club.server, operators.zainab.email)
  const suspended = await club.server.call(
    'POST',
    `/api/operator/member/suspend/${people.dayo.customer.id}`,
    { token: zainab, body: { reason: 'A stolen phone.' } },
  )
  expect(suspended.status).toBe(200)
  for (const answer of [await club.cancel(payment_id), await remove(portfolio_id)]) {
    expect(answer.status).toBe(401)
  }
  await pay(payment_link)
  await club.server.settle()
  const [row] = await update('SELECT status FROM payment WHERE id = $1', [payment_id])
  expect(row).toEqual({ status: 'succeeded' })
  const [fund] = await update('SELECT status FROM portfolio WHERE id = $1', [portfolio_id])
  expect(fund).toEqual({ status: 'active' })
})

it('a plan that closes takes what was begun before, and nothing after', async () => {
  const started = begun(await club.initialize({ product_id: steadyIncome.id }))
  const other = begun(await club.initialize())
  await update(`UPDATE plan SET state = 'closed' WHERE id = ANY ($1)`, [
    [steadyIncome.id, growthPool.id],
  ])
  await pay(started.payment_link)
  await club.server.settle()
  expect((await club.portfolio(started.portfolio_id)).value).toBe(50_000)
  for (const id of [started.portfolio_id, other.portfolio_id]) {
    for (const gateway of ['card', 'wallet'] as const) {
      const wish = { gateway, amount: 50_000, target_wallet: 'NGN' }
      expect((await club.topUp(id ?? '', wish)).code).toBe('plan_closed')
    }
  }
})

it('two who pay the same portfolio from the wallet at once begin its term once', async () => {
  const { portfolio_id, payment_id } = begun(await club.initialize())
  await club.cancel(payment_id)
  club.later()
  const before = await club.available()
  const wish = { gateway: 'wallet', target_wallet: 'NGN', amount: 50_000, again: true }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => club.topUp(portfolio_id ?? '', wish, { key: randomUUID() })),
  )
  expect(outcomes(answers)).toEqual([200, 200, 200, 200])
  expect(await club.portfolio(portfolio_id)).toMatchObject({ status: 'active', value: 200_000 })
  expect(await club.available()).toBe(before - 200_000)
})

it('money that is reserved while a payment waits for it is not paid with', async () => {
  const available = await club.available()
  const [reserved, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const reserving = club.server.db.transaction(async tx => {
    await reserve(tx, {
      attempt: moneyAttempts.withdrawalHold(randomUUID()),
      account: walletOf(people.dayo.customer.id, 'NGN'),
      amount: moneyFromWire('NGN', available),
    })
    reserved.resolve(await connectionOf(tx))
    await mayEnd.promise
  })
  const holder = await reserved.promise
  const paying = club.initialize({ gateway: 'wallet', target_wallet: 'NGN' })
  await untilBlocked(club.server.db, holder)
  mayEnd.resolve()
  await reserving
  expect((await paying).code).toBe('insufficient_balance')
  expect(await club.available()).toBe(0)
})
