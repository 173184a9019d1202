// Returns over HTTP: drafted by one, posted by another, taken back by two.

import { money } from '@kinfold/contract/money/money'
import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import { listPlanReturns } from '@kinfold/contract/plan/list-plan-returns'
import { listPlans } from '@kinfold/contract/plan/list-plans'
import { people } from '@kinfold/personas/people/people'
import { steadyIncome } from '@kinfold/personas/plans/demo-plans'
import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openReturnsDesk, type ReturnsDesk, reason } from '#test/desks/returns-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { closeMonth } from '../../../ledger/close-month.ts'
import { idempotencyKey } from '../../../ledger/idempotency-key.ts'
import { post } from '../../../ledger/post.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { chargeBack } from '../../../ledger/recipes/charge-back.ts'
import { notification } from '../../base/notification/notification.tables.ts'
import { member } from '../../base/person/account.tables.ts'
import { checkReturns } from '../../books/books/check-returns.ts'
import { fullSpeed } from '../../books/books/in-chunks.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { maturePortfolios } from '../maturity/mature-portfolios.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import { carryOutReturns, carryOutRun } from './carry-out-returns.ts'

let desk: ReturnsDesk
beforeAll(async () => {
  desk = await openReturnsDesk()
})
afterAll(async () => {
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

const idIn = ({ body }: { body: unknown }) => String(Reflect.get(Object(body), 'id'))
const inWallet = async (member: keyof typeof people) =>
  (await readBalance(desk.server.db, walletOf(people[member].customer.id, 'NGN'))).balance.minor

/** A plan’s past as its members read it. */
async function pastOf(plan: number) {
  const token = await sessionFor(desk.server, people.dayo.customer.email)
  return (await desk.server.ask(listPlanReturns, { token, params: { id: String(plan) } })).months
}

/** What a member was told under such a title, in no order: the club's clock stands still. */
async function newsOf(member: keyof typeof people, title: RegExp) {
  const told = await desk.server.db.orm
    .select()
    .from(notification)
    .where(eq(notification.accountId, people[member].customer.id))
  const mails = await desk.server.inbox(people[member].customer.email)
  return {
    notifications: told.filter(each => title.test(each.title)),
    mails: mails.filter(({ subject }) => title.test(subject)),
  }
}

describe('a draft', () => {
  it('shares by the value at the month’s end, and moves nothing', async () => {
    const { id: plan_id, portfolios } = await desk.planOf([
      { '2026-04-10': 100_000n },
      { '2026-05-31': 200_000n },
      { '2026-06-01': 900_000n },
    ])
    const answer = await desk.draft({ plan_id, total_amount: 30.01, fee_amount: 3 })
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'draft', portfolios: 2, weighting: 'value', reversal: null },
    })
    const { shares, out_of_reach } = await desk.detail(idIn(answer))
    expect(out_of_reach).toEqual({ portfolios: 0, amount: 0 })
    const by = new Map(shares.items.map(share => [share.portfolio_id, share]))
    expect(by.get(portfolios[0]!)).toMatchObject({
      value_before: 1000,
      return_amount: 10,
      fee: 1,
      state: 'waiting',
    })
    const second = { value_before: 2000, return_amount: 20.01, fee: 2 }
    expect(by.get(portfolios[1]!)).toMatchObject(second)
    expect(await desk.values(portfolios)).toEqual([100_000n, 200_000n, 900_000n])
    const { items } = await desk.server.ask(listReturnsPostings, {
      token: await desk.token('tunde'),
      query: { product: plan_id, status: 'draft' },
    })
    expect(items).toMatchObject([{ id: idIn(answer) }])
  })

  it('is read with the sum of its shares and how many are booked, the largest first if asked', async () => {
    const { id: plan_id, portfolios } = await desk.planOf([
      { '2026-04-10': 100_000n },
      { '2026-04-11': 300_000n },
      { '2026-04-12': 200_000n },
    ])
    const id = await desk.drafted({ plan_id, total_amount: 60, fee_amount: 6 })
    const order = 'largest' as const
    const { shares, shared } = await desk.detail(id, { order })
    const [one, three, two] = portfolios
    expect(shares.items.map(share => share.portfolio_id)).toEqual([three, two, one])
    expect(shared).toEqual({ return_amount: 60, fee: 6, booked: 0 })
    const [, second] = shares.items
    const page = { order, per_page: 1, page: 2 }
    expect((await desk.detail(id, page)).shares.items).toEqual([second])
    await desk.post(id)
    await desk.server.settle()
    expect((await desk.detail(id)).shared.booked).toBe(3)
    await desk.reverse(id)
    expect((await desk.detail(id)).shared.booked).toBe(3)
    await desk.post(id)
    await desk.server.settle()
    const back = await desk.detail(id)
    expect([back.posting.status, back.shared.booked]).toEqual(['reversed', 3])
  })

  it('shares by the days that the money was there, where the plan says so', async () => {
    const { id: plan_id, portfolios } = await desk.planOf(
      [
        { '2026-04-10': 100_000n },
        { '2026-05-31': 100_000n },
        { '2026-05-17': 100_000n, '2026-05-31': 100_000n },
      ],
      { returnsWeighting: 'days' },
    )
    // 31 days, one day, and 15 days with one more at twice the value.
    const id = await desk.drafted({ plan_id, total_amount: 4.8 })
    const { shares, posting } = await desk.detail(id)
    expect(posting.weighting).toBe('days')
    const by = new Map(shares.items.map(share => [share.portfolio_id, share]))
    expect(portfolios.map(each => by.get(each)?.return_amount)).toEqual([3.1, 0.1, 1.6])
    expect(by.get(portfolios[0]!)?.value_before).toBe(1000)
  })

  it.each(['value', 'days'] as const)(
    'is the same for what was booked long ago, by %s',
    async by => {
      const { id: plan_id, portfolios } = await desk.planOf(
        [
          { '2026-03-10': 100_000n, '2026-05-20': 30_000n },
          { '2026-04-30': 70_000n, '2026-06-01': 5_000n },
        ],
        { returnsWeighting: by },
      )
      const shares = async () => {
        const id = await desk.drafted({ plan_id, total_amount: 100 })
        const { items } = (await desk.detail(id)).shares
        await desk.discard(id)
        return items
      }
      const before = await shares()
      const bookedAt = (moment: 'event_at' | 'created_at') =>
        desk.server.asOwner(async owner => {
          await owner.query({ text: 'ALTER TABLE ledger.posting DISABLE TRIGGER USER' })
          await owner.query({
            text: `UPDATE ledger.posting p SET posted_at = t.${moment} FROM ledger.transfer t
                  WHERE t.id = p.transfer_id AND t.portfolio_id = ANY ($1::uuid[])`,
            values: [portfolios],
          })
          await owner.query({ text: 'ALTER TABLE ledger.posting ENABLE TRIGGER USER' })
        })
      await bookedAt('event_at')
      expect(await shares()).toEqual(before)
      await bookedAt('created_at')
    },
  )

  it.each([
    ['in a month that isn’t over', { month: 6 }, 'validation_failed', 'month'],
    [
      'with a fee on a loss',
      { total_amount: -1, fee_amount: 1 },
      'validation_failed',
      'fee_amount',
    ],
    ['with a fee above the return', { fee_amount: 11 }, 'validation_failed', 'fee_amount'],
    ['of nothing', { total_amount: 0 }, 'validation_failed', 'total_amount'],
    ['of half a kobo', { total_amount: 0.005 }, 'validation_failed', 'total_amount'],
    ['for nobody', { month: 3 }, 'conflict', undefined],
    ['for a plan that isn’t there', { plan_id: 9_999 }, 'not_found', undefined],
    [
      'of a loss that is greater than what is there',
      { total_amount: -2000 },
      'conflict',
      undefined,
    ],
  ])('is refused %s', async (_, change, code, field) => {
    const { id: plan_id } = await desk.planOf([{ '2026-04-10': 100_000n }])
    const answer = await desk.draft({ plan_id, total_amount: 10, ...change })
    expect(answer.code).toBe(code)
    if (field !== undefined) expect(answer.fields).toHaveProperty(field)
  })

  it('is one for a plan and month, until it is thrown away', async () => {
    const { id: plan_id } = await desk.planOf([{ '2026-04-10': 100_000n }])
    const id = await desk.drafted({ plan_id, total_amount: 1 })
    const second = await desk.draft({ plan_id, total_amount: 1 })
    expect(second).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/draft for this month already/) },
    })
    expect((await desk.discard(id)).body).toMatchObject({ status: 'discarded' })
    expect((await desk.discard(id)).code).toBe('already_decided')
    expect((await desk.post(id)).code).toBe('already_decided')
    await desk.posted({ plan_id, total_amount: 2 })
    const third = await desk.draft({ plan_id, total_amount: 1 })
    expect(third).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/posted already/) },
    })
  })
})

