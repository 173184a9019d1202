import { listPayments } from '@kinfold/contract/payment/list-payments'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { demoId } from '@kinfold/personas/demo-id'
import { dayo } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begun, openStartingClub, type StartingClub } from '#test/clubs/starting-payments.ts'

let club: StartingClub
beforeAll(async () => {
  club = await openStartingClub()
})
afterAll(() => club[Symbol.asyncDispose]())
beforeEach(() => club.later())

describe('a portfolio that is deleted', () => {
  const remove = async (id: string | null) =>
    club.server.call('POST', `/api/portfolio/delete/${id}`, { token: await club.tokenOf('dayo') })

  it('can’t be paid any more', async () => {
    const { reference, portfolio_id } = begun(await club.initialize())
    expect((await remove(portfolio_id)).status).toBe(200)
    expect(club.provider.closed).toEqual([reference])
    expect((await remove(portfolio_id)).code).toBe('portfolio_not_open')
    expect(club.provider.closed).toEqual([reference])
  })

  it('is deleted also where its provider fails', async () => {
    const { payment_id, portfolio_id } = begun(await club.initialize())
    club.provider.closing = () => Promise.reject(new Error('unreachable'))
    expect((await remove(portfolio_id)).status).toBe(200)
    expect((await club.portfolio(portfolio_id)).status).toBe('cancelled')
    expect((await club.payment(payment_id)).status).toBe('cancelled')
  })
})

