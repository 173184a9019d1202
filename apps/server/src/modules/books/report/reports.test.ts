// A report says what the ledger says, for whatever happened.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { AnswerOf } from '@kinfold/contract/endpoint'
import { currencies } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { getMonthReport } from '@kinfold/contract/report/get-month-report'
import { getYearTrend } from '@kinfold/contract/report/get-year-trend'
import type { ReportLine } from '@kinfold/contract/report/report-line'
import { operators } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { act, beginHistory, type Entry, type ReportHistory } from '#test/clubs/report-history.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { closeMonth } from '../../../ledger/close-month.ts'
import { readBalanceAt } from '../../../ledger/read-balance-at.ts'
import { monthSpan } from '../../../paging/club-spans.ts'

const histories = process.env.KINFOLD_LONG === undefined ? 5 : 1_000

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub()
})
afterAll(() => server[Symbol.asyncDispose]())

const kobo = (amount: number) => moneyFromWire('NGN', amount).minor

const inKobo = (line: ReportLine) =>
  Object.fromEntries(Object.entries(line).map(([part, amount]) => [part, kobo(amount)]))

/** The line that the second account of the history makes. */
function lineOf(entries: readonly Entry[], year: number, month: number) {
  const { from, until } = monthSpan(year, month)
  const sum = (wanted: (entry: Entry) => boolean) =>
    entries.filter(wanted).reduce((all, { minor }) => all + minor, 0n)
  const during = (part: Entry['part']) =>
    sum(({ at, part: of }) => at >= from && at < until && of === part)
  return {
    opening: sum(({ at }) => at < from),
    contributions: during('contributions'),
    returns: during('returns'),
    fees: during('fees'),
    payouts: during('payouts'),
    closing: sum(({ at }) => at < until),
  }
}

/** What the ledger's own function says all portfolios held before a moment. */
async function heldBefore(
  { portfolios }: ReportHistory,
  until: Date,
): Promise<Map<string, bigint>> {
  const held = new Map<string, bigint>()
  for (const { id, currency } of portfolios) {
    const effectiveBy = new Date(until.getTime() - 1)
    const { minor } = await readBalanceAt(server.db, portfolioAccount(id, currency), {
      effectiveBy,
    })
    held.set(currency, (held.get(currency) ?? 0n) + minor)
  }
  return held
}

const months = [
  [2024, 12],
  [2025, 1],
  [2025, 2],
  [2025, 3],
  [2025, 6],
  [2025, 12],
  [2026, 1],
  [2026, 2],
] as const

async function expectTold(history: ReportHistory, token: string, entries: readonly Entry[]) {
  for (const [year, month] of months) {
    const report = await server.ask(getMonthReport, { token, query: { year, month } })
    const held = await heldBefore(history, monthSpan(year, month).until)
    for (const { currency, total, plans } of report.currencies) {
      const own = entries.filter(each => each.currency === currency)
      expect(inKobo(total), `${currency} ${year}-${month}`).toEqual(lineOf(own, year, month))
      if (entries === history.entries) expect(inKobo(total).closing).toBe(held.get(currency))
      for (const { plan, line } of plans) {
        const inPlan = own.filter(each => each.plan === plan.id)
        expect(inKobo(line), `${plan.name} ${year}-${month}`).toEqual(lineOf(inPlan, year, month))
      }
      const ofPlans = plans.reduce((sum, { line }) => sum + (inKobo(line).closing ?? 0n), 0n)
      expect(inKobo(total).closing).toBe(ofPlans)
    }
    expect(report.currencies.map(({ currency }) => currency)).toEqual(currencies)
  }
  for (const year of [2024, 2025, 2026]) {
    const trend = await server.ask(getYearTrend, { token, query: { year } })
    for (const told of trend.currencies) {
      const own = entries.filter(({ currency }) => currency === told.currency)
      for (const { month, line } of told.months) {
        expect(inKobo(line)).toEqual(lineOf(own, year, month))
      }
      for (const { plan, closings } of told.plans) {
        const inPlan = own.filter(each => each.plan === plan.id)
        expect(closings.map(kobo)).toEqual(
          told.months.map(({ month }) => lineOf(inPlan, year, month).closing),
        )
      }
    }
  }
}

describe('a report of any history', () => {
  it('adds up to the ledger, and waits for runs of returns to be complete', async () => {
    let member = 0
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async acts => {
        member += 1
        const email = `history-${member}@club.example`
        const token = await join(server, email)
        const [{ id } = { id: '' }] = await server.db.query<{ id: string }>({
          text: 'SELECT id FROM account WHERE email_key = $1',
          values: [email],
        })
        const history = await beginHistory(server, id)
        for (const each of acts) await history.carryOut(each)
        const finished = history.entries.filter(({ isUnfinished }) => !isUnfinished)
        await expectTold(history, token, finished)
        await history.finish()
        await expectTold(history, token, history.entries)
      }),
      { numRuns: histories, endOnFailure: true },
    )
  }, 3_600_000)
})

describe('a year’s return', () => {
  it('is the same whatever the member puts in or takes out', async () => {
    const token = await join(server, 'returns@club.example')
    const [{ id } = { id: '' }] = await server.db.query<{ id: string }>({
      text: `SELECT id FROM account WHERE email_key = 'returns@club.example'`,
    })
    const history = await beginHistory(server, id)
    const at = (what: 'contribute' | 'return' | 'fee' | 'pay out', day: string, minor: bigint) =>
      history.carryOut({ what, portfolio: 0, at: `2025-${day}T12:00:00Z` as never, minor })
    await at('contribute', '01-05', 100_000n)
    await at('return', '01-31', 10_000n)
    await at('fee', '01-31', 1_000n)
    await at('contribute', '02-20', 891_000n)
    await at('return', '02-28', 100_000n)
    await at('pay out', '03-05', 1_000_000n)
    await at('return', '03-31', 10_000n)
    const { currencies: told } = await server.ask(getYearTrend, { token, query: { year: 2025 } })
    // 9 % after the fee, then 10 % twice.
    expect(told.map(({ return_bps }) => return_bps)).toEqual([3_189, null])
  })
})

describe('a closed month', () => {
  it('stays as it was reported, whatever is booked later', async () => {
    const token = await sessionFor(server, dayo.customer.email)
    const read = (year: number, month: number): Promise<AnswerOf<typeof getMonthReport>> =>
      server.ask(getMonthReport, { token, query: { year, month } })
    const history = await beginHistory(server, dayo.customer.id)
    const put = (at: string, minor: bigint, what: 'contribute' | 'reverse' = 'contribute') =>
      history.carryOut({ what, portfolio: 0, at: at as never, minor })
    await put('2026-05-15T12:00:00Z', 5_000n)
    const before = await read(2026, 5)
    const [closedBy, confirmedBy] = [operators.zainab.operatorId, operators.tunde.operatorId]
    await closeMonth(server.db, { month: '2026-05', closedBy, confirmedBy })
    await put('2026-05-31T22:59:59Z', 7_000n)
    await put('2026-05-01T00:00:00Z', 0n, 'reverse')
    expect(history.entries.map(({ minor }) => minor)).toEqual([5_000n, -5_000n])
    expect(await read(2026, 5)).toEqual(before)
    const made = history.entries[1]?.at ?? new Date()
    const [year, month] = dayInLagos(made).split('-')
    const after = await read(Number(year), Number(month))
    const lines = after.currencies.flatMap(({ plans }) => plans)
    const own = lines.find(({ plan }) => plan.id === history.entries[0]?.plan)
    expect(own?.line).toMatchObject({ opening: 50, contributions: -50, closing: 0 })
  })
})