describe('posting', () => {
  it('is another person’s word', async () => {
    const { id: plan_id } = await desk.planOf([{ '2026-04-10': 100_000n }])
    const id = await desk.drafted({ plan_id, total_amount: 1 })
    const { db } = desk.server
    const make = (roles: string[]) =>
      db.query({
        text: `UPDATE operator SET roles = $1 WHERE name LIKE 'Zainab%'`,
        values: [roles],
      })
    await make(['administrator', 'approver'])
    expect((await desk.post(id, 'zainab')).code).toBe('second_person_needed')
    await make([])
    expect(await desk.post(id)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/no longer an administrator/) },
    })
    await make(['administrator'])
    expect((await desk.post(id)).body).toMatchObject({ status: 'posting' })
    expect((await desk.post(id, 'uche')).code).toBe('already_decided')
    await desk.server.settle()
  })

  it('says that it is on its way until every portfolio has its share, and then tells each member once', async () => {
    const { server } = desk
    const { id: plan_id, portfolios } = await desk.planOf(
      [
        ['dayo', { '2026-04-10': 100_000n }],
        ['dayo', { '2026-04-10': 50_000n }],
        ['halima', { '2026-04-10': 50_000n }],
      ],
      { name: 'Harmattan Pool' },
    )
    const isPosting = async () => {
      const token = await sessionFor(server, people.dayo.customer.email)
      const { pools } = await server.ask(listPlans, { token })
      const { plans } = await server.ask(listManagedPlans, { token: await desk.token('tunde') })
      return [
        pools.find(({ id }) => id === plan_id)?.is_posting_returns,
        plans.find(({ plan }) => plan.id === plan_id)?.plan.is_posting_returns,
      ]
    }
    const id = await desk.drafted({ plan_id, total_amount: 20, fee_amount: 2 })
    expect(await isPosting()).toEqual([false, false])
    await desk.post(id)
    expect(await isPosting()).toEqual([true, true])
    expect(await pastOf(plan_id)).toEqual([])
    expect((await newsOf('dayo', /Harmattan/)).notifications).toEqual([])
    // The inbox has run the jobs.
    expect(await isPosting()).toEqual([false, false])
    expect(await desk.values(portfolios)).toEqual([100_900n, 50_450n, 50_450n])
    // 18 of 2,000 after the fee.
    expect(await pastOf(plan_id)).toEqual([{ month: '2026-05', net_return_ppm: 9_000 }])
    const { posting, shares } = await desk.detail(id)
    expect(posting).toMatchObject({
      status: 'posted',
      posted_by: { name: expect.stringMatching(/Tunde/) },
    })
    expect(posting.completed_at).not.toBeNull()
    expect(shares.items.map(({ state }) => state)).toEqual(['posted', 'posted', 'posted'])
    for (const [member, amount] of [
      ['dayo', '₦13.50'],
      ['halima', '₦4.50'],
    ] as const) {
      const { notifications, mails } = await newsOf(member, /^Returns for May 2026/)
      expect(notifications.filter(({ body }) => body.includes('Harmattan'))).toMatchObject([
        { body: expect.stringContaining(amount) },
      ])
      expect(mails.filter(({ text }) => text.includes('Harmattan'))).toHaveLength(1)
    }
    await carryOutReturns.carryOut(server.parts.services, new Date('2027-01-01'))
    expect(await desk.values(portfolios)).toEqual([100_900n, 50_450n, 50_450n])
    expect(await carryOutReturns.nextDue(server.db)).toBeUndefined()
  })

  it('books a loss, and says so', async () => {
    const { id: plan_id, portfolios } = await desk.planOf(
      [
        ['dayo', { '2026-04-10': 100_000n }],
        ['halima', { '2026-04-10': 200_000n }],
      ],
      { name: 'Storm Pool' },
    )
    await desk.posted({ plan_id, total_amount: -10 })
    expect(await desk.values(portfolios)).toEqual([99_667n, 199_333n])
    expect(await pastOf(plan_id)).toEqual([{ month: '2026-05', net_return_ppm: -3_333 }])
    const { notifications, mails } = await newsOf('dayo', /^Storm Pool lost value in May 2026/)
    expect(notifications).toMatchObject([{ body: expect.stringContaining('₦3.33') }])
    expect(mails).toMatchObject([{ text: expect.stringContaining('₦3.33') }])
    expect(notifications[0]?.body).not.toContain('-')
  })

  it('is refused where what it is shared by has changed since', async () => {
    const { id: plan_id, portfolios } = await desk.planOf([
      { '2026-04-10': 100_000n },
      { '2026-04-10': 100_000n, '2026-06-02': 70_000n },
    ])
    const id = await desk.drafted({ plan_id, total_amount: 10 })
    const { db } = desk.server
    await db.orm.update(plan).set({ returnsWeighting: 'days' }).where(eq(plan.id, plan_id))
    expect(await desk.post(id)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/has changed since/) },
    })
    await db.orm.update(plan).set({ returnsWeighting: 'value' }).where(eq(plan.id, plan_id))
    await desk.contribute(portfolios[0]!, { '2026-06-02': 5n })
    await desk.contribute(portfolios[0]!, { '2026-05-31': 5n })
    expect(await desk.post(id)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/has changed since/) },
    })
    expect((await desk.discard(id)).status).toBe(200)
    await desk.posted({ plan_id, total_amount: 10 })
  })

  it('gives what a portfolio earned that has ended by then to its wallet, and none of a loss to it', async () => {
    const { id: plan_id, portfolios } = await desk.planOf(
      [
        ['dayo', { '2026-04-10': 100_000n }],
        ['halima', { '2026-04-10': 100_000n }],
      ],
      { tenorMonths: 1 },
    )
    const [ending] = portfolios
    await desk.endToday(ending!)
    const before = await inWallet('dayo')
    const loss = await desk.drafted({ plan_id, total_amount: -1 })
    expect((await desk.detail(loss)).shares.items).toHaveLength(1)
    await desk.discard(loss)
    const id = await desk.posted({ plan_id, total_amount: 20, fee_amount: 2 })
    expect(await desk.values(portfolios)).toEqual([0n, 100_900n])
    expect((await inWallet('dayo')) - before).toBe(900n)
    const { notifications } = await newsOf('dayo', /^Returns for May 2026/)
    expect(notifications.map(({ body }) => body)).toContainEqual(
      expect.stringContaining('₦9 is in your wallet'),
    )
    await desk.reverse(id)
    expect((await desk.detail(id)).out_of_reach).toEqual({ portfolios: 1, amount: 9 })
    await desk.post(id)
    await desk.server.settle()
    expect(await desk.values(portfolios)).toEqual([0n, 100_000n])
    expect((await inWallet('dayo')) - before).toBe(900n)
    const kept = (await desk.detail(id)).shares.items.map(({ portfolio_id, state }) => [
      portfolio_id,
      state,
    ])
    expect(new Map(kept as [string, string][])).toEqual(
      new Map([
        [portfolios[0], 'kept'],
        [portfolios[1], 'reversed'],
      ]),
    )
    // Who kept it has no second share.
    const again = await desk.drafted({ plan_id, total_amount: 5 })
    expect((await desk.detail(again)).shares.items).toMatchObject([{ portfolio_id: portfolios[1] }])
  })

  it('says of one that waits for its first money again that it holds none', async () => {
    const holding = { '2026-04-10': 100_000n }
    const { id: plan_id, portfolios } = await desk.planOf([['dayo', holding]])
    const text = `UPDATE portfolio SET status = 'pending_payment' WHERE id = $1`
    await desk.server.db.query({ text, values: [portfolios[0]] })
    await desk.posted({ plan_id, total_amount: 20 })
    const { notifications } = await newsOf('dayo', /^Returns for May 2026/)
    expect(notifications.map(({ body }) => body)).toContainEqual(
      expect.stringContaining('is in your wallet, because your portfolio holds no money now'),
    )
  })

  it('keeps whoever is paid out waiting until all have their share', async () => {
    const { server } = desk
    const { db } = server
    const { id: plan_id, portfolios } = await desk.planOf([{ '2026-04-10': 100_000n }], {
      tenorMonths: 1,
    })
    const id = await desk.drafted({ plan_id, total_amount: -10 })
    await desk.post(id)
    const [only] = portfolios
    await db.orm.update(portfolio).set({ maturesOn: '2026-06-03' }).where(eq(portfolio.id, only!))
    const mature = () => maturePortfolios.carryOut(server.parts.services, server.clock.now)
    await mature()
    expect(await desk.values(portfolios)).toEqual([100_000n])
    const close = await server.call('POST', `/api/operator/portfolio/close/${only}`, {
      token: await desk.token('tunde'),
      body: { reason },
    })
    expect(close).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/being posted/) },
    })
    await carryOutRun(server.parts.services, id)
    await mature()
    expect(await desk.values(portfolios)).toEqual([0n])
    expect((await desk.detail(id)).posting.status).toBe('posted')
  })

  it('leaves out a part of a loss that is no longer there, and says so', async () => {
    const { id: plan_id, portfolios } = await desk.planOf([
      { '2026-04-10': 100_000n },
      { '2026-04-10': 100_000n },
    ])
    const id = await desk.drafted({ plan_id, total_amount: -1000 })
    await desk.post(id)
    await desk.takeOut(portfolios[0]!, 90_000n)
    await desk.server.settle()
    expect(await desk.values(portfolios)).toEqual([10_000n, 50_000n])
    const { posting, out_of_reach } = await desk.detail(id)
    expect(posting.status).toBe('posted')
    expect(out_of_reach).toEqual({ portfolios: 1, amount: 500 })
  })

  it('takes the demo club’s own draft', async () => {
    const { items } = await desk.server.ask(listReturnsPostings, {
      token: await desk.token('uche'),
      query: { product: steadyIncome.id, status: 'draft' },
    })
    const [drafted] = items
    expect((await desk.post(drafted?.id ?? '', 'uche')).body).toMatchObject({ status: 'posting' })
    await desk.server.settle()
    expect((await desk.detail(drafted?.id ?? '')).posting.status).toBe('posted')
  })
})

