// Modules query the database with Drizzle. Plain SQL is for read-*.ts files, where Drizzle can't express a query
// or is slower, and for the files listed here. No file mixes the two.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

/** Files with SQL that aren't named read-*, with the reason for each. */
const exceptions: Readonly<Record<string, string>> = {
  'base/person/count-of-members.ts': 'a part of the statements that count members in indexes',
  'people/account/update-email-keys.ts': 'locks the whole table',
  'base/audit/list-audit-entries.ts': 'compares the expression of an index',
  'money/chargeback/book-dispute.ts': 'compares the expressions of an index',
  'base/file/drop-unused-files.ts': 'reads from the catalogue which tables refer to a file',
  'people/kyc/hand-in-document.ts': 'names a partial index, whose condition must be a literal',
  'people/kyc/remind-of-expiry.ts': 'names a partial index, whose condition must be a literal',
  'money/search/found-members.ts': 'compares the expressions of indexes',
  'books/month/lock-returns-runs.ts': 'locks the whole table',
  'people/notice/notify-audience.ts': 'inserts what it selects, for any number of members',
  'base/paper/keep-paper.ts':
    'inserts what it selects, so that it locks and writes in one statement',
  'money/payout-batch/write-outcomes.ts': 'updates each row with its own value, in one statement',
  'money/maturity/mature-portfolios.ts': 'compares the expression of an index',
  'money/maturity/remind-of-maturity.ts': 'compares a column with another that may be null',
  'base/presence/note-presence.ts': 'notes and reads in one statement, every few seconds',
  'club/rate/begin-rate-feed.ts': 'keeps the value of a row that is there already',
  'books/reconciliation/follow-postings.ts': 'adds up what it selects, in one statement',
  'money/returns/untold-shares.ts': 'names a partial index, whose condition must be a literal',
  'money/returns/write-shares.ts': 'writes any number of rows in one statement',
  'base/schedule/release-expired-holds.ts': 'asks the ledger for its next moment',
  'people/session/find-caller.ts': 'runs before every answer, as one prepared statement',
  'people/session/open-session.ts': 'runs at every log-in, as one prepared statement',
  'books/statement/store-lines.ts': 'writes hundreds of rows in one parameter, and their sums',
  'people/survey/invite-members.ts': 'inserts what it selects, for any number of members',
  'money/transfer/found-transfers.ts': 'compares the expressions of indexes',
  'money/transfer/is-transfer.ts': 'names partial indexes, whose condition must be a literal',
  'money/transfer/remind-of-transfers.ts':
    'names a partial index, whose condition must be a literal',
  'money/transfer/transfer-order.ts': 'sorts by the expressions of an index',
  'money/parked/lock-bank-line.ts': 'asks two tables for the same line at once',
  'holdings/wallet/uncleared-money.ts': 'a column of the statements that read balances',
  'money/withdrawal/remind-of-payout.ts':
    'names a partial index, whose condition must be a literal',
}

/** Checks of the books run the ledger's own SQL, a chunk at a time. */
const isBooks = (file: string) => file.startsWith('books/books/')

const plainSql =
  /\b(SELECT\s|INSERT INTO\s|UPDATE \w+ SET\s|DELETE FROM\s|LOCK TABLE\s)|\bsql(<[^>]*>)?`/
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const modules = globSync('**/*.ts', { cwd: folder })
  .filter(file => !/\.(test|tables)\.ts$|-columns\.ts$/.test(file) && !isBooks(file))
  .map(file => ({ file, text: withoutComments(readFileSync(`${folder}/${file}`, 'utf8')) }))
const withSql = modules.filter(({ text }) => plainSql.test(text))

it('keeps plain SQL in read-* files', () => {
  const elsewhere = withSql
    .map(({ file }) => file)
    .filter(file => !/(^|\/)read-[^/]+\.ts$/.test(file))
  expect(elsewhere.sort()).toEqual(Object.keys(exceptions).sort())
})

it('never mixes two query languages in one file', () => {
  const both = withSql
    .filter(({ text }) => /\borm\b/.test(text) && /\.query[<(]/.test(text))
    .map(({ file }) => file)
  expect(both).toEqual([])
})
