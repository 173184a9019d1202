// Returns were booked before they had a row of their own: the migration makes it from the ledger.
import { readFileSync } from 'node:fs'
import { steadyIncome } from '@kinfold/personas/plans/demo-plans'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReturnsDesk, type ReturnsDesk } from '#test/desks/returns-desk.ts'
import { checkReturns } from '../../books/books/check-returns.ts'
import { fullSpeed } from '../../books/books/in-chunks.ts'
import { returnsRun, returnsShare } from '../../holdings/portfolio/returns.tables.ts'

let desk: ReturnsDesk
beforeAll(async () => {
  desk = await openReturnsDesk()
})
afterAll(() => desk[Symbol.asyncDispose]())

/** The statements of a migration from the one that begins so to the end, or to what comes next. */
function statementsOf(migration: string, from: string, until?: string): string[] {
  const file = new URL(`../../../../drizzle/${migration}.sql`, import.meta.url)
  const sql = readFileSync(file, 'utf8')
  const part = sql.slice(sql.indexOf(from), until === undefined ? undefined : sql.indexOf(until))
  return part.split(/;\s*$/m).filter(text => text.trim() !== '')
}

/** Worked out once a run has its shares. */
const kept = ['basis_minor', 'members', 'largest_bps']

async function migrateAgain(): Promise<void> {
  const tables = ['returns_share', 'returns_run']
  const triggers = (what: 'DISABLE' | 'ENABLE') =>
    tables.map(table => `ALTER TABLE ${table} ${what} TRIGGER USER`)
  const statements = [
    ...triggers('DISABLE'),
    ...tables.map(table => `DELETE FROM ${table}`),
    ...kept.map(column => `ALTER TABLE returns_run ALTER COLUMN ${column} DROP NOT NULL`),
    ...statementsOf('0044_returns_runs', 'INSERT INTO "returns_run"'),
    ...statementsOf(
      '0081_basis_of_returns',
      'UPDATE "returns_run"',
      'ALTER TABLE "returns_run" ENABLE',
    ),
    ...statementsOf('0090_plan_sizes', 'UPDATE "returns_run"', 'ALTER TABLE "returns_run" ENABLE'),
    ...kept.map(column => `ALTER TABLE returns_run ALTER COLUMN ${column} SET NOT NULL`),
    ...triggers('ENABLE'),
  ]
  await desk.server.asOwner(async owner => {
    for (const text of statements) await owner.query({ text })
  })
}

it('have their run with the shares that were booked, and nobody is told of them again', async () => {
  const { db } = desk.server
  const read = async () => {
    const runs = await db.orm.select().from(returnsRun)
    const shares = await db.orm.select().from(returnsShare)
    const posted = runs.filter(({ status }) => status === 'posted')
    const totals = posted.map(
      ({ id, planId, period, totalMinor, feeMinor, portfolios, basisMinor, members, largestBps }) =>
        [
          id,
          planId,
          period,
          totalMinor,
          feeMinor,
          portfolios,
          basisMinor,
          members,
          largestBps,
        ].join(' '),
    )
    const ids = new Set(posted.map(({ id }) => id))
    const parts = shares
      .filter(({ runId }) => ids.has(runId))
      .map(({ runId, portfolioId, memberId, weight, amountMinor, feeMinor, state }) =>
        [runId, portfolioId, memberId, weight, amountMinor, feeMinor, state].join(' '),
      )
    return { totals: totals.toSorted(), parts: parts.toSorted(), runs }
  }
  const before = await read()
  await migrateAgain()
  const after = await read()
  expect(after.totals).toEqual(before.totals)
  expect(after.parts).toEqual(before.parts)
  expect(after.runs.every(({ dueAt, toldAt }) => dueAt === null && toldAt !== null)).toBe(true)
  expect(await checkReturns(db, fullSpeed)).toEqual(new Map())
  // They are corrected like any others, and the month that was never booked can be drafted.
  const [latest] = after.runs.toSorted((a, b) => (a.period < b.period ? 1 : -1))
  expect((await desk.reverse(latest?.id ?? '')).status).toBe(200)
  expect((await desk.draft({ plan_id: steadyIncome.id, total_amount: 10 })).status).toBe(200)
})
