// The club can be opened on any day: what it tells is sound on each day of a year and of a leap year, at any hour.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { daysLater } from '@kinfold/contract/day/days-later'
import { monthsLater } from '@kinfold/contract/day/months-later'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoCalendarAt, referenceCalendar } from './calendar/demo-calendar.ts'
import { type DemoClub, demoClub, demoClubOn } from './demo-club.ts'
import { auditEntries } from './desk/audit-entries.ts'
import { demoBatches } from './desk/demo-batches.ts'
import { demoNotices } from './desk/demo-notices.ts'
import { demoUnmatched } from './desk/demo-unmatched.ts'
import { rolesProposals } from './desk/roles-proposals.ts'
import { demoHistory } from './history/demo-history.ts'
import { type DemoAccount, legsOf } from './history/legs-of.ts'
import { demoNotifications } from './notifications/demo-notifications.ts'
import { openPayments } from './payments/open-payments.ts'
import { people } from './people/people.ts'
import { demoPlans } from './plans/demo-plans.ts'
import { portfolioFacts } from './portfolios/portfolio-facts.ts'
import { demoRates } from './rates/demo-rates.ts'
import { subscriptionFacts } from './subscriptions/subscription-facts.ts'
import { demoWithdrawals } from './withdrawals/demo-withdrawals.ts'

const hours = ['23:00:01', '05:30:00', '06:00:10', '09:00:00', '14:20:45', '22:59:59']

/** Both years in the order of their days, each at another hour; one of them starts and ends a day in Lagos. */
const moments = Array.from({ length: 365 + 366 }, (_, index) => {
  const day = daysLater('2027-01-01', index)
  return `${day}T${hours[index % hours.length]}Z`
})

describe('on the reference day', () => {
  it('is told as it is written', () => {
    expect(demoClubOn(referenceCalendar)).toEqual({
      ...demoClub,
      people: Object.values(people),
      plans: demoPlans,
      rates: demoRates,
      portfolios: portfolioFacts,
      subscriptions: subscriptionFacts,
      ...demoHistory,
      openPayments,
      withdrawals: demoWithdrawals,
      batches: demoBatches,
      unmatched: demoUnmatched,
      notifications: demoNotifications,
      notices: demoNotices,
      rolesProposals,
      auditEntries,
    })
  })
})