describe('a payment that is given up', () => {
  it('can’t be paid any more', async () => {
    const { payment_id, reference } = begun(await club.deposit())
    expect((await club.cancel(payment_id)).body).toMatchObject({
      id: payment_id,
      status: 'cancelled',
      payment_link: null,
      account: null,
      expires_at: null,
      settled_at: club.server.clock.now.toISOString(),
    })
    expect(club.provider.closed).toEqual([reference])
    expect((await club.cancel(payment_id)).code).toBe('payment_not_cancellable')
    begun(await club.deposit())
  })

  it('leaves its portfolio to be paid in another way, and nothing recurs', async () => {
    const recurring = { recurring: true, interval: 'weekly' }
    const { payment_id, portfolio_id } = begun(await club.initialize(recurring))
    expect((await club.cancel(payment_id)).status).toBe(200)
    expect(await club.portfolio(portfolio_id)).toMatchObject({
      status: 'pending_payment',
      is_recurring: false,
    })
    const { items } = await club.server.ask(listSubscriptions, {
      token: await club.tokenOf('dayo'),
      query: { status: 'cancelled', per_page: 1 },
    })
    expect(items).toMatchObject([{ portfolio_id, next_charge_on: null }])
    begun(await club.topUp(portfolio_id ?? '', { amount: 50_000, gateway: 'transfer' }))
  })

  it('may be a transfer that was announced by mistake', async () => {
    const bank = { gateway: 'bank', receipt: await club.receipt() }
    const { payment_id, portfolio_id } = begun(await club.initialize(bank))
    expect((await club.cancel(payment_id)).body).toMatchObject({ status: 'cancelled' })
    expect((await club.portfolio(portfolio_id)).status).toBe('pending_payment')
    expect(club.provider.closed).toEqual([])
  })

  it('leaves what another transfer is expected for', async () => {
    const bank = { gateway: 'bank', receipt: await club.receipt() }
    const first = begun(await club.initialize(bank))
    const query = { text: `UPDATE portfolio SET status = 'pending_payment' WHERE id = $1` }
    await club.server.db.query({ ...query, values: [first.portfolio_id] })
    begun(await club.topUp(first.portfolio_id ?? '', { ...bank, amount: 60_000 }))
    expect((await club.cancel(first.payment_id)).status).toBe(200)
    expect((await club.portfolio(first.portfolio_id)).status).toBe('pending_confirmation')
  })

  it('is none that has arrived, or is over', async () => {
    const wallet = { gateway: 'wallet', target_wallet: 'NGN' }
    const { payment_id } = begun(await club.initialize(wallet))
    expect((await club.cancel(payment_id)).code).toBe('payment_not_cancellable')
    const failed = paymentsOf(dayo).find(({ status }) => status === 'cancelled')
    expect((await club.cancel(failed?.id ?? '')).code).toBe('payment_not_cancellable')
  })

  it('counts where the money had come already', async () => {
    const before = await club.available()
    const { payment_id } = begun(await club.deposit())
    const [order] = club.provider.orders
    if (order === undefined) throw new Error('no checkout was opened')
    const charge = {
      id: 'a charge',
      amount: order.total,
      way: 'card',
      paidAt: club.server.clock.now,
    } as const
    club.provider.found = { state: 'paid', charges: [charge] }
    expect((await club.cancel(payment_id)).code).toBe('payment_not_cancellable')
    expect(await club.payment(payment_id)).toMatchObject({
      status: 'succeeded',
      received: { currency: 'NGN', amount: 1_015 },
    })
    expect(await club.available()).toBe(before + 1_000)
    expect(club.provider.closed).toEqual([])
  })

  it('is cancelled also where somebody who looks at it meanwhile hears so from the provider first', async () => {
    const { payment_id } = begun(await club.deposit())
    club.provider.closing = async () => {
      club.provider.found = { state: 'cancelled' }
      expect((await club.payment(payment_id)).status).toBe('cancelled')
    }
    expect((await club.cancel(payment_id)).body).toMatchObject({
      id: payment_id,
      status: 'cancelled',
    })
    expect((await club.cancel(payment_id)).code).toBe('payment_not_cancellable')
  })

  it('stays while nobody can say whether the money has come', async () => {
    const { payment_id } = begun(await club.deposit())
    club.provider.isSilent = true
    const silent = await club.cancel(payment_id, { key: 'given-up' })
    expect(silent.code).toBe('provider_unavailable')
    expect((await club.payment(payment_id)).status).toBe('pending')
    club.provider.isSilent = false
    expect((await club.cancel(payment_id, { key: 'given-up' })).status).toBe(200)
  })

  it('is given up also where its checkout can’t be closed', async () => {
    const { payment_id } = begun(await club.deposit())
    club.provider.closing = () => Promise.reject(new Error('unreachable'))
    expect((await club.cancel(payment_id)).body).toMatchObject({ status: 'cancelled' })
  })

  it('is answered alike for the same key', async () => {
    const { payment_id } = begun(await club.deposit())
    const first = await club.cancel(payment_id, { key: 'given-up-once' })
    expect(await club.cancel(payment_id, { key: 'given-up-once' })).toMatchObject({
      status: 200,
      body: first.body,
    })
    expect(club.provider.closed).toHaveLength(1)
  })

  it('is nobody else’s', async () => {
    const { payment_id } = begun(await club.deposit())
    expect((await club.cancel(payment_id, { as: 'efe' })).code).toBe('not_found')
    expect((await club.cancel(demoId('payment', 'none'))).code).toBe('not_found')
    expect(club.provider.closed).toEqual([])
  })
})

describe('the list of payments', () => {
  const list = async (query: object = {}) =>
    (await club.server.ask(listPayments, { token: await club.tokenOf('dayo'), query })).items

  it('has the newest first, with where the pending ones are paid', async () => {
    const { payment_id, payment_link } = begun(await club.deposit())
    expect((await list())[0]).toMatchObject({ id: payment_id, payment_link })
    const { account } = begun(await club.deposit({ gateway: 'transfer' }))
    const [newest, before] = await list({ status: 'pending' })
    expect(account).not.toBeNull()
    expect([newest, before].map(each => each?.account)).toContainEqual(account)
  })

  it('can be cut down to a state and a purpose', async () => {
    for (const { status, purpose } of await list({ status: 'succeeded', purpose: 'recurring' })) {
      expect({ status, purpose }).toEqual({ status: 'succeeded', purpose: 'recurring' })
    }
    expect(await list({ status: 'cancelled', purpose: 'recurring' })).toEqual([])
  })
})