describe('taking back', () => {
  it('is proposed with a reason, posted by another, told to members, and followed by a corrected run', async () => {
    const { server } = desk
    const { id: plan_id, portfolios } = await desk.planOf(
      [
        ['dayo', { '2026-04-10': 100_000n }],
        ['halima', { '2026-04-10': 200_001n }],
      ],
      {
        name: 'Lantern Pool',
        returnsWeighting: 'days',
      },
    )
    const id = await desk.posted({ plan_id, total_amount: 100, fee_amount: 10 })
    const token = await desk.token('zainab')
    const withoutReason = await server.call('POST', `/api/operator/returns/reverse/${id}`, {
      token,
      body: { reason: ' ' },
    })
    expect(withoutReason.code).toBe('validation_failed')
    expect((await desk.reverse(id)).body).toMatchObject({
      status: 'reversal_draft',
      reversal: { reason, drafted_by: { name: expect.stringMatching(/Zainab/) }, posted_by: null },
    })
    expect((await desk.reverse(id)).code).toBe('already_decided')
    expect((await desk.discard(id)).body).toMatchObject({ status: 'posted', reversal: null })
    await desk.reverse(id)
    expect((await desk.post(id, 'tunde')).body).toMatchObject({ status: 'reversing' })
    await server.settle()
    expect(await desk.values(portfolios)).toEqual([100_000n, 200_001n])
    expect((await desk.detail(id)).posting).toMatchObject({
      status: 'reversed',
      reversal: {
        posted_by: { name: expect.stringMatching(/Tunde/) },
        completed_at: expect.any(String),
      },
    })
    const { notifications, mails } = await newsOf(
      'halima',
      /^We corrected Lantern Pool for May 2026/,
    )
    expect(notifications).toMatchObject([{ body: expect.stringContaining(reason) }])
    expect(mails).toHaveLength(1)
    const again = await desk.posted({ plan_id, total_amount: -50 })
    const { shares } = await desk.detail(again)
    const by = new Map(shares.items.map(each => [each.portfolio_id, each.value_before]))
    expect(portfolios.map(each => by.get(each))).toEqual([1000, 2000.01])
    expect(await desk.values(portfolios)).toEqual([98_333n, 196_668n])
  })

  it('gives a loss back, also to a wallet where the portfolio has ended', async () => {
    const { id: plan_id, portfolios } = await desk.planOf(
      [
        ['dayo', { '2026-04-10': 100_000n }],
        ['halima', { '2026-04-10': 100_000n }],
      ],
      { tenorMonths: 1 },
    )
    const id = await desk.posted({ plan_id, total_amount: -10 })
    await desk.endToday(portfolios[0]!)
    const before = await inWallet('dayo')
    await desk.reverse(id)
    await desk.post(id)
    await desk.server.settle()
    expect(await desk.values(portfolios)).toEqual([0n, 100_000n])
    expect((await inWallet('dayo')) - before).toBe(500n)
  })

  it('leaves to the desk what comes for a member who has closed the account', async () => {
    const { db } = desk.server
    const { id: plan_id, portfolios } = await desk.planOf(
      [
        ['dayo', { '2026-04-10': 100_000n }],
        ['halima', { '2026-04-10': 100_000n }],
      ],
      { tenorMonths: 1 },
    )
    const loss = await desk.posted({ plan_id, total_amount: -10 })
    await desk.endToday(portfolios[0]!)
    const before = await inWallet('dayo')
    const close = (closedAt: Date | null) =>
      db.orm.update(member).set({ closedAt }).where(eq(member.id, people.dayo.customer.id))
    await close(desk.server.clock.now)
    await desk.reverse(loss)
    await desk.post(loss)
    await desk.server.settle()
    // Its sign was wrong: the same amount for the same month on the same day, which is other money.
    await desk.posted({ plan_id, total_amount: 10 })
    await close(null)
    expect(await inWallet('dayo')).toBe(before)
    const waiting = await db.orm
      .select()
      .from(unmatchedMoney)
      .where(like(unmatchedMoney.bankReference, `returns%${portfolios[0]}%`))
      .orderBy(asc(unmatchedMoney.amountMinor))
    expect(waiting).toMatchObject([
      { amountMinor: 500n, state: 'open', senderName: 'Dayo Bello' },
      { amountMinor: 500n, state: 'open', senderName: 'Dayo Bello' },
    ])
    expect(await readAuditFindings(db)).toEqual(new Map())
  })
})

