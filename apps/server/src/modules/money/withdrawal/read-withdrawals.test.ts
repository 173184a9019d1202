// A page of a member's list is put together of what is newest in each wallet, and cut where the whole would be.
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'
import { readWithdrawals } from './read-withdrawals.ts'

let club: WithdrawingClub
const dayo = people.dayo.customer.id
const [ngn, usd] = [walletIdOf('dayo', 'NGN'), walletIdOf('dayo', 'USD')]

beforeAll(async () => {
  club = await openWithdrawingClub()
  // In turns out of either wallet, four at a moment.
  await club.server.db.query({
    text: `INSERT INTO withdrawal (wallet_id, currency, amount_minor, status, reference, account_check, bank_name,
             account_name, account_number, pay_by, requested_at)
           SELECT CASE n % 2 WHEN 0 THEN $1 ELSE $2 END::uuid, CASE n % 2 WHEN 0 THEN 'NGN' ELSE 'USD' END, n,
             CASE n % 3 WHEN 0 THEN 'failed' ELSE 'cancelled' END, 'KF-' || n, 'not_needed', 'GTBank', 'Dayo',
             '0123456789', '2024-02-05', timestamptz '2024-01-01' + n / 4 * interval '1 minute'
             FROM generate_series(1, 300) n`,
    values: [ngn, usd],
  })
})
afterAll(() => club[Symbol.asyncDispose]())

describe('the list of a member', () => {
  it.each([
    {},
    { status: 'failed' },
    { wallet_id: ngn },
    { wallet_id: usd, status: 'cancelled' },
  ] as const)('is the same in pages as in one: %o', async query => {
    const { db } = club.server
    const page = (number: number, per_page: number) =>
      readWithdrawals(db, dayo, { ...query, page: number, per_page })
    const whole = await page(1, 400)
    const place = whole.items.map(({ requested_at, id }) => `${requested_at} ${id}`)
    expect(place).toEqual(place.toSorted().reverse())
    expect(whole.items).toHaveLength(whole.total_count)
    const walletIds = new Set(whole.items.map(({ wallet_id }) => wallet_id))
    expect([...walletIds].toSorted()).toEqual(
      'wallet_id' in query ? [query.wallet_id] : [ngn, usd].toSorted(),
    )
    for (const number of [1, 2, 40]) {
      const { items } = await page(number, 7)
      expect(items).toEqual(whole.items.slice(7 * (number - 1), 7 * number))
    }
  })

  it('has nothing of another wallet, nor of another member’s', async () => {
    const { db } = club.server
    const { items } = await readWithdrawals(db, people.efe.customer.id, { wallet_id: ngn })
    expect(items).toEqual([])
  })
})
