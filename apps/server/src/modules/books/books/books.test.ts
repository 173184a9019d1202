import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { listBookAccounts } from '@kinfold/contract/operator/books/list-book-accounts'
import {
  listBookPostings,
  openBookKinds,
} from '@kinfold/contract/operator/books/list-book-postings'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { demoBooks } from '@kinfold/personas/desk/demo-books'
import { operators } from '@kinfold/personas/operators/operators'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { growWallets } from '#test/clubs/grown-club.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { rowsReadBy } from '#test/databases/rows-read-by.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { saveCheck } from './last-checks.ts'
import { listBookPostings as readBookPostings } from './list-book-postings.ts'

let server: TestServer
beforeEach(async () => {
  server = await openDemoClub()
})
afterEach(() => server[Symbol.asyncDispose]())

const books = async () => {
  const token = await sessionFor(server, operators.tunde.email)
  return server.ask(getBooks, { token })
}

const kobo = ({ amount }: { readonly amount: number }) => Math.round(amount * 100)

it('shows that what the club has is what it owes and what is its own', async () => {
  const { currencies } = await books()
  expect(currencies).toEqual(demoBooks.currencies)
  for (const { has, owes, own } of currencies) expect(kobo(has)).toBe(kobo(owes) + kobo(own))
})

it('has every approved withdrawal, in a batch or not, under what is not yet paid', async () => {
  const token = await sessionFor(server, operators.tunde.email)
  const lists = await Promise.all(
    (['approved', 'in_batch'] as const).map(status =>
      server.ask(listRequestedWithdrawals, { token, query: { status, currency: 'NGN' } }),
    ),
  )
  const amounts = lists.flatMap(({ items }) => items.map(({ withdrawal }) => withdrawal.amount))
  expect(amounts).toHaveLength(3)
  const naira = (await books()).currencies.find(({ currency }) => currency === 'NGN')
  const payouts = naira?.kinds.find(({ kind }) => kind === 'payouts')
  expect(payouts?.total.amount).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
})

it('opens each figure down to its accounts, and each of the club’s down to its postings', async () => {
  const token = await sessionFor(server, operators.tunde.email)
  for (const { currency, kinds } of (await books()).currencies) {
    for (const { kind, total } of kinds) {
      const query = { kind, currency, per_page: 100 }
      const { items } = await server.ask(listBookAccounts, { token, query })
      const sum = items.reduce((all, { balance }) => all + kobo(balance), 0)
      expect(sum, `${kind} in ${currency}`).toBe(kobo(total))
      const open = openBookKinds.find(each => each === kind)
      if (open === undefined) continue
      for (const { holder, balance } of items) {
        let moved = 0
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const of = { kind: open, currency, holder, page, per_page: 100 }
          const found = await server.ask(listBookPostings, { token, query: of })
          pages = found.total_pages
          for (const { amount } of found.items) moved += kobo(amount)
        }
        expect(moved, `${kind} ${holder} in ${currency}`).toBe(kobo(balance))
      }
    }
  }
})

it('reads the postings of one account without looking for it among all others', async () => {
  const wallets = 20_000
  await server.asOwner(owner => growWallets(owner, wallets))
  await server.asOwner(owner => owner.query({ text: 'ANALYZE' }))
  await server.db.transaction(async tx => {
    const services = { ...server.parts.services, db: { ...server.db, ...tx } }
    const read = () => readBookPostings(services, { query: { kind: 'fees', currency: 'NGN' } })
    expect(await rowsReadBy(tx, 'ledger.account', read)).toBeLessThan(wallets / 4)
  })
})

it('names what the last checks found', async () => {
  expect((await books()).faults).toEqual([])
  const { db, chainKeys } = server.parts.services
  await saveCheck(db, chainKeys, 'all', {
    endedAt: server.clock.now,
    findings: new Map([['wrong_balances', { count: 2, example: '1742' }]]),
    unsealed: 0n,
    reached: { transfers: 0n, seals: 0n, auditEntries: 0n },
  })
  expect(await books()).toMatchObject({
    faults: [{ counter: 'wrong_balances', count: 2, example: '1742' }],
    checked_all_at: server.clock.now.toISOString(),
  })
})
