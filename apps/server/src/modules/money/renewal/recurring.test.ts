import { people } from '@kinfold/personas/people/people'
import { diasporaPool } from '@kinfold/personas/plans/demo-plans'
import { patience } from '@kinfold/test-support/patience'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRecurringClub, type RecurringClub, rowOf } from '#test/clubs/recurring-club.ts'
import { losingConnections } from '#test/databases/losing-connections.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { exchangeRate, rateProposal } from '../../club/rate/rate.tables.ts'
import { savedCard } from '../../holdings/subscription/saved-card.tables.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import { chargeSubscriptions } from './charge-subscriptions.ts'
import { claimCharge } from './claim-charge.ts'

// The frozen day is 3 June 2026.
let club: RecurringClub
beforeEach(async () => {
  club = await openRecurringClub()
})
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})

describe('a first payment', () => {
  it('begins it, and leaves a card that only its provider can read', async () => {
    const id = await club.begin()
    const found = await club.read(id)
    expect(found).toMatchObject({
      status: 'active',
      period_on: '2026-07-03',
      next_charge_on: '2026-07-03',
      is_charging: false,
      card: { brand: 'Visa', expires_on: '2030-06-30' },
    })
    const { cardId } = await rowOf(club.server, id)
    const [card] = (await club.server.db.orm.select().from(savedCard)).filter(
      each => each.id === cardId,
    )
    expect(card?.encrypted.toString('latin1')).not.toContain('card-')
  })

  it('that is declined begins nothing', async () => {
    const { id, reference } = await club.order()
    await club.pay(reference, 'decline')
    expect(await club.read(id)).toMatchObject({ status: 'cancelled', card: null })
    expect(await chargeSubscriptions.nextDue(club.server.db)).toBe(undefined)
  })
})

