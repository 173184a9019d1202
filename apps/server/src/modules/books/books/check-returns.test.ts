import { expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { Statement } from '../../../db/database.ts'
import { checkReturns } from './check-returns.ts'
import type { Queryable } from './long-statements.ts'

it('reads every run of returns once, as many at a time as have few enough shares', async () => {
  await using server = await openDemoClub()
  const runs = await server.db.query<{ id: string; portfolios: number }>({
    text: 'SELECT id, portfolios FROM returns_run ORDER BY id',
  })
  const portfoliosOf = new Map(runs.map(({ id, portfolios }) => [id, portfolios]))
  const chunks: { size: unknown; ids: string[] }[] = []
  const listening: Queryable = {
    async query<Row extends object>(statement: Statement) {
      const rows = await server.db.query<Row & { id: string }>(statement)
      chunks.push({ size: statement.values?.[1], ids: rows.map(({ id }) => id) })
      return rows
    },
  }
  const findings = await checkReturns(listening, { firstSize: 1, aimMs: 60_000, pause: 0 })
  expect(findings).toEqual(new Map())
  expect(chunks.flatMap(({ ids }) => ids)).toEqual(runs.map(({ id }) => id))
  expect(chunks[0]?.ids).toHaveLength(1)
  for (const { size, ids } of chunks.filter(chunk => chunk.ids.length > 1)) {
    const shares = ids.reduce((sum, id) => sum + (portfoliosOf.get(id) ?? 0), 0)
    expect(shares).toBeLessThanOrEqual(Number(size))
  }
})
