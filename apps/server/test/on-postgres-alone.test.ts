import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { onPostgresAlone } from './on-postgres-alone.ts'

const tests = globSync('{src,test}/**/*.test.ts', { cwd: path.join(import.meta.dirname, '..') })
const matching = (pattern: string) => tests.filter(file => path.matchesGlob(file, pattern))
const left = new Set(onPostgresAlone.flatMap(matching))

it('leaves no test out of both projects', () => {
  // The project on PostgreSQL runs all but these.
  expect([...left].filter(file => file.endsWith('.embedded.test.ts'))).toEqual([])
})

it.each(onPostgresAlone)('%s names tests that are there', pattern => {
  expect(matching(pattern)).not.toEqual([])
})

it.each([
  'test/whole/access-matrix.test.ts',
  'src/backup/backup.test.ts',
  'src/db/database.test.ts',
  'src/jobs/statements-on.test.ts',
  'src/ledger/ledger-rules.test.ts',
  'src/modules/books/books/seal-tables.test.ts',
  'src/modules/money/payment/ways-in.both.test.ts',
])('%s runs on both databases', file => {
  expect(tests).toContain(file)
  expect(left).not.toContain(file)
})

it('leaves a use-case to PostgreSQL', () => {
  expect(left).toContain('src/modules/money/withdrawal/withdrawals.test.ts')
})
