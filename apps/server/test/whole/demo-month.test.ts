// A month of the demo club, day by day: members pay in every way, well and badly, and the clock moves on.

import { createPlan } from '@kinfold/contract/operator/plan/create-plan'
import { confirmTransfer } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { rejectTransfer } from '@kinfold/contract/operator/transfer/reject-transfer'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { diasporaPool } from '@kinfold/personas/plans/demo-plans'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { begun, openStartingClub, type StartingClub } from '#test/clubs/starting-payments.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'

const days = 32
const growth = portfolioFactsOf('dayo growth pool').id
const dollarPlan = portfolioFactsOf('dayo purple dollar').id

/** How a payment that was begun has to end. */
type Ending = { readonly status: PaymentStatus; readonly received?: number }

it('passes with every kobo where it belongs, and everything told once', {
  timeout: patience(240_000),
}, async () => {
  await using club = await openStartingClub({ inSandbox: true })
  const { server } = club
  const began = server.clock.now
  const before = await readBooks(club)
  const endings = new Map<string, Ending & { readonly who: PersonKey }>()

  const begin = async (answer: Promise<Answered>, ending: Ending, who: PersonKey = 'dayo') => {
    const payment = begun(await answer)
    endings.set(payment.payment_id, { ...ending, who })
    return payment
  }
  /** What the payer presses on the sandbox's page; the club has not heard of it yet. */
  const press = async ({ payment_link }: PaymentInitiation, outcome: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `outcome=${outcome}`
    const { status } = await server.call('POST', String(payment_link), { body, headers })
    expect(status).toBe(303)
  }
  const atDesk = async (who: keyof typeof operators) => sessionFor(server, operators[who].email)
  const today = async () => {
    const { body } = await server.call('GET', '/sandbox/clock.json')
    return String(Reflect.get(Object(body), 'today'))
  }
  const confirm = async (payment: PaymentInitiation, received_amount: number) =>
    server.ask(confirmTransfer, {
      token: await atDesk('tunde'),
      params: { id: payment.payment_id },
      body: {
        seen: 'pending_confirmation',
        received_amount,
        differs: true,
        received_on: await today(),
        bank_reference: `FT ${payment.reference}`,
      },
    })

  const month = await server.ask(createPlan, {
    token: await atDesk('zainab'),
    body: {
      name: 'One Month',
      description: 'It ends within the month.',
      minimum: 1_000,
      expected_return_bps: null,
      terms_link: null,
      state: 'open',
      product_type: 'income',
      currency: 'NGN',
      tenor_months: 1,
    },
  })
  const inMonth = { product_id: Number(month.plan.id) }
  const begunPortfolios: string[] = []
  const later: Record<string, PaymentInitiation> = {}

  const acts: Readonly<Record<number, () => Promise<unknown>>> = {
    async 0() {
      for (const [amount, at_maturity] of [
        [11_000, 'pay_out'],
        [12_000, 'roll_over'],
      ] as const) {
        const answer = club.initialize({ ...inMonth, amount, at_maturity })
        const payment = await begin(answer, { status: 'succeeded' })
        begunPortfolios.push(String(payment.portfolio_id))
        await press(payment, 'pay-twice')
      }
    },
    async 1() {
      const usd = { currency: 'USD', as: 'efe' } as const
      const us = { gateway: 'card_us', is_us_institution: true, amount: 21 }
      await press(await begin(club.deposit(us, usd), { status: 'succeeded' }, 'efe'), 'pay')
      const localised = { is_localized: true, gateway: 'transfer', amount: 22 }
      const answer = club.deposit(localised, { currency: 'USD' })
      await press(await begin(answer, { status: 'succeeded' }), 'pay')
    },
    async 2() {
      const answer = club.deposit({ gateway: 'transfer', amount: 2_300 })
      await press(await begin(answer, { status: 'succeeded' }), 'pay-less')
    },
    async 3() {
      await begin(club.topUp(growth, { amount: 5_400 }), { status: 'expired' })
      const declined = club.topUp(growth, { amount: 5_500 })
      await press(await begin(declined, { status: 'failed' }), 'decline')
    },
    async 4() {
      const byBank = { gateway: 'bank', amount: 5_600, receipt: await club.receipt() }
      later.slow = await begin(club.topUp(growth, byBank), { status: 'succeeded', received: 5_000 })
      const never = { gateway: 'bank', amount: 24, receipt: await club.receipt() }
      later.never = await begin(club.deposit(never, { currency: 'USD' }), { status: 'failed' })
    },
    async 7() {
      if (later.slow) await confirm(later.slow, 5_000)
    },
    async 8() {
      if (later.never === undefined) return
      await server.ask(rejectTransfer, {
        token: await atDesk('uche'),
        params: { id: later.never.payment_id },
        body: { seen: 'pending_confirmation', reason: 'It never arrived.' },
      })
    },
    async 10() {
      const answer = club.deposit({ gateway: 'transfer', amount: 2_600 })
      await press(await begin(answer, { status: 'succeeded' }), 'pay-twice')
    },
    async 12() {
      const answer = club.topUp(growth, { gateway: 'transfer', amount: 5_700 })
      later.late = await begin(answer, { status: 'succeeded' })
    },
    async 14() {
      expect((await club.payment(later.late?.payment_id ?? '')).status).toBe('expired')
      if (later.late) await press(later.late, 'pay')
    },
    async 16() {
      const wallet = { gateway: 'wallet', target_wallet: 'NGN', amount: 5_800 }
      await begin(club.topUp(growth, wallet), { status: 'succeeded', received: 5_800 })
      const dollars = { gateway: 'wallet', target_wallet: 'USD', amount: 25 }
      await begin(club.topUp(dollarPlan, dollars), { status: 'succeeded', received: 25 })
    },
    async 20() {
      const answer = club.initialize({ product_id: diasporaPool.id, amount: 126 }, { as: 'efe' })
      await press(await begin(answer, { status: 'succeeded' }, 'efe'), 'pay')
    },
    async 22() {
      const given = await begin(club.deposit({ amount: 2_900 }), { status: 'cancelled' })
      expect((await club.cancel(given.payment_id)).status).toBe(200)
      await press(await begin(club.deposit({ amount: 2_950 }), { status: 'cancelled' }), 'cancel')
    },
  }

  for (let day = 0; day < days; day += 1) {
    await acts[day]?.()
    // On odd days the provider's news is slower than the clock.
    if (day % 2 === 0) await server.settle()
    const moved = await server.call('POST', '/sandbox/clock', { body: { advance_days: 1 } })
    expect([day, moved.body]).toMatchObject([day, { failed: [] }])
    await server.settle()
    expect(await readAuditFindings(server.db)).toEqual(new Map())
  }
  expect(await today()).toBe('2026-07-05')

  for (const [id, { who, status, received }] of endings) {
    const payment = await club.payment(id, who)
    expect(payment).toMatchObject({ id, status })
    if (received !== undefined) expect(payment.received?.amount).toBe(received)
  }
  const [paidOut, rolledOver] = begunPortfolios
  expect(await club.portfolio(paidOut ?? '')).toMatchObject({ status: 'closed', value: 0 })
  expect(await club.portfolio(rolledOver ?? '')).toMatchObject({
    status: 'active',
    value: 12_000,
    matures_on: '2026-08-03',
  })

  // The provider's own book: each of its charges is a payment of its amount, once, and all of it lies with it.
  const charges = await server.db.query<{ paid: number; amount: bigint }>({
    text: `SELECT c.amount_minor AS amount,
                  (SELECT count(*)::int FROM payment p
                    WHERE p.charge_id = c.id::text AND p.received_minor = c.amount_minor
                      AND p.paid_currency = c.currency AND p.status = 'succeeded') AS paid
             FROM (SELECT id, currency, amount_minor FROM sandbox_charge WHERE paid_at >= $1
                   UNION ALL
                   SELECT id, currency, amount_minor FROM sandbox_card_charge
                    WHERE outcome = 'success' AND charged_at >= $1) c`,
    values: [began],
  })
  expect(charges).toHaveLength(10)
  expect(charges.filter(({ paid }) => paid !== 1)).toEqual([])
  const after = await readBooks(club)
  expect(after.clearing - before.clearing).toBe(
    -charges.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
  )
  expect(after.bank - before.bank).toBe(-5_000_00n)

  // Each event is told once, in the app and by mail.
  const news = await server.db.query<{ title: string; body: string }>({
    text: 'SELECT title, body FROM notification WHERE created_at >= $1 AND account_id = $2',
    values: [began, people.dayo.customer.id],
  })
  expect(new Set(news.map(({ title, body }) => `${title}: ${body}`)).size).toBe(news.length)
  const titles = news.map(({ title }) => title).sort()
  for (const [title, times] of [
    ['One Month was paid out', 1],
    ['One Month was rolled over', 1],
    ['One Month matures on 3 July 2026', 2],
    ['We are still looking for your transfer', 2],
    ['We could not find your transfer', 1],
    // One of them had begun before.
    ['Your payment has expired', 3],
    ['Your payment did not go through', 1],
    ['You paid twice', 1],
  ] as const) {
    expect([title, titles.filter(each => each === title).length]).toEqual([title, times])
  }
  const mails = await server.inbox(people.dayo.customer.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(titles)
})

async function readBooks({ server }: StartingClub) {
  const [sums] = await server.db.query<{ clearing: bigint; bank: bigint }>({
    text: `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'clearing'), 0)::bigint AS clearing,
                  coalesce(sum(balance) FILTER (WHERE kind = 'bank'), 0)::bigint AS bank
             FROM ledger.account`,
  })
  return { clearing: BigInt(sums?.clearing ?? 0n), bank: BigInt(sums?.bank ?? 0n) }
}
