import { trialBalanceOf } from '@kinfold/personas/desk/month-files'
import { operators } from '@kinfold/personas/operators/operators'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { monthSpan } from '../../../paging/club-spans.ts'
import { readJournal } from './read-journal.ts'

let server: TestServer
let token: string
beforeEach(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, operators.tunde.email)
})
afterEach(() => server[Symbol.asyncDispose]())

type Month = { readonly year: number; readonly month: number }

const may: Month = { year: 2026, month: 5 }
const january: Month = { year: 2026, month: 1 }

const read = ({ year, month }: Month, file: string) =>
  server.call('GET', `/api/operator/books/${file}?year=${year}&month=${month}`, { token })

const rowsOf = (file: unknown) => {
  const [names = [], ...lines]: string[][] = parse(String(file), { bom: true })
  return lines.map(cells => Object.fromEntries(names.map((name, n) => [name, cells[n] ?? ''])))
}
type Rows = ReturnType<typeof rowsOf>

const trialBalance = async (of: Month) => rowsOf((await read(of, 'trial-balance')).body)
const journal = async (of: Month) => rowsOf((await read(of, 'journal')).body)

const kobo = (cell = '') => Math.round(Number(cell) * 100)
const sumOf = (rows: Rows, column: string) => rows.reduce((sum, row) => sum + kobo(row[column]), 0)
const named = (account: string, currency: string) => (row: Rows[number]) =>
  row.Account === account && row.Currency === currency

it('has as many debits as credits, and in each account what the journal moved', async () => {
  for (const month of [january, may]) {
    const [balance, lines] = [await trialBalance(month), await journal(month)]
    expect(lines.length).toBeGreaterThan(20)
    for (const { Account = '', Currency = '', ...row } of balance) {
      if (Account === 'Total') {
        expect(row.Debit).toBe(row.Credit)
        expect(row['Opening debit']).toBe(row['Opening credit'])
        expect(row['Closing debit']).toBe(row['Closing credit'])
        continue
      }
      const moved = lines.filter(named(Account, Currency))
      expect(sumOf(moved, 'Debit'), `${Account} ${Currency}`).toBe(kobo(row.Debit))
      expect(sumOf(moved, 'Credit'), `${Account} ${Currency}`).toBe(kobo(row.Credit))
    }
  }
})

it('begins with what the month before ended with', async () => {
  const [april, next] = [await trialBalance({ year: 2026, month: 4 }), await trialBalance(may)]
  for (const [n, row] of next.entries()) {
    expect(row['Opening debit'], row.Account).toBe(april[n]?.['Closing debit'])
    expect(row['Opening credit'], row.Account).toBe(april[n]?.['Closing credit'])
  }
})

it('is what the demo club has', async () => {
  expect(await trialBalance(may)).toEqual(rowsOf(trialBalanceOf(may)))
})

it('goes on after any entry, and ends', async () => {
  const span = monthSpan(may.year, may.month)
  const all = await readJournal(server.db, span, 0n)
  const middle = all[Math.floor(all.length / 2)]?.entry ?? 0n
  const rest = await readJournal(server.db, span, middle)
  expect(rest).toEqual(all.filter(({ entry }) => entry > middle))
  expect(await readJournal(server.db, span, all.at(-1)?.entry ?? 0n)).toEqual([])
})

it('has no line where nothing was booked', async () => {
  expect(await journal({ year: 2031, month: 12 })).toEqual([])
  const ahead = await trialBalance({ year: 2031, month: 12 })
  expect(sumOf(ahead, 'Debit')).toBe(0)
})
