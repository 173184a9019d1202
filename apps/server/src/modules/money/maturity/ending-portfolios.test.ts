import { money } from '@kinfold/contract/money/money'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { harvest, steadyIncome } from '@kinfold/personas/plans/demo-plans'
import { referenceDay } from '@kinfold/personas/reference-day'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPortfolioClub, type PortfolioClub } from '#test/clubs/portfolio-club.ts'
import { losingConnections } from '#test/databases/losing-connections.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { release } from '../../../ledger/release.ts'
import { reserve } from '../../../ledger/reserve.ts'
import { dueWorks } from '../../../start/due-works.ts'
import { advanceClock } from '../../whole/sandbox/advance-clock.ts'
import { maturePortfolios } from './mature-portfolios.ts'
import { remindOfMaturity } from './remind-of-maturity.ts'

let club: PortfolioClub
beforeEach(async () => {
  club = await openPortfolioClub()
})
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})

const dayo = people.dayo.customer
const noId = '00000000-0000-4000-8000-000000000000'
const statusesOf = async (table: 'payment' | 'subscription', portfolioId: string) => {
  const text = `SELECT status FROM ${table} WHERE portfolio_id = $1 ORDER BY status`
  const values = [portfolioId]
  const rows = await club.server.db.query<{ status: string }>({ text, values })
  return rows.map(({ status }) => status)
}
const mails = async (title: string) =>
  (await club.server.inbox(dayo.email)).filter(({ subject }) => subject === title)
const closePlan = (id: number) =>
  club.server.db.query({ text: `UPDATE plan SET state = 'closed' WHERE id = $1`, values: [id] })
const lineOf = async (id: string) => {
  const token = await club.tokenOf('dayo')
  const params = { id }
  const page = await club.server.ask(listPortfolioMovements, { token, params, query: {} })
  return page.items[0]
}

describe('a portfolio that is deleted', () => {
  it('takes its checkout and its recurring contribution with it, but no announced transfer', async () => {
    const id = await club.begin({ status: 'pending_confirmation' })
    await club.addPayment(id, 'pending')
    await club.addPayment(id, 'pending_confirmation')
    await club.addSubscription(id, 'pending')
    expect(await club.remove(id)).toMatchObject({ status: 200, body: { done: true } })
    expect((await club.row(id)).status).toBe('cancelled')
    expect(await statusesOf('payment', id)).toEqual(['cancelled', 'pending_confirmation'])
    expect(await statusesOf('subscription', id)).toEqual(['cancelled'])
    expect((await club.remove(id)).code).toBe('portfolio_not_open')
  })

  it('leaves what belongs to others alone', async () => {
    const other = await club.begin({ status: 'pending_payment' })
    await club.addPayment(other, 'pending')
    await club.addSubscription(other, 'pending')
    expect((await club.remove(await club.begin({ status: 'pending_payment' }))).status).toBe(200)
    expect((await club.remove(other, 'efe')).code).toBe('not_found')
    expect((await club.remove(noId)).code).toBe('not_found')
    expect((await club.row(other)).status).toBe('pending_payment')
    expect(await statusesOf('payment', other)).toEqual(['pending'])
    expect(await statusesOf('subscription', other)).toEqual(['pending'])
  })
})

describe('a choice', () => {
  it('holds until the day before the term ends, where the club is', async () => {
    club.server.clock.now = new Date('2026-06-03T20:00:00Z')
    const id = await club.begin({ maturesOn: '2026-06-04' })
    expect((await club.choose(id, 'roll_over')).body).toMatchObject({
      id,
      at_maturity: 'roll_over',
    })
    // One minute before midnight in Lagos, and then midnight.
    club.server.clock.now = new Date('2026-06-03T22:59:00Z')
    expect((await club.choose(id, 'pay_out')).status).toBe(200)
    club.server.clock.now = new Date('2026-06-03T23:00:00Z')
    expect((await club.choose(id, 'roll_over')).code).toBe('portfolio_not_open')
    expect((await club.row(id)).atMaturity).toBe('pay_out')
  })

  it('is nobody else’s, and no further term in a closed plan', async () => {
    const id = await club.begin({ maturesOn: '2026-07-01' })
    expect((await club.choose(id, 'roll_over', 'efe')).code).toBe('not_found')
    expect((await club.row(id)).atMaturity).toBe('pay_out')
    await closePlan(steadyIncome.id)
    expect((await club.choose(id, 'roll_over')).code).toBe('plan_closed')
    expect((await club.choose(id, 'pay_out')).status).toBe(200)
  })
})

