// A page of documents that wait costs what it shows, however many wait behind it.
import { patience } from '@kinfold/test-support/patience'
import { expect, it } from 'vitest'
import { growMembers, grownMembers } from '#test/clubs/grown-club.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { rowsReadBy } from '#test/databases/rows-read-by.ts'
import { readKycCases } from './read-kyc-cases.ts'

const waiting = 5_000
const limit = 25

it('reads a page of those that wait, the longest first and what is taken back last', {
  timeout: patience(120_000),
}, async () => {
  await using server = await openDemoClub()
  const { db } = server
  const of = { status: 'submitted' } as const
  const before = await readKycCases(db, of, { limit: 100, offset: 0 })
  await growMembers(db, waiting)
  await db.query({
    text: `
      INSERT INTO kyc_case (member_id, kind, status, document_type, file_id, submitted_at)
      SELECT m.id, 'identity', status, 'passport', (SELECT file_id FROM kyc_case LIMIT 1), '2020-01-01'
        FROM ${grownMembers} m CROSS JOIN (VALUES ('submitted'), ('approved')) x (status)`,
  })
  await server.asOwner(owner => owner.query({ text: 'ANALYZE' }))
  await db.transaction(async tx => {
    const tables = ['kyc_case', 'member', 'account']
    const read = () => readKycCases(tx, of, { limit, offset: 0 })
    expect(await read()).toHaveLength(limit)
    for (const table of tables) {
      expect(await rowsReadBy(tx, table, read), table).toBeLessThan(4 * limit)
    }
    expect(await readKycCases(tx, of, { limit: 100, offset: waiting })).toEqual(before)
  })
})
