// A wallet's lines are of two kinds in one list: pages are cut from the merged list, and no page reads more
// lines than it shows.
import { money } from '@kinfold/contract/money/money'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { idempotencyKey } from '../../../ledger/idempotency-key.ts'
import { post } from '../../../ledger/post.ts'
import { depositByTransfer } from '../../../ledger/recipes/deposit-by-transfer.ts'
import { payment } from '../../money/payment/payment.tables.ts'
import { wallet } from './wallet.tables.ts'

const completed = 130
const open = 47
let server: TestServer
let token: string
let walletId: string

beforeAll(async () => {
  server = await createTestServer()
  server.clock.now = new Date('2026-06-03T09:00:00Z')
  token = await join(server, 'many@club.example')
  const [row] = await server.db.query<{ id: string }>({ text: 'SELECT id FROM member' })
  const memberId = row?.id ?? ''
  const wallets = server.db.orm.insert(wallet).values({ memberId, currency: 'NGN' })
  const [added] = await wallets
    .onConflictDoUpdate({
      target: [wallet.memberId, wallet.currency],
      set: { currency: 'NGN' },
    })
    .returning()
  walletId = added?.id ?? ''
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1, at))
  for (let line = 0; line < completed; line += 1) {
    const attempt = idempotencyKey('test', String(line))
    const arrived = money('NGN', BigInt(line + 1))
    // Some happened before they were booked: the list keeps the order of the running balance.
    const arrivedAt = day(line % 7 === 0 ? line - 20 : line)
    const facts = { attempt, payment: 'x', member: memberId, arrived, reference: 'x', arrivedAt }
    await post(server.db, depositByTransfer(facts))
  }
  await server.db.orm.insert(payment).values(
    Array.from({ length: open }, (_, index) => ({
      memberId,
      walletId,
      purpose: 'deposit' as const,
      gateway: 'card' as const,
      status: index % 3 === 0 ? ('failed' as const) : ('pending' as const),
      currency: 'NGN' as const,
      paidCurrency: 'NGN' as const,
      amountMinor: 5n,
      feeMinor: 0n,
      totalMinor: 5n,
      reference: `open ${index}`,
      createdAt: day(index % 5 === 0 ? index * 3 : index * 2 + 0.5),
    })),
  )
})
afterAll(() => server[Symbol.asyncDispose]())

type Query = { page?: number; per_page?: number; status?: 'pending'; kind?: 'deposit' }
const ask = (query: Query) =>
  server.ask(listTransactions, { token, query: { wallet_id: walletId, ...query } })

async function all(per_page: number, query: Query = {}): Promise<Transaction[]> {
  const { total_pages } = await ask({ ...query, per_page })
  const pages = await Promise.all(
    Array.from({ length: total_pages }, (_, index) => ask({ ...query, per_page, page: index + 1 })),
  )
  return pages.flatMap(({ items }) => items)
}

it.each([{}, { kind: 'deposit' }, { status: 'pending' }] as const)(
  'cuts the list of %o into pages of any size without losing or repeating a line',
  async query => {
    const whole = await all(100, query)
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
    if (!('status' in query)) expect(whole).toHaveLength(completed + open)
    for (const per_page of [7, 25, 60]) expect(await all(per_page, query)).toEqual(whole)
  },
)

it('shows every line of the ledger in the order of its running balance, and open ones by their day', async () => {
  const whole = await all(100)
  const balances = whole.flatMap(({ balance_after }) =>
    balance_after === null ? [] : [balance_after],
  )
  expect(balances).toHaveLength(completed)
  expect(balances).toEqual(balances.toSorted((a, b) => b - a))
  const waiting = whole.filter(({ balance_after }) => balance_after === null)
  expect(waiting.map(({ created_at }) => created_at)).toEqual(
    waiting
      .map(({ created_at }) => created_at)
      .toSorted()
      .reverse(),
  )
  // An open line comes before the first ledger line that is older.
  for (const line of waiting) {
    const at = whole.indexOf(line)
    const next = whole.slice(at).find(({ balance_after }) => balance_after !== null)
    const before = whole.slice(0, at).filter(({ balance_after }) => balance_after !== null)
    if (next !== undefined) expect(next.created_at < line.created_at).toBe(true)
    for (const { created_at } of before) expect(created_at >= line.created_at).toBe(true)
  }
})

it('reads no more lines than a page shows, for any page', async () => {
  const results = vi.spyOn(server.db, 'query')
  try {
    for (const page of [1, 8, 17, 1_000_000]) {
      results.mockClear()
      const { items, total_count } = await ask({ page, per_page: 10 })
      expect(total_count).toBe(completed + open)
      expect(items).toHaveLength(page > 17 ? 0 : 10)
      const answers = await Promise.all(results.mock.results.map(({ value }) => value))
      const rows = answers.reduce((sum, answer) => sum + answer.length, 0)
      expect(rows).toBeGreaterThanOrEqual(items.length)
      // One page of each kind, and the few statements for the caller, the wallet and the counts.
      expect(rows).toBeLessThanOrEqual(2 * 10 + 6)
    }
  } finally {
    results.mockRestore()
  }
})
