// Whoever can write to the database as the role that serves may change what stands in a withdrawal's row.
// No money moves by such a row, and what can't be refused is seen by the checks of the books.

import { money } from '@kinfold/contract/money/money'
import { demoId } from '@kinfold/personas/demo-id'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openWithdrawingClub, type WithdrawingClub } from '#test/clubs/withdrawing.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { reserve } from '../../../ledger/reserve.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'

let club: WithdrawingClub
beforeEach(async () => {
  club = await openWithdrawingClub()
})
afterEach(() => club[Symbol.asyncDispose]())

const dayo = people.dayo.customer

const change = (set: string, id: string) =>
  club.server.db.query({ text: `UPDATE withdrawal SET ${set} WHERE id = $1`, values: [id] })

async function found(): Promise<Record<string, string | null>> {
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  return Object.fromEntries([...findings].map(([counter, { example }]) => [counter, example]))
}

/** Where every naira of the club is. */
const books = () =>
  club.server.db.query({
    text: 'SELECT address, balance, held FROM ledger.account ORDER BY address',
  })

type Verb = 'approve' | 'refuse' | 'cancel'
const act = (verb: Verb, id: string) => club[verb](id)

it('finds nothing in the demo club, nor in one that went through every decision', async () => {
  expect(await found()).toEqual({})
  const ids = []
  for (const _ of [1, 2, 3, 4, 5]) ids.push(await club.asked(1_000))
  const [cancelled = '', refused = '', approved = '', failed = ''] = ids
  await club.cancel(cancelled)
  await club.refuse(refused)
  await club.approve(approved)
  await club.approve(failed)
  await club.refuse(failed)
  expect(await found()).toEqual({})
})

const dollars = { currency: 'USD' } as const
const efe = people.efe.customer.id
const elsewhere = `(SELECT id FROM wallet WHERE member_id = '${efe}' AND currency = 'USD')`

describe('a withdrawal that waits', () => {
  it.each([
    ['more', 'amount_minor = amount_minor + 1'],
    ['less', 'amount_minor = amount_minor - 1'],
    ['another currency', `currency = 'NGN'`],
    ['another member’s wallet', `wallet_id = ${elsewhere}`],
    ['no hold', 'hold_id = NULL'],
    ['a hold that isn’t there', 'hold_id = 987654'],
  ])('is neither approved nor refused with %s', async (_, set) => {
    const id = await club.asked(10, dollars)
    const before = await books()
    await change(set, id)
    expect(await found()).toMatchObject({ withdrawals_off_their_hold: id })
    for (const verb of ['approve', 'refuse'] as const) {
      expect((await act(verb, id)).status, verb).not.toBe(200)
    }
    expect(await books()).toEqual(before)
  })

  it.each(['approve', 'refuse', 'cancel'] as const)(
    'never uses what is set aside for another one: %s',
    async verb => {
      const [id, other] = [await club.asked(1_000), await club.asked(1_000)]
      const before = await books()
      await change(`hold_id = (SELECT hold_id FROM withdrawal WHERE id = '${other}')`, id)
      expect((await act(verb, id)).status).toBe(500)
      expect(await books()).toEqual(before)
      expect(await found()).toEqual({ withdrawals_off_their_hold: id })
      expect((await act(verb, other)).status).toBe(200)
    },
  )

  it('isn’t paid out of another member’s wallet with that member’s hold', async () => {
    const id = await club.asked(10, dollars)
    const other = await club.asked(10, { as: 'efe', ...dollars })
    const before = await books()
    const theirs = `SELECT wallet_id, hold_id FROM withdrawal WHERE id = '${other}'`
    await change(`(wallet_id, hold_id) = (${theirs})`, id)
    for (const verb of ['approve', 'refuse'] as const)
      expect((await act(verb, id)).status).not.toBe(200)
    expect(await books()).toEqual(before)
    expect(await found()).toMatchObject({ withdrawals_off_their_hold: id })
  })

  it.each(['account_number', 'account_name', 'bank_name', 'bank_code'])(
    'is not approved to another %s',
    async column => {
      const id = await club.asked(1_000)
      await change(`${column} = '0000000000'`, id)
      expect(await found()).toEqual({ withdrawals_to_another_account: id })
      expect((await club.approve(id)).code).toBe('bank_account_unchecked')
      expect((await club.refuse(id)).status).toBe(200)
    },
  )

  it('is not approved to an account of somebody else', async () => {
    const id = await club.asked(10, dollars)
    const columns =
      'bank_name, account_name, account_number, swift, routing_number, bank_address, country, bank_code'
    const theirs = `SELECT id, ${columns} FROM bank_account WHERE member_id = '${efe}' AND currency = 'USD'`
    await change(`(bank_account_id, ${columns}) = (${theirs})`, id)
    expect(await found()).toEqual({ withdrawals_to_another_account: id })
    expect((await club.approve(id)).code).toBe('bank_account_unchecked')
  })
})