describe.each([moments.slice(0, 365), moments.slice(365)])('from %s on', (...year) => {
  const clubs: { moment: string; club: DemoClub; balances: Balances }[] = []
  beforeAll(() => {
    for (const moment of year) {
      const club = demoClubOn(demoCalendarAt(new Date(moment)))
      clubs.push({ moment, club, balances: balancesOf(club) })
    }
  }, 180_000)
  const everyDay = (check: (club: DemoClub, balances: Balances) => void) => {
    for (const { moment, club, balances } of clubs) {
      try {
        check(club, balances)
      } catch (error) {
        throw new Error(`at ${moment}`, { cause: error })
      }
    }
  }

  it('has a history in order, which nothing is ahead of', () => {
    everyDay(({ movements, now }) => {
      const at = movements.map(each => each.at)
      expect(at.find((moment, index) => moment <= (at[index - 1] ?? ''))).toBeUndefined()
      expect(at.find(moment => new Date(moment).toISOString() !== moment)).toBeUndefined()
      expect(at.at(-1)?.slice(0, 19)).toSatisfy((last: string) => `${last}Z` <= now)
      expect(new Set(movements.map(({ id }) => id)).size).toBe(movements.length)
    })
  })

  it('never lets a wallet, a portfolio or unmatched money fall below nothing', () => {
    everyDay(({ portfolios }, balances) => {
      for (const [name, lines] of balances) {
        if (!/^(wallet|portfolio|payouts|unmatched)/.test(name)) continue
        expect(lines.find(({ balance }) => balance < 0n)).toBeUndefined()
      }
      for (const { key, status } of portfolios) {
        if (status !== 'closed') continue
        expect(balances.get(`portfolio ${key}`)?.at(-1)?.balance).toBe(0n)
      }
    })
  })

  it('could pay each withdrawal when it was asked for, besides those already open', () => {
    everyDay(({ withdrawals }, balances) => {
      for (const { owner, amount, requestedAt } of withdrawals) {
        const lines = balances.get(`wallet ${owner} ${amount.currency}`)
        const held = withdrawals
          .filter(each => each.owner === owner && each.amount.currency === amount.currency)
          .filter(each => open.includes(each.status) && each.requestedAt < requestedAt)
          .reduce((sum, each) => sum + each.amount.minor, 0n)
        const balance = lines?.findLast(({ at }) => at < requestedAt)?.balance ?? 0n
        expect(balance - held, requestedAt).toBeGreaterThanOrEqual(amount.minor)
      }
    })
  })

  it('has open withdrawals to be paid by the next 5th', () => {
    everyDay(({ day, now, withdrawals, batches }) => {
      const isBeforePayout = day.slice(8) <= '05'
      const next5th = monthsLater(day, isBeforePayout ? 0 : 1, 5)
      for (const { status, requestedAt, decidedAt, payBy, batch } of withdrawals) {
        expect(requestedAt <= (decidedAt ?? now)).toBe(true)
        expect((decidedAt ?? now) <= now).toBe(true)
        if (!open.includes(status)) continue
        expect(payBy >= next5th && payBy <= monthsLater(next5th, 1)).toBe(true)
        if (status !== 'in_batch') continue
        expect(payBy).toBe(next5th)
        const {
          preparedAt,
          releasedAt,
          status: batchStatus,
        } = batches.find(each => each.key === batch)!
        expect(batchStatus).toBe('released')
        expect([decidedAt, preparedAt, releasedAt, now].toSorted()).toEqual([
          decidedAt,
          preparedAt,
          releasedAt,
          now,
        ])
      }
      expect(withdrawals.filter(({ status }) => open.includes(status))).toHaveLength(5)
    })
  })

  it('has charged what was due, and charges next tomorrow or later', () => {
    everyDay(({ day, subscriptions, movements }) => {
      for (const facts of subscriptions) {
        const { key, status, lastChargeOn, lastChargedAt, periodOn, nextChargeOn, card } = facts
        if (nextChargeOn !== null) expect(nextChargeOn).toBe(periodOn)
        const charges = movements.filter(
          each => each.kind === 'contribution from outside' && each.subscription === key,
        )
        const last = charges.at(-1)?.at
        expect(last?.slice(0, 16)).toBe(lastChargedAt?.slice(0, 16))
        expect(last && dayInLagos(new Date(last))).toBe(lastChargeOn ?? undefined)
        expect(nextChargeOn === null).toBe(status !== 'active')
        if (status === 'past_due') {
          expect(periodOn).toBe(daysLater(day, -1))
          expect(card!.expires_on < periodOn!).toBe(true)
        }
        if (status === 'active' || status === 'paused') {
          expect(periodOn! > day).toBe(true)
          expect(periodOn! <= monthsLater(day, 1, 31)).toBe(true)
          expect(card!.expires_on > monthsLater(day, 6)).toBe(true)
          expect(lastChargeOn! > monthsLater(day, -1, 1)).toBe(true)
        }
      }
    })
  })

  it('has portfolios that began with their first contribution, and one that matures today', () => {
    everyDay(({ day, portfolios, movements }) => {
      for (const { key, status, plan, createdAt, startedOn, maturesOn } of portfolios) {
        const first = movements.find(each => 'portfolio' in each && each.portfolio === key)
        expect(first?.at.slice(0, 10), key).toBe(startedOn ?? undefined)
        if (startedOn === null || maturesOn === null) continue
        expect(createdAt.slice(0, 10)).toBe(startedOn)
        const terms = [1, 2].map(count => monthsLater(startedOn, count * (plan.tenor_months ?? 0)))
        expect(terms).toContain(maturesOn)
        if (status === 'active') expect(maturesOn > day).toBe(true)
        if (status === 'matured') expect(daysLater(maturesOn, 1) >= day).toBe(true)
        if (status === 'matured' && !day.endsWith('02-29')) expect(maturesOn).toBe(day)
        if (status === 'closed') expect(maturesOn < day).toBe(true)
      }
    })
  })

  it('has returns of every month up to the last, and one of them as a draft', () => {
    everyDay(({ day, returns, movements }) => {
      const lastEnd = monthsLater(day, -1, 31)
      const posted = movements.filter(({ kind }) => kind === 'return')
      expect(posted.at(-1)?.at.slice(0, 10)).toBe(lastEnd)
      const ends = new Set(posted.map(({ at }) => at.slice(0, 10)))
      expect([...ends].every(end => end === monthsLater(end, 0, 31))).toBe(true)
      expect(returns.at(-1)?.month).toBe(lastEnd.slice(0, 7))
      const postedIds = new Set(posted.map(each => 'postingId' in each && each.postingId))
      expect(returns.filter(({ id }) => !postedIds.has(id))).toHaveLength(1)
    })
  })

  it('has a fresh rate, after the others', () => {
    everyDay(({ now, rates }) => {
      const set = rates.map(({ setAt }) => setAt)
      expect(set).toEqual([...new Set(set)].sort())
      expect(Date.parse(now) - Date.parse(set.at(-1)!)).toBeLessThan(3 * dayMs)
    })
  })

  it('is alive: money moved yesterday, and a payment is minutes old', () => {
    everyDay(({ now, movements, openPayments: payments }) => {
      const ago = (moment: string) => Date.parse(now) - Date.parse(moment)
      expect(ago(movements.at(-1)!.at)).toBeLessThan(2 * dayMs)
      const pending = payments.filter(({ status }) => status === 'pending')
      expect(pending.every(({ createdAt }) => ago(createdAt) < 3_600_000)).toBe(true)
      const unconfirmed = payments.filter(({ status }) => status === 'pending_confirmation')
      expect(unconfirmed.every(({ createdAt }) => ago(createdAt) < 2 * dayMs)).toBe(true)
    })
  })

  it('speaks of nothing that has not happened', () => {
    everyDay(club => {
      const told = [
        ...club.people.flatMap(({ customer, documents }) => [
          customer.created_at,
          ...documents.flatMap(each => [each.submittedAt, each.decidedAt]),
        ]),
        ...club.notifications.map(each => each.createdAt),
        ...club.notices.map(each => each.sent_at),
        ...club.announcements.flatMap(each => [each.announced_at, each.withdrawn_at]),
        ...club.unmatched.flatMap(each => [each.receivedAt, each.decidedAt]),
        ...club.openPayments.flatMap(each => [each.createdAt, each.settledAt]),
        ...club.surveys.map(each => each.created_at),
        ...club.resources.map(each => each.created_at),
        ...club.auditEntries.map(each => each.happened_at),
        ...[...club.rateProposals, ...club.rolesProposals, ...club.bankDetailsProposals].map(
          each => each.proposed_at,
        ),
      ]
      expect(told.filter(moment => moment !== null && moment > club.now)).toEqual([])
    })
  })

  it('has nobody’s money before they joined', () => {
    everyDay(club => {
      for (const { key, customer } of club.people) {
        const first = club.movements.find(({ owner }) => owner === key)
        if (first) expect(customer.created_at < first.at, key).toBe(true)
      }
    })
  })
})

