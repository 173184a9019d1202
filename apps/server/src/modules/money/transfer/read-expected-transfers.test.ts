// The queue of transfers in its order, however many there are.
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { people } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTransferDesk, type TransferDesk } from '#test/desks/transfer-desk.ts'
import { readExpectedTransfers } from './read-expected-transfers.ts'

let desk: TransferDesk
beforeAll(async () => {
  desk = await openTransferDesk()
  // Several at each moment, some without a decision: cancelled by their members, or expired.
  await desk.server.db.query({
    text: `INSERT INTO payment (member_id, purpose, gateway, status, currency, amount_minor, paid_currency, fee_minor,
             total_minor, reference, bank_reference, created_at, decided_at, settled_at)
           SELECT CASE n % 2 WHEN 0 THEN $1 ELSE $2 END::uuid, 'deposit', CASE n % 7 WHEN 0 THEN 'card' ELSE 'bank' END,
             (ARRAY['pending_confirmation', 'succeeded', 'failed', 'cancelled'])[n % 4 + 1], 'NGN', n,
             'NGN', 0, n, 'KF-MANY' || n, 'FT' || n % 200, m,
             CASE WHEN n % 4 IN (1, 2) THEN m + interval '1 day' END, CASE WHEN n % 4 > 0 THEN m + interval '1 day' END
             FROM generate_series(1, 300) n, LATERAL (SELECT timestamptz '2024-01-01' + n / 4 * interval '1 minute') AS t (m)`,
    values: [people.dayo.customer.id, people.bola.customer.id],
  })
})
afterAll(() => desk[Symbol.asyncDispose]())

const list = (query: Parameters<typeof readExpectedTransfers>[1]) =>
  readExpectedTransfers(desk.server.db, query)
const isWaiting = ({ status }: ExpectedTransfer) => status === 'pending_confirmation'

describe('the queue of transfers', () => {
  it('begins with who waits longest, and ends with what was decided first', async () => {
    const { items, total_count } = await list({ per_page: 500 })
    expect(items).toHaveLength(total_count)
    expect(items.some(({ reference }) => reference === 'KF-MANY7')).toBe(false)
    const waiting = items.filter(isWaiting)
    expect(items.slice(0, waiting.length)).toEqual(waiting)
    const since = waiting.map(({ submitted_at }) => submitted_at)
    expect(since).toEqual(since.toSorted())
    const decided = items.slice(waiting.length).flatMap(({ decided_at }) => decided_at ?? [])
    expect(decided).toEqual(decided.toSorted().reverse())
  })

  it.each([
    {},
    { status: 'pending_confirmation' },
    { status: 'failed', currency: 'NGN' },
    { search: 'dayo' },
  ] as const)('is the same in pages as in one: %o', async query => {
    const whole = await list({ ...query, per_page: 500 })
    expect(whole.items).toHaveLength(whole.total_count)
    expect(whole.total_count).toBeGreaterThan(30)
    for (const page of [1, 2, 6]) {
      const { items } = await list({ ...query, page, per_page: 7 })
      expect(items).toEqual(whole.items.slice(7 * (page - 1), 7 * page))
    }
  })

  it.each([
    ['ChIdI', 1],
    [people.chidi.customer.email, 1],
    ['ft26153qx', 1],
    ['KF-MANY29', 10],
    ['kf-many29', 10],
    ['%', 0],
    ['KF_MANY', 0],
  ])('finds %s', async (search, count) => {
    expect((await list({ search })).total_count).toBe(count)
  })
})