describe('a withdrawal that is over', () => {
  const again = `status = 'pending', left_wallet_at = NULL, decided_at = NULL, decided_by = NULL`

  it.each<[string, readonly Verb[], string]>([
    ['cancelled', ['cancel'], 'withdrawals_off_their_hold'],
    ['refused', ['refuse'], 'withdrawals_off_their_hold'],
    ['approved', ['approve'], 'withdrawals_off_the_books'],
    ['approved and refused', ['approve', 'refuse'], 'withdrawals_off_the_books'],
  ])('is not decided again once it was %s', async (_, verbs, counter) => {
    const id = await club.asked(1_000)
    for (const verb of verbs) expect((await act(verb, id)).status).toBe(200)
    const before = await books()
    await change(again, id)
    expect(await found()).toEqual({ [counter]: id })
    for (const verb of ['approve', 'refuse', 'cancel'] as const) {
      expect((await act(verb, id)).status, verb).toBe(500)
    }
    expect(await books()).toEqual(before)
  })

  it.each([
    ['less', 'amount_minor = 1'],
    ['another member’s wallet', `wallet_id = ${elsewhere}`],
  ])('doesn’t come back as %s', async (_, set) => {
    const id = await club.asked(10, dollars)
    await club.approve(id)
    const before = await books()
    await change(set, id)
    expect((await club.refuse(id)).status).toBe(500)
    expect(await books()).toEqual(before)
    expect(await found()).toMatchObject({ withdrawals_off_the_books: id })
  })

  it.each(['paid', 'returned', 'failed'])('is seen when it only looks %s', async status => {
    const id = await club.asked(1_000)
    await club.approve(id)
    await change(`status = '${status}'`, id)
    expect(await found()).toEqual({
      withdrawals_off_the_books: id,
      // Nothing is paid but in a batch.
      ...(status !== 'failed' && { withdrawals_paid_in_no_batch: id }),
    })
  })

  it.each(['cancelled', 'failed'])(
    'is seen when it is %s and its money still held',
    async status => {
      const id = await club.asked(1_000)
      await change(`status = '${status}'`, id)
      expect(await found()).toEqual({ withdrawals_off_their_hold: id })
    },
  )
})

it('sees what is set aside for a withdrawal that isn’t there', async () => {
  const hold = moneyAttempts.withdrawalHold(demoId('withdrawal', 'nowhere'))
  const account = walletOf(dayo.id, 'NGN')
  const { holdId } = await reserve(club.server.db, {
    attempt: hold,
    account,
    amount: money('NGN', 1n),
  })
  expect(await found()).toEqual({ holds_without_a_withdrawal: String(holdId) })
})

it('sees what is set aside for a withdrawal that was removed, and under no id at all', async () => {
  const id = await club.asked(1_000)
  await club.server.db.query({ text: 'DELETE FROM withdrawal WHERE id = $1', values: [id] })
  const text = `SELECT ledger.reserve('withdrawal hold', 'nothing', $1, 1)`
  await club.server.db.query({ text, values: [walletOf(dayo.id, 'NGN')] })
  expect(Object.keys(await found())).toEqual(['holds_without_a_withdrawal'])
})

it('that is changed together with the account it names is not approved', async () => {
  const id = await club.asked(1_000)
  const both = (number: string) =>
    Promise.all(
      ['withdrawal', 'bank_account'].map(table =>
        club.server.db.query({
          text: `UPDATE ${table} SET account_number = $1 WHERE ${
            table === 'withdrawal' ? `id = '${id}'` : `member_id = '${dayo.id}' AND kind = 'ngn'`
          }`,
          values: [number],
        }),
      ),
    )
  const [row] = await club.server.db.query<{ number: string }>({
    text: 'SELECT account_number AS number FROM withdrawal WHERE id = $1',
    values: [id],
  })
  await both('0000000001')
  expect((await club.approve(id)).status).toBe(500)
  await both(row?.number ?? '')
  expect((await club.approve(id)).status).toBe(200)
})
