// How many statements it takes until money is in: after a payment has begun, and at the desk. What costs every call a
// moment is not added unseen; with their BEGIN, savepoints and COMMIT, the key's, the news' and the audit log's.
import { randomUUID } from 'node:crypto'
import { createPlan } from '@kinfold/contract/operator/plan/create-plan'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { growthPool, steadyIncome } from '@kinfold/personas/plans/demo-plans'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portfolio } from '#src/modules/holdings/portfolio/portfolio.tables.ts'
import { handleWebhook } from '#src/modules/whole/webhook/handle-webhook.ts'
import { webhookEvent } from '#src/modules/whole/webhook/webhook.tables.ts'
import { begun, openStartingClub, type StartingClub } from '#test/clubs/starting-payments.ts'
import { figuresOf, type Sent, sentDuring } from '#test/servers/sent-during.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { standInPayments } from '#test/stand-ins/stand-in-payments.ts'

let club: StartingClub
const provider = standInPayments(() => club.server.clock.now)
let tunde: string
let zainab: string
beforeAll(async () => {
  club = await openStartingClub({
    payments: (gateway, currency) => {
      const played = provider.payments(gateway, currency)
      // Its message is the reference it is about.
      const readEvent = (body: Buffer) => ({
        key: randomUUID(),
        about: 'payment' as const,
        reference: body.toString(),
      })
      return played && { ...played, readEvent }
    },
  })
  tunde = await sessionFor(club.server, operators.tunde.email)
  zainab = await sessionFor(club.server, operators.zainab.email)
  // The first of a connection takes more.
  begun(await club.deposit())
})
afterAll(() => club[Symbol.asyncDispose]())
beforeEach(() => {
  club.later()
  provider.reset()
})

const day = '2026-06-03'
const paid = (naira: bigint) => ({
  state: 'paid' as const,
  charges: [
    {
      id: randomUUID(),
      amount: { currency: 'NGN' as const, minor: naira * 100n },
      way: 'card' as const,
      paidAt: club.server.clock.now,
    },
  ] as const,
})

/** What a call sends that has to succeed. Whoever calls has called before, so that their session was noted. */
async function sentBy(call: () => Promise<Answered>): Promise<Sent> {
  const token = await club.tokenOf('dayo')
  for (const each of [token, tunde, zainab]) {
    await club.server.call('GET', '/api/customer/get', { token: each })
  }
  return sentDuring(async () => {
    const { status, body } = await call()
    expect(status, JSON.stringify(body)).toBe(200)
  })
}

const figuresFor = async (call: () => Promise<Answered>) => figuresOf(await sentBy(call))

