// Runs of returns that are cut short anywhere, by several processes at once: the books are the same ever after.
import { patience } from '@kinfold/test-support/patience'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReturnsDesk, type ReturnsDesk } from '#test/desks/returns-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { Database } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { carryOutRun } from './carry-out-returns.ts'

let desk: ReturnsDesk
beforeAll(async () => {
  desk = await openReturnsDesk()
})
afterAll(() => desk[Symbol.asyncDispose]())

class CutShortError extends Error {}

/** A process that ends at its nth transaction: before it is committed, or when its answer is on the way. */
function cutShort(services: Services, nth: number, isCommitted: boolean): Services {
  let left = nth
  const db: Database = {
    ...services.db,
    async transaction(work, options) {
      left -= 1
      if (left !== 0) return services.db.transaction(work, options)
      await services.db.transaction(async tx => {
        const result = await work(tx)
        if (!isCommitted) throw new CutShortError()
        return result
      }, options)
      throw new CutShortError()
    },
  }
  return { ...services, db }
}

const ignoreCut = (error: unknown) => {
  if (!(error instanceof CutShortError)) throw error
}

it('each portfolio has its share once, and gives it back once', {
  timeout: patience(120_000),
}, async () => {
  const held = Array.from({ length: 410 }, (_, n) => ({ '2026-04-10': 1_000n + BigInt(n * n) }))
  const { id: plan_id, portfolios } = await desk.planOf(held)
  const before = await desk.values(portfolios)
  const { services } = desk.server.parts
  const cuts = fc.array(
    fc.record({ nth: fc.integer({ min: 1, max: 7 }), isCommitted: fc.boolean() }),
    {
      maxLength: 4,
    },
  )
  const total = fc.integer({ min: -50_000, max: 50_000 }).filter(minor => minor !== 0)
  const runCut = async (id: string, all: readonly { nth: number; isCommitted: boolean }[]) => {
    await Promise.all(
      all.map(({ nth, isCommitted }) =>
        carryOutRun(cutShort(services, nth, isCommitted), id).catch(ignoreCut),
      ),
    )
    await carryOutRun(services, id)
  }
  await fc.assert(
    fc.asyncProperty(total, cuts, cuts, async (minor, first, second) => {
      const fee = minor > 100 ? { fee_amount: 1 } : {}
      const id = await desk.drafted({ plan_id, total_amount: minor / 100, ...fee })
      await desk.post(id)
      await runCut(id, first)
      const after = await desk.values(portfolios)
      const given = after.reduce((sum, value, n) => sum + value - (before[n] ?? 0n), 0n)
      expect(given).toBe(BigInt(minor) - (minor > 100 ? 100n : 0n))
      const by = new Map<string, bigint>()
      for (let page = 1; page <= 5; page += 1) {
        for (const share of (await desk.detail(id, { page })).shares.items) {
          by.set(share.portfolio_id, BigInt(Math.round((share.return_amount - share.fee) * 100)))
          expect(share.state).toBe('posted')
        }
      }
      expect(after).toEqual(portfolios.map((each, n) => (before[n] ?? 0n) + (by.get(each) ?? 0n)))
      await desk.reverse(id)
      await desk.post(id)
      await runCut(id, second)
      expect(await desk.values(portfolios)).toEqual(before)
      expect((await desk.detail(id)).posting.status).toBe('reversed')
    }),
    { numRuns: 4 },
  )
  expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
})