it('stays in the wallet of a member who has closed the account as far as they owe, and holds up nobody', async () => {
  await using other = await openReturnsDesk()
  const { db, clock } = other.server
  const dayo = people.dayo.customer.id
  const { id: plan_id, portfolios } = await other.planOf(
    [
      ['dayo', { '2026-04-10': 100_000n }],
      ['halima', { '2026-04-10': 100_000n }],
    ],
    { tenorMonths: 1 },
  )
  await other.endToday(portfolios[0]!)
  const balance = async () => (await readBalance(db, walletOf(dayo, 'NGN'))).balance.minor
  const before = await balance()
  const { available } = await readBalance(db, walletOf(dayo, 'NGN'))
  const attempt = idempotencyKey('test', 'taken back')
  const about = { attempt, member: dayo, payment: crypto.randomUUID(), provider: 'card' } as const
  await post(db, chargeBack({ ...about, amount: money('NGN', available.minor + 1n) }))
  await db.orm.update(member).set({ closedAt: clock.now }).where(eq(member.id, dayo))
  const run = await other.posted({ plan_id, total_amount: 10 })
  expect((await other.detail(run)).posting).toMatchObject({ status: 'posted' })
  expect(await other.values(portfolios)).toEqual([0n, 100_500n])
  expect(await balance()).toBe(before + 1n)
  expect(await db.orm.$count(unmatchedMoney, eq(unmatchedMoney.amountMinor, 499n))).toBe(1)
})

