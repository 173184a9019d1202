// Whoever can write to the database as the role that serves may change rows of a batch. No money moves by such a
// row, no file is handed out, and what can't be refused is seen by the checks of the books.
import { demoId } from '@kinfold/personas/demo-id'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'

let club: PayingOutClub
beforeEach(async () => {
  club = await openPayingOutClub()
})
afterEach(() => club[Symbol.asyncDispose]())

const change = (table: 'withdrawal' | 'payout_batch', set: string, id = '') =>
  club.server.db.query({ text: `UPDATE ${table} SET ${set} WHERE id = $1`, values: [id] })

async function found(): Promise<Record<string, string | null>> {
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  return Object.fromEntries([...findings].map(([counter, { example }]) => [counter, example]))
}
const books = () =>
  club.server.db.query({
    text: 'SELECT address, balance, held FROM ledger.account ORDER BY address',
  })
const efe = people.efe.customer.id
const efes = `(SELECT id FROM wallet WHERE member_id = '${efe}' AND currency = 'USD')`

describe('a batch with a withdrawal', () => {
  it.each([
    ['of more', 'amount_minor = amount_minor + 1'],
    ['of less', 'amount_minor = amount_minor - 1'],
    ['of another member', `wallet_id = ${efes}`],
    ['to another account', `account_number = '0000000001'`],
    ['to another name', `account_name = 'SOMEBODY ELSE'`],
    ['that was paid already', `status = 'paid'`],
    ['that left it', `status = 'approved', batch_id = NULL`],
    ['that has left no wallet', 'left_wallet_at = NULL'],
  ])('%s is not released', async (_, set) => {
    const { id, items } = await club.prepared([10, 20], { currency: 'USD' })
    const before = await books()
    await change('withdrawal', set, items[0])
    expect((await club.release(id)).status).not.toBe(200)
    expect((await club.batch(id)).batch.status).toBe('prepared')
    expect(await books()).toEqual(before)
    expect(Object.keys(await found())).not.toEqual([])
  })

  it('of more is not settled either', async () => {
    const { id, items } = await club.released([10], { currency: 'USD' })
    const [one = ''] = items
    const before = await books()
    await change('withdrawal', 'amount_minor = amount_minor * 2', one)
    for (const outcome of ['paid', 'failed'] as const) {
      expect((await club.settle(id, { [one]: outcome })).status).toBe(500)
    }
    expect(await books()).toEqual(before)
    expect(await found()).toEqual({
      withdrawals_off_the_books: one,
      batches_off_their_withdrawals: id,
    })
  })

  it('to another account since it was released gives the bank no file', async () => {
    const { id, items } = await club.released([1_000])
    await change('withdrawal', `account_number = '0000000001'`, items[0])
    expect((await club.file(id)).status).toBe(500)
    expect(await found()).toEqual({ withdrawals_to_another_account: items[0] })
  })
})

describe('the checks of the books find', () => {
  it('nothing in the demo club, nor in one that went through every step', async () => {
    expect(await found()).toEqual({})
    await club.prepared([1_000])
    const dissolved = await club.prepared([1_000])
    await club.discard(dissolved.id)
    const ended = await club.released([1_000])
    await club.settle(ended.id, { [ended.items[0] ?? '']: 'paid' })
    const half = await club.released([1_000, 2_000])
    await club.settle(half.id, { [half.items[0] ?? '']: 'failed' })
    await club.giveBack(ended.items[0] ?? '')
    expect(await found()).toEqual({})
  })

  it.each([
    ['a batch of another sum', 'total_minor = total_minor + 1'],
    ['a batch of other withdrawals', 'withdrawals = withdrawals + 1'],
    ['a batch that is over while it waits', `status = 'settled', settled_at = released_at`],
    [
      'a batch that was dissolved and is not empty',
      `status = 'discarded', released_by = NULL, released_at = NULL`,
    ],
  ])('%s', async (_, set) => {
    const { id } = await club.released([1_000])
    await change('payout_batch', set, id)
    expect(await found()).toEqual({ batches_off_their_withdrawals: id })
  })

  it('a withdrawal that was paid in no batch', async () => {
    const { id, items } = await club.released([1_000])
    await club.settle(id, { [items[0] ?? '']: 'paid' })
    await change('withdrawal', 'batch_id = NULL', items[0])
    expect(await found()).toMatchObject({ withdrawals_paid_in_no_batch: items[0] })
  })
})

describe('the database refuses', () => {
  it.each([
    ['one person for both', `released_by = prepared_by`],
    ['a release nobody made', `status = 'released', released_at = NULL`],
    ['dollars by a provider', `paid_through = 'provider', file_format = NULL, currency = 'USD'`],
    ['nothing to pay', 'total_minor = 0'],
  ])('%s', async (_, set) => {
    const { id } = await club.released([1_000])
    await expect(change('payout_batch', set, id)).rejects.toThrow()
  })

  it('a withdrawal in a batch that isn’t there, or in none', async () => {
    const { items } = await club.prepared([1_000])
    const nowhere = demoId('batch', 'nowhere')
    await expect(change('withdrawal', `batch_id = '${nowhere}'`, items[0])).rejects.toThrow()
    await expect(change('withdrawal', 'batch_id = NULL', items[0])).rejects.toThrow()
  })
})

it('is released by who holds the role, and no longer once it is gone', async () => {
  const { id } = await club.prepared([1_000])
  await club.server.db.query({
    text: `UPDATE operator SET roles = '{}' WHERE id = $1`,
    values: [operators.uche.operatorId],
  })
  expect((await club.release(id)).code).toBe('forbidden')
})

it.each([
  ['its releaser', 'released_by = NULL'],
  ['the hash of its file', 'file_hash = NULL'],
])('is released by no program without %s', async (_, set) => {
  const { id } = await club.released([1_000])
  await expect(change('payout_batch', set, id)).rejects.toThrow('payout_batch_released_file')
})