describe('a recurring contribution', () => {
  it('is charged on its day, once, and is money when its provider says so', async () => {
    const id = await club.begin()
    const before = await club.value()
    await club.days(29)
    expect(await club.charges(id)).toEqual([])
    await club.days(2)
    expect(await club.charges(id)).toEqual([['2026-07-03', 'succeeded', '2026-07-03']])
    expect(await club.value()).toBe(before + 100_000n)
    expect(await club.read(id)).toMatchObject({ next_charge_on: '2026-08-03', is_charging: false })
    const told = 'Your contribution has arrived'
    expect((await club.news()).filter(title => title === told)).toHaveLength(2)
  })

  it('falls on the last day of shorter months, in a leap year too, and returns to the 31st', {
    timeout: patience(240_000),
  }, async () => {
    await club.days(58)
    const id = await club.begin()
    expect(await club.read(id)).toMatchObject({ anchor_day: 31, period_on: '2026-08-31' })
    await club.days(400)
    await club.days(210)
    const days = (await club.charges(id)).map(([period, status, on]) => {
      expect([status, on]).toEqual(['succeeded', period])
      return period
    })
    expect(days).toHaveLength(20)
    expect(days.slice(0, 8)).toEqual([
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ])
    expect(days.slice(17)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31'])
  })

  it('comes every week and every quarter, side by side', async () => {
    const weekly = await club.begin({ interval: 'weekly' })
    const quarterly = await club.begin({ interval: 'quarterly', amount: 2_000 })
    await club.days(92)
    expect((await club.charges(weekly)).map(([period]) => period)).toEqual([
      '2026-06-10',
      '2026-06-17',
      '2026-06-24',
      '2026-07-01',
      '2026-07-08',
      '2026-07-15',
      '2026-07-22',
      '2026-07-29',
      '2026-08-05',
      '2026-08-12',
      '2026-08-19',
      '2026-08-26',
      '2026-09-02',
    ])
    expect(await club.charges(quarterly)).toEqual([['2026-09-03', 'succeeded', '2026-09-03']])
  })

  it('in dollars is charged in naira at the rate of its day, where it was begun so', async () => {
    const body = { product_id: diasporaPool.id, is_localized: true }
    const id = await club.begin({ amount: 200, body })
    const first = await rowOf(club.server, id)
    expect(first).toMatchObject({ currency: 'USD', paidCurrency: 'NGN', amountMinor: 20_000n })
    await club.server.db.query({
      text: `UPDATE exchange_rate SET rate = '2000' WHERE set_at = (SELECT max(set_at) FROM exchange_rate)`,
    })
    await club.days(31)
    const [charge] = (await club.server.db.orm.select().from(payment)).filter(
      each => each.subscriptionId === id && each.purpose === 'recurring',
    )
    expect(charge).toMatchObject({
      status: 'succeeded',
      currency: 'USD',
      amountMinor: 20_000n,
      paidCurrency: 'NGN',
      rate: '2000',
      receivedMinor: charge!.totalMinor,
    })
    expect(charge!.totalMinor - charge!.feeMinor).toBe(40_000_000n)
    const held = await readBalance(club.server.db, portfolioAccount(first.portfolioId, 'USD'))
    expect(held.balance.minor).toBe(40_000n)
  })
})

describe('a charge that is declined', () => {
  it('is tried again after 1, 3 and 5 days, then past due, each told once', async () => {
    const id = await club.begin()
    const before = await club.value()
    await club.answer(id, 'decline')
    await club.days(60)
    expect(await club.charges(id)).toEqual([
      ['2026-07-03', 'failed', '2026-07-03'],
      ['2026-07-03', 'failed', '2026-07-04'],
      ['2026-07-03', 'failed', '2026-07-06'],
      ['2026-07-03', 'failed', '2026-07-08'],
    ])
    expect(await club.value()).toBe(before)
    expect(await club.read(id)).toMatchObject({
      status: 'past_due',
      next_charge_on: null,
      failed_charges: 4,
      failure_reason: 'The card was declined.',
    })
    expect((await club.news()).slice(1)).toEqual([
      'Your recurring contribution did not go through',
      'Your recurring contribution did not go through',
      'Your recurring contribution did not go through',
      'Your recurring contribution is past due',
    ])
    const mails = await club.server.inbox('dayo@kinfold.example')
    const [mail] = mails.filter(({ subject }) => subject.includes('past due'))
    expect(mail?.text).toContain('/dashboard/my-investments/recurring-investments')
  })

  it('goes on as before when a later try succeeds', async () => {
    const id = await club.begin()
    await club.answer(id, 'decline')
    await club.days(32)
    await club.answer(id, 'success')
    await club.days(32)
    expect((await club.charges(id)).map(([period, status]) => [period, status])).toEqual([
      ['2026-07-03', 'failed'],
      ['2026-07-03', 'failed'],
      ['2026-07-03', 'succeeded'],
      ['2026-08-03', 'succeeded'],
    ])
    expect(await club.read(id)).toMatchObject({ status: 'active', failed_charges: 0 })
  })

  it('is mended by trying the same card again, for the latest day alone', async () => {
    const id = await club.begin()
    await club.answer(id, 'decline')
    await club.days(75)
    await club.answer(id, 'success')
    expect((await club.change(id, 'resume')).body).toMatchObject({
      status: 'active',
      period_on: '2026-08-03',
    })
    await club.days(1)
    expect((await club.charges(id)).at(-1)).toMatchObject(['2026-08-03', 'succeeded', '2026-08-17'])
    expect(await club.read(id)).toMatchObject({ next_charge_on: '2026-09-03' })
  })

  it('is mended by another card, which is charged from then on', async () => {
    const id = await club.begin()
    const before = await rowOf(club.server, id)
    await club.answer(id, 'decline')
    await club.days(40)
    const { status, body } = await club.change(id, 'card', {})
    expect(status).toBe(200)
    expect(await club.read(id)).toMatchObject({ is_charging: true })
    expect((await club.change(id, 'card', {})).code).toBe('subscription_charging')
    await club.pay(String(Reflect.get(Object(body), 'reference')))
    expect(await club.read(id)).toMatchObject({ status: 'active', next_charge_on: '2026-08-03' })
    const after = await rowOf(club.server, id)
    expect(after.cardId).not.toBe(before.cardId)
    const cards = await club.server.db.orm.select().from(savedCard)
    expect(cards.map(card => card.id)).not.toContain(before.cardId)
    await club.days(25)
    expect((await club.charges(id)).at(-1)).toMatchObject(['2026-08-03', 'succeeded', '2026-08-03'])
  })

  it('leaves nothing behind when the checkout for another card is not paid', async () => {
    const id = await club.begin()
    await club.change(id, 'card', {})
    await club.days(31)
    expect((await club.charges(id)).map(([period, status]) => [period, status])).toEqual([
      ['2026-07-03', 'expired'],
      ['2026-07-03', 'succeeded'],
    ])
  })
})

describe('a charge that has no price', () => {
  it('waits for a rate, of which its member hears once, and again when it has arrived', async () => {
    const body = { product_id: diasporaPool.id, is_localized: true }
    const id = await club.begin({ amount: 200, body })
    await club.server.db.orm.delete(rateProposal)
    await club.server.db.orm.delete(exchangeRate)
    await club.days(35)
    expect(await club.charges(id)).toEqual([])
    const waits = 'Your recurring contribution is waiting'
    expect((await club.news()).slice(1)).toEqual([waits])
    const mails = await club.server.inbox('dayo@kinfold.example')
    const [mail, ...more] = mails.filter(({ subject }) => subject === waits)
    expect(more).toEqual([])
    expect(mail?.text).toContain('There is no exchange rate')
    await club.server.db.orm.insert(exchangeRate).values({
      rate: '1500',
      setAt: club.server.clock.now,
      source: 'feed',
      quotedAt: club.server.clock.now,
    })
    await club.days(2)
    expect((await club.charges(id)).map(([period, status]) => [period, status])).toEqual([
      ['2026-07-03', 'succeeded'],
    ])
    expect((await club.news()).at(-1)).toBe('Your contribution has arrived')
    await club.server.db.orm.delete(exchangeRate)
    await club.days(31)
    expect((await club.news()).filter(title => title === waits)).toHaveLength(2)
  })
})

describe('another card', () => {
  const renew = async (id: string) => (await club.change(id, 'card', {})).code
  const change = (facts: Partial<typeof member.$inferInsert>) =>
    club.server.db.orm.update(member).set(facts).where(eq(member.id, people.dayo.customer.id))

  it('asks what beginning one asks: the terms in force, and documents that are valid', async () => {
    const id = await club.begin()
    const opened = () => club.server.db.orm.$count(payment)
    const before = await opened()
    const [dayo] = await club.server.db.orm
      .select()
      .from(member)
      .where(eq(member.id, people.dayo.customer.id))
    await change({ acceptedTermsVersion: 'long ago' })
    expect(await renew(id)).toBe('terms_not_accepted')
    await change({
      acceptedTermsVersion: dayo?.acceptedTermsVersion ?? '',
      kycStatus: 'not_submitted',
    })
    expect(await renew(id)).toBe('kyc_required')
    expect(await opened()).toBe(before)
  })
})

describe('a charge without an answer', () => {
  it('doesn’t say that nothing was taken, which nobody knows', async () => {
    const id = await club.begin()
    await club.answer(id, 'silence')
    await club.days(34)
    expect(await club.read(id)).toMatchObject({ failure_reason: 'Your bank did not answer.' })
    const mails = await club.server.inbox('dayo@kinfold.example')
    const text = mails.find(({ subject }) => subject.includes('did not go through'))?.text
    expect(text).toContain('If it took the money after all, you will find it in your wallet.')
    expect(text).not.toContain('Nothing was taken')
  })

  it('is asked after and booked once it is known, with nothing charged meanwhile', async () => {
    const id = await club.begin({ interval: 'weekly' })
    const before = await club.value()
    await club.answer(id, 'silence')
    await club.days(9)
    expect(await club.charges(id)).toEqual([['2026-06-10', 'pending', '2026-06-10']])
    expect(await club.read(id)).toMatchObject({ is_charging: true })
    expect((await club.change(id, 'pause')).code).toBe('subscription_charging')
    const [charge] = (await club.server.db.orm.select().from(payment)).filter(
      each => each.subscriptionId === id && each.status === 'pending',
    )
    expect((await club.cancelPayment(charge?.id ?? '')).code).toBe('payment_not_cancellable')
    expect((await club.change(id, 'skip', { period_on: '2026-06-10' })).code).toBe(
      'subscription_charging',
    )
    await club.answer(id, 'success')
    await club.server.settle()
    expect(await club.value()).toBe(before + 100_000n)
    expect(await club.charges(id)).toEqual([['2026-06-10', 'succeeded', '2026-06-10']])
    expect(await club.read(id)).toMatchObject({ is_charging: false, next_charge_on: '2026-06-17' })
  })

  it('does not undo a pause that began meanwhile', async () => {
    const id = await club.begin({ interval: 'weekly' })
    await club.answer(id, 'silence')
    await club.days(8)
    const { orm } = club.server.db
    const paused = { status: 'paused', nextChargeOn: null } as const
    await orm.update(subscription).set(paused).where(eq(subscription.id, id))
    await club.answer(id, 'success')
    await club.server.settle()
    await club.days(14)
    expect(await club.charges(id)).toEqual([['2026-06-10', 'succeeded', '2026-06-10']])
    expect(await club.read(id)).toMatchObject({ status: 'paused', next_charge_on: null })
  })

  it('is no more after 72 hours, and what comes for it later goes to the wallet', async () => {
    const id = await club.begin()
    const before = await club.value()
    await club.answer(id, 'silence')
    await club.days(34)
    expect((await club.charges(id))[0]).toEqual(['2026-07-03', 'expired', '2026-07-03'])
    await club.answer(id, 'success')
    await club.server.settle()
    await club.days(5)
    expect((await club.charges(id)).map(([period, status]) => [period, status])).toEqual([
      ['2026-07-03', 'succeeded'],
      ['2026-07-03', 'succeeded'],
    ])
    expect(await club.value()).toBe(before + 100_000n)
    expect(await club.news()).toContain('Your money is in your wallet')
  })
})

describe('a member', () => {
  it('pauses and resumes, and what passed meanwhile is not charged', async () => {
    const id = await club.begin({ interval: 'weekly' })
    expect((await club.change(id, 'pause')).body).toMatchObject({
      status: 'paused',
      next_charge_on: null,
    })
    expect((await club.change(id, 'pause')).code).toBe('subscription_not_changeable')
    await club.days(30)
    expect(await club.charges(id)).toEqual([])
    expect((await club.change(id, 'resume')).body).toMatchObject({
      status: 'active',
      next_charge_on: '2026-07-08',
    })
    await club.days(6)
    expect(await club.charges(id)).toEqual([['2026-07-08', 'succeeded', '2026-07-08']])
  })

  it('skips the next charge, once however often it is asked', async () => {
    const id = await club.begin()
    const skips = await Promise.all(
      [1, 2, 3].map(() => club.change(id, 'skip', { period_on: '2026-07-03' })),
    )
    expect(skips.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await club.days(70)
    expect((await club.charges(id)).map(([period]) => period)).toEqual(['2026-08-03'])
  })

  it('changes the amount from the next charge on', async () => {
    const id = await club.begin()
    const before = await club.value()
    expect((await club.change(id, 'amount', { amount: 2_500 })).body).toMatchObject({
      amount: 2_500,
    })
    await club.days(31)
    expect(await club.value()).toBe(before + 250_000n)
  })

  it('ends it, and its card is forgotten', async () => {
    const id = await club.begin()
    const { cardId } = await rowOf(club.server, id)
    expect((await club.change(id, 'cancel')).body).toMatchObject({
      status: 'cancelled',
      next_charge_on: null,
      card: null,
    })
    expect((await club.change(id, 'cancel')).code).toBe('subscription_not_cancellable')
    const cards = await club.server.db.orm.select().from(savedCard)
    expect(cards.map(card => card.id)).not.toContain(cardId)
    await club.days(62)
    expect(await club.charges(id)).toEqual([])
  })

  it('is told once, ahead, of a card that expires, and of one that has', async () => {
    const id = await club.begin()
    await club.server.db.orm.update(savedCard).set({ expiresOn: '2026-06-30' })
    await club.days(12)
    expect(await club.news()).not.toContain('Your card expires soon')
    await club.days(30)
    expect((await club.news()).slice(1)).toEqual([
      'Your card expires soon',
      'Your recurring contribution is past due',
    ])
    expect(await club.read(id)).toMatchObject({
      status: 'past_due',
      failure_reason: 'The card has expired.',
    })
    expect(await club.charges(id)).toEqual([])
  })
})

it('whose database was lost meanwhile is charged within a minute', async () => {
  const id = await club.begin({ interval: 'weekly' })
  club.server.clock.forward(8 * 86_400_000)
  const { services } = club.server.parts
  const now = await services.clock.now(club.server.db)
  const losing = { ...services, db: losingConnections(services.db) }
  const claimed = claimCharge(losing, now, { stuck: [], busy: [] })
  await expect(claimed).rejects.toThrow('cannot reach our records')
  expect(await rowOf(club.server, id)).toMatchObject({ nextChargeOn: '2026-06-10' })
  await chargeSubscriptions.carryOut(services, now)
  expect(await club.charges(id)).toEqual([['2026-06-10', 'succeeded', '2026-06-11']])
})

describe('days that were missed', () => {
  it('are charged one a day, in order, and told once', async () => {
    const id = await club.begin({ interval: 'weekly' })
    // The machine sleeps for a month: nothing is carried out.
    club.server.clock.forward(30 * 86_400_000)
    const { services } = club.server.parts
    for (let day = 0; day < 6; day += 1) {
      const now = await services.clock.now(club.server.db)
      await chargeSubscriptions.carryOut(services, now)
      await chargeSubscriptions.carryOut(services, now)
      club.server.clock.forward(86_400_000)
    }
    expect(await club.charges(id)).toEqual([
      ['2026-06-10', 'succeeded', '2026-07-03'],
      ['2026-06-17', 'succeeded', '2026-07-04'],
      ['2026-06-24', 'succeeded', '2026-07-05'],
      ['2026-07-01', 'succeeded', '2026-07-06'],
      ['2026-07-08', 'succeeded', '2026-07-08'],
    ])
    const behind = 'Your recurring contribution is behind'
    expect(
      await club.server.db.query({
        text: 'SELECT title FROM notification WHERE title = $1',
        values: [behind],
      }),
    ).toHaveLength(1)
  })
})

it('waits while its member is on hold', async () => {
  const id = await club.begin()
  const hold = (since: Date | null) =>
    club.server.db.orm
      .update(account)
      .set({ suspendedAt: since })
      .where(eq(account.id, people.dayo.customer.id))
  await hold(club.server.clock.now)
  await club.days(31)
  expect(await club.charges(id)).toEqual([])
  await hold(null)
  await club.days(3)
  expect((await club.charges(id)).map(([period]) => period)).toEqual(['2026-07-03'])
})

it('leaves a day out while the plan is closed', async () => {
  const id = await club.begin()
  await club.server.db.query({ text: `UPDATE plan SET state = 'closed'` })
  await club.days(31)
  await club.server.db.query({ text: `UPDATE plan SET state = 'open' WHERE state = 'closed'` })
  await club.days(31)
  expect((await club.charges(id)).map(([period]) => period)).toEqual(['2026-08-03'])
  expect(await club.news()).toContain('Your recurring contribution was left out')
})

it('goes on with the others when one can’t be charged', async () => {
  const stuck = await club.begin()
  const fine = await club.begin({ amount: 2_000 })
  await club.server.db.orm.update(savedCard).set({ keyId: 'lost' })
  const other = await club.begin({ amount: 3_000 })
  await expect(club.days(31)).rejects.toThrow()
  expect((await club.charges(other)).map(([, status]) => status)).toEqual(['succeeded'])
  expect((await club.charges(stuck)).map(([, status]) => status)).toEqual(['pending'])
  expect((await club.charges(fine)).map(([, status]) => status)).toEqual(['pending'])
  expect(await club.server.db.orm.select().from(subscription)).not.toHaveLength(0)
})

it('in a leap of the clock keeps none of the others from their days when it can’t be charged', async () => {
  const broken = await club.begin()
  const fine = await club.begin({ interval: 'weekly', amount: 2_000 })
  const { orm } = club.server.db
  const noPeriod = { periodOn: null, nextChargeOn: '2026-06-05' }
  await orm.update(subscription).set(noPeriod).where(eq(subscription.id, broken))
  await expect(club.days(31)).rejects.toThrow()
  expect(await club.charges(fine)).toEqual(
    ['2026-06-10', '2026-06-17', '2026-06-24', '2026-07-01'].map(on => [on, 'succeeded', on]),
  )
})

it('that was past due before periods were kept goes on from the day it is mended', async () => {
  const id = await club.begin()
  const { orm } = club.server.db
  const dead = { status: 'past_due', periodOn: null, nextChargeOn: null, failedCharges: 1 } as const
  const stop = () => orm.update(subscription).set(dead).where(eq(subscription.id, id))
  await stop()
  expect((await club.change(id, 'resume')).body).toMatchObject({
    status: 'active',
    period_on: '2026-06-03',
    next_charge_on: '2026-06-04',
  })
  await stop()
  const { body } = await club.change(id, 'card', {})
  await club.pay(String(Reflect.get(Object(body), 'reference')))
  expect(await club.read(id)).toMatchObject({ status: 'active', next_charge_on: '2026-07-03' })
})