it('is dated at the month’s end, or today where that month is closed', async () => {
  await using other = await openReturnsDesk()
  const { db } = other.server
  const dates = async (id: string) => {
    const rows = await db.query<{ day: string }>({
      text: `SELECT DISTINCT (event_at AT TIME ZONE 'Africa/Lagos')::date::text AS day FROM ledger.transfer WHERE returns_id = $1`,
      values: [id],
    })
    return rows.map(({ day }) => day)
  }
  const open = await other.planOf([{ '2026-04-10': 100_000n }])
  const first = await other.posted({ plan_id: open.id, total_amount: 1 })
  expect(await dates(first)).toEqual(['2026-05-31'])
  const [by, confirmedBy] = [crypto.randomUUID(), crypto.randomUUID()]
  const closed = await other.planOf([{ '2026-04-10': 100_000n }])
  const id = await other.drafted({ plan_id: closed.id, total_amount: 1 })
  await closeMonth(db, { month: '2026-05', closedBy: by, confirmedBy })
  await other.post(id)
  await other.server.settle()
  expect(await dates(id)).toEqual(['2026-06-03'])
})

it('is booked once, however many processes work on it', async () => {
  const { services } = desk.server.parts
  const held = Array.from({ length: 30 }, (_, n) => ({ '2026-04-10': 10_000n + BigInt(n) }))
  const { id: plan_id, portfolios } = await desk.planOf(held, { name: 'Crowded Pool' })
  const id = await desk.drafted({ plan_id, total_amount: 300, fee_amount: 30 })
  await desk.post(id)
  await Promise.all([
    carryOutRun(services, id),
    carryOutRun(services, id),
    carryOutRun(services, id),
  ])
  await carryOutRun(services, id)
  const values = await desk.values(portfolios)
  const before = held.reduce((sum, each) => sum + each['2026-04-10'], 0n)
  expect(values.reduce((sum, value) => sum + value, 0n) - before).toBe(27_000n)
  await carryOutReturns.carryOut(services, new Date('2027-01-01'))
  const { notifications } = await newsOf('dayo', /^Returns for May 2026/)
  expect(notifications.filter(({ body }) => body.includes('Crowded'))).toHaveLength(1)
})