describe('a portfolio whose term ends', () => {
  it('is paid to the wallet once, told once, and feeds on nothing any more', async () => {
    const before = await club.wallet()
    const id = await club.begin({ value: 123_456_789n })
    await club.addSubscription(id, 'active')
    await club.addSubscription(id, 'past_due')
    await club.addSubscription(id, 'paused')
    await club.addSubscription(id, 'pending')
    await club.mature()
    await club.mature()
    expect(await club.wallet()).toBe(before + 123_456_789n)
    expect(await lineOf(id)).toMatchObject({
      kind: 'payout',
      amount: -1_234_567.89,
      value_after: 0,
    })
    expect(await statusesOf('subscription', id)).toEqual(['cancelled', 'ended', 'ended', 'ended'])
    const title = 'Steady Income was paid out'
    expect((await club.news()).filter(news => news.title === title)).toEqual([
      {
        title,
        body: '₦1,234,567.89 is in your NGN wallet. Its recurring contribution has ended.',
      },
    ])
    expect(await mails(title)).toHaveLength(1)
  })

  it('ends at midnight in Lagos, and not before', async () => {
    const id = await club.begin({ maturesOn: '2026-06-10', value: 1n })
    const due = new Date('2026-06-09T23:00:00Z')
    expect(await maturePortfolios.nextDue(club.server.db)).toEqual(due)
    await club.mature(new Date(due.getTime() - 1))
    expect((await club.row(id)).status).toBe('active')
    await club.mature(due)
    expect((await club.row(id)).status).toBe('closed')
    expect(await maturePortfolios.nextDue(club.server.db)).toBeUndefined()
    const [transfer] = await club.server.db.query<{ event_at: Date }>({
      text: `SELECT event_at FROM ledger.transfer WHERE scope = 'maturity' AND key = $1`,
      values: [`${id}:2026-06-10`],
    })
    expect(transfer?.event_at).toEqual(due)
  })

  it('rolls over with all it holds, and returns to its day after a shorter month', async () => {
    const before = await club.wallet()
    const id = await club.begin({
      choice: 'roll_over',
      value: 700n,
      startedOn: '2025-08-31',
      maturesOn: '2026-02-28',
    })
    await club.addSubscription(id, 'active')
    await club.mature(new Date('2026-02-28T10:00:00Z'))
    const row = await club.row(id)
    expect(row).toMatchObject({
      status: 'active',
      startedOn: '2025-08-31',
      maturesOn: '2026-08-31',
      atMaturity: 'roll_over',
    })
    expect(await club.value(id)).toBe(700n)
    expect(await club.wallet()).toBe(before)
    expect(await statusesOf('subscription', id)).toEqual(['active'])
    expect((await club.news())[0]).toEqual({
      title: 'Steady Income was rolled over',
      body: 'As you chose, its value stays in the plan for another 6 months, until 31 August 2026.',
    })
    // The next term's end is another one.
    await club.choose(id, 'pay_out')
    await club.mature(new Date('2026-08-31T10:00:00Z'))
    expect(await club.wallet()).toBe(before + 700n)
  })

  it('catches up term by term after a long pause', async () => {
    const id = await club.begin({ choice: 'roll_over', value: 1n, startedOn: '2024-06-03' })
    await club.mature(new Date('2027-12-31T10:00:00Z'))
    expect((await club.row(id)).maturesOn).toBe('2028-06-03')
    const told = (await club.news()).filter(
      ({ title }) => title === 'Steady Income was rolled over',
    )
    expect(told).toHaveLength(4)
  })

  it('is paid out of a plan that has closed meanwhile, and says so', async () => {
    const before = await club.wallet()
    const id = await club.begin({ choice: 'roll_over', value: 700n })
    await closePlan(steadyIncome.id)
    await club.mature()
    expect((await club.row(id)).status).toBe('closed')
    expect(await club.wallet()).toBe(before + 700n)
    expect((await club.news())[0]?.body).toBe(
      'You chose another term, but the plan is closed by now and takes no new one. ₦7 is in your NGN wallet.',
    )
  })

  it('closes without a movement when it holds nothing', async () => {
    const id = await club.begin({ choice: 'roll_over' })
    await club.mature()
    expect((await club.row(id)).status).toBe('closed')
    expect(await lineOf(id)).toBeUndefined()
    expect((await club.news())[0]).toEqual({
      title: 'Steady Income has matured',
      body: 'There was nothing left in it to be paid out.',
    })
  })

  it('ends within a minute where the database was lost meanwhile', async () => {
    const id = await club.begin({ value: 1n })
    const { services } = club.server.parts
    const losing = { ...services, db: losingConnections(services.db) }
    const lost = maturePortfolios.carryOut(losing, club.server.clock.now)
    await expect(lost).rejects.toThrow('cannot reach our records')
    expect(await club.row(id)).toMatchObject({ status: 'active', retryOn: null })
    await club.mature()
    expect((await club.row(id)).status).toBe('closed')
  })

  it('doesn’t keep up the others when it can’t end, and waits as matured', async () => {
    const stuck = await club.begin({ value: 1n, startedOn: '2025-01-01', maturesOn: '2026-06-01' })
    const others = [await club.begin({ value: 1n }), await club.begin({ value: 2n })]
    const account = portfolioAccount(stuck, 'NGN')
    const { holdId } = await reserve(club.server.db, {
      attempt: moneyAttempts.withdrawalHold(stuck),
      account,
      amount: money('NGN', 1n),
    })
    const token = await club.tokenFor(operators.tunde.email)
    const stuckAtDesk = async () =>
      (await club.server.ask(getDeskOverview, { token })).stuck_portfolios
    expect(await stuckAtDesk()).toBe(0)
    await expect(club.mature()).rejects.toThrow(stuck)
    expect((await club.row(stuck)).status).toBe('matured')
    expect(await stuckAtDesk()).toBe(1)
    expect(await club.value(stuck)).toBe(1n)
    for (const id of others) expect((await club.row(id)).status).toBe('closed')
    // It is tried again tomorrow, and not before.
    const tomorrow = new Date('2026-06-03T23:00:00Z')
    expect(await maturePortfolios.nextDue(club.server.db)).toEqual(tomorrow)
    await club.mature()
    await release(club.server.db, holdId)
    await club.mature()
    expect((await club.row(stuck)).status).toBe('matured')
    await club.mature(tomorrow)
    expect((await club.row(stuck)).status).toBe('closed')
    expect(await stuckAtDesk()).toBe(0)
  })
})

