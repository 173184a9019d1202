// The club is seeded on the days that calendars stumble over: each gives sound books with today's agreements.
import { paymentsIn } from '@kinfold/personas/answers/payments-of'
import { demoCalendarAt } from '@kinfold/personas/calendar/demo-calendar'
import { demoClubOn } from '@kinfold/personas/demo-club'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { describe, expect, it } from 'vitest'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { carryOutDue } from '../modules/base/schedule/carry-out-due.ts'
import { dueWorks } from '../start/due-works.ts'
import { seedDemoClub } from './seed-demo-club.ts'

// At midnight in Lagos, in its night, before and after its charges, at noon, and in its last minute.
const moments = [
  '2027-01-30T23:00:00Z',
  '2027-02-28T02:30:00Z',
  '2028-02-29T05:59:00Z',
  '2027-03-01T06:00:10Z',
  '2027-11-02T11:00:00Z',
  '2027-06-03T09:00:00Z',
  '2027-10-05T22:59:59Z',
  '2027-12-31T15:00:00Z',
]

describe.each(moments)('seeded at %s', moment => {
  it('has sound books and what that day tells, however often it starts later', async () => {
    await using server = await createTestServer()
    server.clock.now = new Date(moment)
    const club = demoClubOn(demoCalendarAt(server.clock.now))
    await seedDemoClub(server.parts.services, server.clock.now)

    expect(await readAuditFindings(server.db)).toEqual(new Map())
    expect(await lastEvent(server)).toEqual(new Date(club.movements.at(-1)!.at))
    expect(await count(server, 'payment')).toBe(
      club.people.flatMap(person => paymentsIn(club, person)).length,
    )
    expect(await overdue(server, club.day)).toEqual({ charges: 0, maturities: 0, withdrawals: 0 })

    const before = await count(server, 'ledger.posting')
    server.clock.forward(40 * 86_400_000)
    await seedDemoClub(server.parts.services, server.clock.now)
    expect(await count(server, 'ledger.posting')).toBe(before)
  })

  it('leaves the first run nothing but the payout that was announced for today', async () => {
    await using server = await createTestServer()
    server.clock.now = new Date(moment)
    const { services } = server.parts
    await seedDemoClub(services, server.clock.now)

    const before = await agreements(server)
    const paidBefore = await transfersAbout(server, efesPortfolio)
    const transfers = await count(server, 'ledger.transfer')
    const failed: string[] = []
    const run = () => carryOutDue(services, dueWorks, ({ name }) => void failed.push(name))
    for (const _ of ['first', 'second']) {
      await run()
      expect(await count(server, 'ledger.transfer')).toBe(transfers + 1)
      expect(await transfersAbout(server, efesPortfolio)).toBe(paidBefore + 1)
      expect(await agreements(server)).toEqual(before)
    }
    expect(failed).toEqual([])
  })
})

const efesPortfolio = portfolioFactsOf('efe purple dollar').id

/** Whatever a run could charge, expire or pay. */
async function agreements({ db }: TestServer): Promise<unknown> {
  const tables = ['subscription', 'payment', 'withdrawal', 'ledger.hold']
  return Promise.all(tables.map(table => db.query({ text: `SELECT * FROM ${table} ORDER BY id` })))
}

async function transfersAbout({ db }: TestServer, portfolioId: string): Promise<number> {
  const text = 'SELECT count(*)::int AS count FROM ledger.transfer WHERE portfolio_id = $1'
  const [row] = await db.query<{ count: number }>({ text, values: [portfolioId] })
  return row?.count ?? 0
}

async function lastEvent({ db }: TestServer): Promise<unknown> {
  const text = 'SELECT max(event_at) AS at FROM ledger.transfer'
  const [row] = await db.query<{ at: Date }>({ text })
  return row?.at
}

async function count({ db }: TestServer, table: string): Promise<number> {
  const [row] = await db.query<{ count: number }>({ text: `SELECT count(*)::int FROM ${table}` })
  return row?.count ?? 0
}

/** What would be late: charges, active portfolios whose term is over, open withdrawals. */
async function overdue({ db }: TestServer, day: string): Promise<unknown> {
  const text = `
    SELECT
      (SELECT count(*)::int FROM subscription WHERE next_charge_on <= $1) AS charges,
      (SELECT count(*)::int FROM portfolio WHERE status = 'active' AND matures_on <= $1) AS maturities,
      (SELECT count(*)::int FROM withdrawal
        WHERE status IN ('pending', 'approved', 'in_batch') AND pay_by < $1) AS withdrawals`
  const [row] = await db.query({ text, values: [day] })
  return row
}