const atDesk =
  (method: 'POST' | 'PATCH', path: string, body: object, token = tunde) =>
  () =>
    club.server.call(method, `/api/operator/${path}`, {
      token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
const asDayo = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  club.server.call(method, `/api${path}`, {
    token: await club.tokenOf('dayo'),
    ...(body !== undefined && { body }),
  })
const lastId = ({ body }: Answered) => String(Reflect.get(Object(body), 'id'))

describe('a payment that has begun', () => {
  it('is quoted before', async () => {
    const quote = { purpose: 'deposit', currency: 'NGN', amount: 1_000, gateway: 'card' }
    const localised = { ...quote, currency: 'USD', is_localized: true }
    const asked = (body: object) => sentBy(() => asDayo('POST', '/payment/quote', body))
    expect((await asked(quote)).texts).toHaveLength(5)
    expect((await asked(localised)).texts).toHaveLength(6)
  })

  it('is looked at, and booked at that', async () => {
    const { payment_id } = begun(await club.deposit())
    const path = `/payment/status/${payment_id}`
    const pending = await figuresFor(() => asDayo('GET', path))
    const justAsked = await figuresFor(() => asDayo('GET', path))
    club.server.clock.forward(4_000)
    provider.found = paid(1_015n)
    const booking = await figuresFor(() => asDayo('GET', path))
    const after = await figuresFor(() => asDayo('GET', path))
    expect({ pending, justAsked, booking, after }).toEqual({
      pending: { statements: 5, trips: 5 },
      justAsked: { statements: 4, trips: 4 },
      booking: { statements: 21, trips: 12 },
      after: { statements: 4, trips: 4 },
    })
  })

  it('is listed', async () => {
    expect(await figuresFor(() => asDayo('GET', '/payment?status=pending'))).toEqual({
      statements: 3,
      trips: 3,
    })
  })

  it.each([
    [
      'a deposit',
      false,
      { inbox: { statements: 4, trips: 3 }, job: { statements: 21, trips: 12 } },
    ],
    [
      'a portfolio that begins',
      true,
      { inbox: { statements: 4, trips: 3 }, job: { statements: 23, trips: 13 } },
    ],
  ])('is told of, and booked by a job: %s', async (_what, isPortfolio, most) => {
    const started = begun(isPortfolio ? await club.initialize() : await club.deposit())
    provider.found = paid(isPortfolio ? 50_850n : 1_015n)
    const inbox = await sentBy(() =>
      club.server.call('POST', '/api/payment/webhook/sandbox', {
        body: started.reference,
        headers: { 'content-type': 'application/json' },
      }),
    )
    const { db, parts } = club.server
    const about = eq(webhookEvent.reference, started.reference)
    const [event] = await db.orm.select().from(webhookEvent).where(about)
    const job = await sentDuring(() => handleWebhook(parts.services, event?.id ?? ''))
    expect((await club.payment(started.payment_id)).status).toBe('succeeded')
    expect({ inbox: figuresOf(inbox), job: figuresOf(job) }).toEqual(most)
    const locks = [
      /from "payment" .* for update$/,
      /from "member" .* for key share$/,
      ...(isPortfolio ? [/from "portfolio" .* for update of "portfolio"$/] : []),
      /ledger\.post\(/,
    ].map(pattern => job.texts.findIndex(text => pattern.test(text)))
    expect(locks).not.toContain(-1)
    expect(locks).toEqual(locks.toSorted((a, b) => a - b))
  })

  it('is given up', async () => {
    const deposit = begun(await club.deposit())
    const invested = begun(await club.initialize())
    const announced = begun(
      await club.deposit({ gateway: 'bank', receipt: await club.receipt(), amount: 2_000 }),
    )
    expect({
      deposit: await figuresFor(() => club.cancel(deposit.payment_id)),
      invested: await figuresFor(() => club.cancel(invested.payment_id)),
      announced: await figuresFor(() => club.cancel(announced.payment_id)),
    }).toEqual({
      deposit: { statements: 9, trips: 8 },
      invested: { statements: 10, trips: 9 },
      announced: { statements: 8, trips: 7 },
    })
  })
})

describe('an announced transfer', () => {
  const announce = async () =>
    begun(await club.initialize({ gateway: 'bank', receipt: await club.receipt(), again: true }))
      .payment_id
  const confirm = (id: string, received_amount: number) =>
    atDesk('POST', `transfer/confirm/${id}`, {
      received_amount,
      received_on: day,
      bank_reference: `FT ${id}`,
      seen: 'pending_confirmation',
      ...(received_amount !== 50_000 && { differs: true }),
    })

  it.each([
    ['in full', 50_000, { statements: 40, trips: 30 }],
    ['short', 40_000, { statements: 42, trips: 32 }],
    ['over', 60_000, { statements: 40, trips: 30 }],
  ])('is confirmed %s', async (_how, received, most) => {
    const id = await announce()
    expect(await figuresFor(confirm(id, received))).toEqual(most)
  })

  it('is rejected', async () => {
    const id = await announce()
    const reject = atDesk('POST', `transfer/reject/${id}`, {
      seen: 'pending_confirmation',
      reason: 'It never arrived.',
    })
    expect(await figuresFor(reject)).toEqual({ statements: 18, trips: 15 })
  })
})

describe('unmatched money', () => {
  let lines = 0
  const record = () => {
    lines += 1
    return atDesk('POST', 'unmatched/record', {
      currency: 'NGN',
      amount: 50_000,
      received_on: day,
      sender_name: 'BELLO D',
      bank_reference: `FT of nobody ${lines}`,
    })
  }
  const recorded = async () => lastId(await record()())
  const customer_id = people.dayo.customer.id

  it('is recorded', async () => {
    await recorded()
    expect(await figuresFor(record())).toEqual({ statements: 22, trips: 17 })
  })

  it('is given to a member, or to what waits for it', async () => {
    const [one, other] = [await recorded(), await recorded()]
    const { payment_id } = begun(
      await club.initialize({ gateway: 'bank', receipt: await club.receipt() }),
    )
    expect({
      wallet: await figuresFor(
        atDesk('POST', `unmatched/assign/${one}`, { seen: 'open', customer_id }),
      ),
      payment: await figuresFor(
        atDesk('POST', `unmatched/assign/${other}`, { seen: 'open', customer_id, payment_id }),
      ),
    }).toEqual({ wallet: { statements: 30, trips: 23 }, payment: { statements: 39, trips: 29 } })
  })

  it('goes back', async () => {
    const id = await recorded()
    const giveBack = atDesk('POST', `unmatched/return/${id}`, {
      seen: 'open',
      reason: 'It is nobody’s.',
    })
    expect(await figuresFor(giveBack)).toEqual({ statements: 24, trips: 19 })
  })
})

it('a plan is added, changed, opened and closed', async () => {
  const terms = {
    name: 'Lagoon Pool',
    description: 'A calm one.',
    minimum: 10_000,
    expected_return_bps: 1250,
    terms_link: null,
  }
  const draft = {
    ...terms,
    state: 'draft',
    product_type: 'pool',
    currency: 'NGN',
    tenor_months: 12,
  } as const
  const { plan } = await club.server.ask(createPlan, { token: zainab, body: draft })
  const update = (change: object) =>
    atDesk('PATCH', `plan/update/${plan.id}`, { ...terms, ...change }, zainab)
  expect({
    added: await figuresFor(atDesk('POST', 'plan/create', draft, zainab)),
    changed: await figuresFor(update({ name: 'Creek Pool', state: 'draft', version: 1 })),
    opened: await figuresFor(update({ state: 'open', version: 2 })),
    closed: await figuresFor(update({ state: 'closed', version: 3 })),
  }).toEqual({
    added: { statements: 13, trips: 12 },
    changed: { statements: 14, trips: 13 },
    opened: { statements: 14, trips: 13 },
    closed: { statements: 14, trips: 13 },
  })
})

describe('a portfolio', () => {
  it('is deleted with its checkout', async () => {
    const { portfolio_id } = begun(await club.initialize())
    expect(await figuresFor(() => asDayo('POST', `/portfolio/delete/${portfolio_id}`))).toEqual({
      statements: 11,
      trips: 10,
    })
  })

  const funded = async (product_id: number) => {
    const { portfolio_id } = begun(
      await club.initialize({ product_id, gateway: 'wallet', target_wallet: 'NGN', again: true }),
    )
    return portfolio_id ?? ''
  }

  it('is told what becomes of it at its end', async () => {
    const id = await funded(steadyIncome.id)
    const choose = () =>
      asDayo('PATCH', `/portfolio/at-maturity/${id}`, { at_maturity: 'roll_over' })
    expect(await figuresFor(choose)).toEqual({ statements: 7, trips: 6 })
  })

  it('is closed early', async () => {
    const id = await funded(growthPool.id)
    const [row] = await club.server.db.orm.select().from(portfolio).where(eq(portfolio.id, id))
    expect(row?.status).toBe('active')
    const close = atDesk('POST', `portfolio/close/${id}`, {
      seen: 'active',
      reason: 'Asked for by the member.',
    })
    expect(await figuresFor(close)).toEqual({ statements: 31, trips: 24 })
  })
})