describe('a portfolio that an operator closes', () => {
  it('leaves for the wallet, with the reason in the books, the log and the news', async () => {
    const before = await club.wallet()
    const id = await club.begin({ value: 700n, maturesOn: '2027-01-01' })
    await club.addSubscription(id, 'active')
    const answer = await club.close(id, { key: 'closed-once' })
    expect(answer).toMatchObject({
      status: 200,
      body: { id, status: 'closed', value: 0, paid_out: -7, contributed: 7, is_recurring: false },
    })
    expect(await club.close(id, { key: 'closed-once' })).toMatchObject({ body: answer.body })
    expect((await club.close(id)).code).toBe('portfolio_not_open')
    expect(await club.wallet()).toBe(before + 700n)
    expect(await statusesOf('subscription', id)).toEqual(['ended'])
    const title = 'Steady Income was closed'
    expect(await club.news()).toContainEqual({
      title,
      body: '₦7 is in your NGN wallet. Its recurring contribution has ended. The portfolio was closed for this reason:\n\nAsked for by the member.',
    })
    expect(await mails(title)).toHaveLength(1)
    const token = await club.tokenFor(operators.zainab.email)
    const query = { action: 'portfolio.closed' }
    const { items } = await club.server.ask(listAuditEntries, { token, query })
    expect(items).toMatchObject([
      { actor_name: 'Tunde Bakare', subject_id: id, detail: '₦7. Asked for by the member.' },
    ])
  })

  it('may hold nothing', async () => {
    const id = await club.begin({ planId: harvest.id, maturesOn: null })
    expect((await club.close(id)).body).toMatchObject({ status: 'closed', value: 0 })
    expect((await club.news())[0]?.body).toContain('There was nothing in it.')
  })

  it('is closed by an approver only, and never their own', async () => {
    const id = await club.begin({ value: 700n })
    for (const by of ['ngozi', 'zainab'] as const) {
      expect((await club.close(id, { by })).code, by).toBe('forbidden')
    }
    expect((await club.close(noId)).code).toBe('not_found')
    const { db } = club.server
    const own = [dayo.id]
    const enabled = 'UPDATE account SET totp_enabled_at = now() WHERE id = $1'
    await db.query({ text: enabled, values: own })
    await db.query({
      text: `INSERT INTO operator (id, name, roles, created_at) VALUES ($1, 'Dayo Bello', ARRAY['approver'], now())`,
      values: own,
    })
    const token = await club.tokenOf('dayo')
    const path = `/api/operator/portfolio/close/${id}`
    const body = { reason: 'Mine.' }
    expect((await club.server.call('POST', path, { token, body })).code).toBe('about_yourself')
    expect(await club.value(id)).toBe(700n)
  })

  it('is closed by two above the limit of one: what is closed bears no loss that is posted afterwards', async () => {
    const before = await club.wallet()
    const first = await club.begin({ value: 900_000_00n })
    const second = await club.begin({ value: 900_000_00n })
    expect((await club.close(first)).body).toMatchObject({ status: 'closed' })
    expect((await club.close(second)).body).toMatchObject({ status: 'active', value: 900_000 })
    expect((await club.close(second)).code).toBe('second_person_needed')
    expect(await club.wallet()).toBe(before + 900_000_00n)
    expect((await club.close(second, { by: 'uche' })).body).toMatchObject({ status: 'closed' })
    expect(await club.wallet()).toBe(before + 1_800_000_00n)
  })

  it('takes the largest amount there can be', async () => {
    const before = await club.wallet()
    const largest = 9_000_000_000_000_000n - before
    const id = await club.begin({ value: largest })
    expect((await club.close(id)).body).toMatchObject({ status: 'active' })
    expect((await club.close(id, { by: 'uche' })).status).toBe(200)
    expect(await club.wallet()).toBe(before + largest)
  })
})

