// A module asks the database in Drizzle. Plain SQL stands in read-*.ts, which hold what Drizzle can't say
// or says slower, and in the files listed here; no file speaks both.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

/** Files with SQL that aren't named read-*: why each needs it. */
const exceptions: Readonly<Record<string, string>> = {
  'account/update-email-keys.ts': 'locks the whole table',
  'file/drop-unused-files.ts': 'asks the catalogue which tables refer to a file',
  'health/get-health.ts': 'asks whether the database answers at all',
  'kyc/hand-in-document.ts': 'names a partial index, whose condition must be a literal',
  'notice/notify-audience.ts': 'inserts what it selects, for any number of members',
  'session/find-caller.ts': 'runs before every answer, as one prepared statement',
  'session/open-session.ts': 'runs at every log-in, as one prepared statement',
  'survey/invite-members.ts': 'inserts what it selects, for any number of members',
  'wallet/count-open-lines-before.ts': 'shares its conditions with the lines that are read',
}

/** The books are checked in the ledger's own SQL, a chunk at a time. */
const isBooks = (file: string) => file.startsWith('books/')

/** Names a wallet that was never asked for before, which is rare, and then reads again. */
const speaksBoth = ['wallet/read-wallets.ts']

const plainSql =
  /\b(SELECT\s|INSERT INTO\s|UPDATE \w+ SET\s|DELETE FROM\s|LOCK TABLE\s)|\bsql(<[^>]*>)?`/
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const modules = globSync('**/*.ts', { cwd: folder })
  .filter(file => !/\.(test|tables)\.ts$|-columns\.ts$/.test(file) && !isBooks(file))
  .map(file => ({ file, text: withoutComments(readFileSync(`${folder}/${file}`, 'utf8')) }))
const withSql = modules.filter(({ text }) => plainSql.test(text))

it('keeps plain SQL in files that read', () => {
  const elsewhere = withSql
    .map(({ file }) => file)
    .filter(file => !/(^|\/)read-[^/]+\.ts$/.test(file))
  expect(elsewhere.sort()).toEqual(Object.keys(exceptions).sort())
})

it('speaks one query language in a file', () => {
  const both = withSql
    .filter(({ text }) => /\borm\b/.test(text) && /\.query[<(]/.test(text))
    .map(({ file }) => file)
  expect(both).toEqual(speaksBoth)
})