describe('the texts', () => {
  it('name the days that the club is on', () => {
    const club = demoClubOn(demoCalendarAt(new Date('2027-02-17T12:00:00Z')))
    const texts = [
      ...club.notices.map(({ body }) => body),
      ...club.announcements.map(({ body }) => body),
      ...club.notifications.flatMap(({ title, body }) => [title, body]),
      ...club.rolesProposals.map(({ reason }) => reason),
      ...club.surveys.map(({ survey }) => survey.description),
      ...club.plans.map(({ name, description }) => `${name}: ${description}`),
    ]
    expect(texts).toEqual(
      expect.arrayContaining([
        'It is on Saturday, 6 March, at ten. The link follows a day before.',
        'Returns for January',
        '₦40,000 will be paid on or before 5 March.',
        'Ngozi is on leave in March, and documents should not wait for her.',
        'Three questions about the first half of the year. It takes two minutes.',
        'Harvest 2025: A season’s crop finance. Closed; the last members were paid in March 2026.',
      ]),
    )
    expect(texts.join(' ')).not.toMatch(/June|July|May\b/)
    expect(club.unmatched.at(-2)?.bankReference).toBe('FT27043MM03')
  })
})

const open = ['pending', 'approved', 'in_batch']
const dayMs = 86_400_000

function nameOf(account: DemoAccount): string {
  if ('owner' in account) return `${account.of} ${account.owner} ${account.currency}`
  if (account.of === 'portfolio') return `portfolio ${account.portfolio}`
  return 'holder' in account
    ? `${account.of} ${account.holder} ${account.currency}`
    : `${account.of} ${account.currency}`
}

type Balances = ReadonlyMap<string, readonly { at: string; balance: bigint }[]>

/** Each account's balance after every one of its lines, oldest first. */
function balancesOf({ movements }: DemoClub): Balances {
  const balances = new Map<string, { at: string; balance: bigint }[]>()
  for (const movement of movements) {
    for (const { account, amount } of legsOf(movement)) {
      const name = nameOf(account)
      const lines = balances.get(name) ?? []
      balances.set(name, lines)
      const balance = (lines.at(-1)?.balance ?? 0n) + amount.minor
      lines.push({ at: movement.at, balance })
    }
  }
  return balances
}