describe('a reminder', () => {
  const remind = (day: string) => club.carryOut(remindOfMaturity, new Date(`${day}T10:00:00Z`))

  it('comes once, fourteen days before each end', async () => {
    const id = await club.begin({ maturesOn: '2026-06-24', choice: 'roll_over', value: 1n })
    const due = new Date('2026-06-09T23:00:00Z')
    expect(await remindOfMaturity.nextDue(club.server.db)).toEqual(due)
    await remind('2026-06-09')
    const titles = async () =>
      (await club.news()).map(({ title }) => title).filter(title => title.includes('matures on'))
    expect(await titles()).toEqual([])
    await remind('2026-06-10')
    await remind('2026-06-11')
    expect(await titles()).toEqual(['Steady Income matures on 24 June 2026'])
    expect(await mails('Steady Income matures on 24 June 2026')).toHaveLength(1)
    expect(await remindOfMaturity.nextDue(club.server.db)).toBeUndefined()
    await club.mature(new Date('2026-06-24T10:00:00Z'))
    expect(await remindOfMaturity.nextDue(club.server.db)).toEqual(new Date('2026-11-18T23:00:00Z'))
    expect((await club.row(id)).remindedOf).toBe('2026-06-24')
  })

  it('comes on its day, and the payout on its own, when a sandbox’s clock goes ahead', async () => {
    const before = await club.wallet()
    const id = await club.begin({ value: 700n, maturesOn: '2026-06-24' })
    const failures: unknown[] = []
    const { services } = club.server.parts
    await advanceClock(services, dueWorks, 30, (_, error) => void failures.push(error))
    expect(failures).toEqual([])
    expect((await club.row(id)).status).toBe('closed')
    expect(await club.wallet()).toBe(before + 700n)
    const told = await club.server.db.query<{ title: string; day: string }>({
      text: `SELECT title, (created_at AT TIME ZONE 'Africa/Lagos')::date::text AS day
               FROM notification WHERE title LIKE 'Steady Income %' ORDER BY created_at`,
    })
    expect(told).toEqual([
      { title: 'Steady Income matures on 24 June 2026', day: '2026-06-10' },
      { title: 'Steady Income was paid out', day: '2026-06-24' },
    ])
  })

  it('doesn’t keep a sandbox’s clock that passes a term nobody was reminded of', async () => {
    await club.begin({ value: 1n, maturesOn: '2026-06-01' })
    const failures: unknown[] = []
    const { services } = club.server.parts
    await advanceClock(services, dueWorks, 1, (_, error) => void failures.push(error))
    expect(failures).toEqual([])
    const titles = (await club.news()).map(({ title }) => title)
    expect(titles).toContain('Steady Income was paid out')
  })

  it('comes to the others when one fails, and to that one the next time', async () => {
    const { outbox, ...others } = club.server.parts.services
    await club.begin({ owner: 'efe', maturesOn: '2026-06-10' })
    await club.begin({ maturesOn: '2026-06-11' })
    const title = 'Steady Income matures on 11 June 2026'
    const services = {
      ...others,
      outbox: {
        ...outbox,
        post: (...[tx, email, mail]: Parameters<typeof outbox.post>) =>
          email === people.efe.customer.email
            ? Promise.reject(new Error('no'))
            : outbox.post(tx, email, mail),
      },
    }
    const { now } = club.server.clock
    await expect(remindOfMaturity.carryOut(services, now)).rejects.toThrow('no reminder')
    expect(await mails(title)).toHaveLength(1)
    expect(await remindOfMaturity.nextDue(club.server.db)).toBeDefined()
    await club.carryOut(remindOfMaturity)
    expect(await mails(title)).toHaveLength(1)
    expect(await remindOfMaturity.nextDue(club.server.db)).toBeUndefined()
  })

  it('doesn’t come for a term that is over, or that never ends', async () => {
    await club.begin({ maturesOn: referenceDay })
    await club.begin({ maturesOn: null })
    await club.begin({ maturesOn: '2026-06-10', status: 'closed' })
    await remind(referenceDay)
    expect((await club.news()).filter(({ title }) => title.includes('matures on'))).toEqual([])
  })

  it.each([
    [
      'pay_out',
      'open',
      'Its value will be paid to your NGN wallet that day. If you would like it to stay',
    ],
    ['roll_over', 'open', 'Its value will stay in the plan for another 6 months, as you chose. If'],
    ['roll_over', 'closed', 'NGN wallet that day: the plan is closed and takes no new term.'],
  ] as const)('says what happens: %s, in an %s plan', async (choice, state, text) => {
    await club.begin({ maturesOn: '2026-06-10', choice })
    if (state === 'closed') await closePlan(steadyIncome.id)
    await remind(referenceDay)
    expect((await club.news())[0]?.body).toContain(text)
  })
})