it('is found where its shares, its row and the ledger disagree', async () => {
  const { db, asOwner } = desk.server
  const { id: plan_id } = await desk.planOf([
    { '2026-04-10': 100_000n },
    { '2026-04-10': 100_000n },
  ])
  const id = await desk.posted({ plan_id, total_amount: 1 })
  const found = async () => Object.fromEntries(await checkReturns(db, fullSpeed))
  expect(await found()).toEqual({})
  const change = (text: string) =>
    asOwner(async owner => {
      await owner.query({ text: 'ALTER TABLE returns_share DISABLE TRIGGER USER' })
      await owner.query({ text, values: [id] })
      await owner.query({ text: 'ALTER TABLE returns_share ENABLE TRIGGER USER' })
    })
  await change('UPDATE returns_share SET amount_minor = amount_minor + 1 WHERE run_id = $1')
  expect(await found()).toMatchObject({ returns_off_their_shares: { example: id } })
  await change('UPDATE returns_share SET amount_minor = amount_minor - 1 WHERE run_id = $1')
  await change(`UPDATE returns_share SET state = 'waiting' WHERE run_id = $1`)
  expect(await found()).toMatchObject({ returns_off_their_shares: { example: id } })
  await change(`UPDATE returns_share SET state = 'posted' WHERE run_id = $1`)
})

it('keeps what was drafted, whoever writes to the tables', async () => {
  const { db } = desk.server
  const { id: plan_id } = await desk.planOf([{ '2026-04-10': 100_000n }])
  const id = await desk.drafted({ plan_id, total_amount: 1 })
  for (const text of [
    'UPDATE returns_share SET amount_minor = amount_minor + 1 WHERE run_id = $1',
    `UPDATE returns_share SET state = 'kept' WHERE run_id = $1`,
    'DELETE FROM returns_share WHERE run_id = $1',
    'UPDATE returns_run SET total_minor = 5 WHERE id = $1',
    `UPDATE returns_run SET status = 'reversed' WHERE id = $1`,
    `UPDATE returns_run SET status = 'posting', posted_at = now(), posted_by = drafted_by WHERE id = $1`,
  ]) {
    await expect(db.query({ text, values: [id] }), text).rejects.toThrow()
  }
})
