// Two calls about the same batch at the same moment: they wait for what the test has locked, in the order they
// are named, and then go on.
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import { rowLock, whileLocked as whileRowLocked } from '#test/databases/while-locked.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'

let club: PayingOutClub
beforeEach(async () => {
  club = await openPayingOutClub()
  // Signing in would wait for the lock itself.
  const { tunde, uche, zainab } = operators
  for (const { email } of [people.dayo.customer, people.efe.customer, tunde, uche, zainab])
    await club.tokenFor(email)
})
afterEach(async () => {
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  expect(Object.fromEntries(findings)).toEqual({})
  await club[Symbol.asyncDispose]()
})

type Act = () => Promise<Answered>

async function whileLocked(table: string, id: string, acts: readonly Act[]) {
  const answers = await whileRowLocked(club.server.db, rowLock(table, id), acts)
  return answers.map(({ status, code }) => (status === 200 ? 'done' : code))
}

const inDollars = async (who: 'dayo' | 'efe') => {
  const of = walletOf(people[who].customer.id, 'USD')
  return (await readBalance(club.server.db, of)).balance.minor
}

/** A batch with a dollar for each of two members. */
async function releasedToBoth() {
  const of = { currency: 'USD' } as const
  const [ofDayo = ''] = await club.approved([1], { ...of, as: 'dayo' })
  const [ofEfe = ''] = await club.approved([1], { ...of, as: 'efe' })
  const { body } = await club.prepare([ofDayo, ofEfe], of)
  const id = String(Reflect.get(Object(body), 'id'))
  expect(await club.release(id)).toMatchObject({ status: 200 })
  return { id, ofDayo, ofEfe }
}

it('two releases at once are one', async () => {
  const { id } = await club.prepared([1_000])
  const release = () => club.release(id)
  expect(await whileLocked('payout_batch', id, [release, release])).toEqual([
    'done',
    'already_decided',
  ])
})

it('a release and a discard at once are the first of them', async () => {
  const one = await club.prepared([1_000])
  const release = () => club.release(one.id)
  const discard = () => club.discard(one.id)
  expect(await whileLocked('payout_batch', one.id, [release, discard])).toEqual([
    'done',
    'already_decided',
  ])
  const other = await club.prepared([1_000])
  const acts = [() => club.discard(other.id), () => club.release(other.id)]
  expect(await whileLocked('payout_batch', other.id, acts)).toEqual(['done', 'already_decided'])
})

it('two who prepare the same withdrawal at once put it into one batch', async () => {
  const ids = await club.approved([1_000])
  const acts = [() => club.prepare(ids), () => club.prepare(ids, { by: 'uche' })]
  expect(await whileLocked('withdrawal', ids[0] ?? '', acts)).toEqual(['done', 'conflict'])
})

it('a withdrawal that is refused while it is prepared is refused, or in the batch', async () => {
  const [first = '', second = ''] = await club.approved([1_000, 1_000])
  const refuseFirst = [() => club.refuse(first), () => club.prepare([first])]
  expect(await whileLocked('withdrawal', first, refuseFirst)).toEqual(['done', 'conflict'])
  const prepareFirst = [() => club.prepare([second]), () => club.refuse(second)]
  expect(await whileLocked('withdrawal', second, prepareFirst)).toEqual(['done', 'already_decided'])
})

it('two who say what became of a batch at once are heard once', async () => {
  const before = await club.wallet()
  const { id, items } = await club.released([1_000])
  const [one = ''] = items
  const acts = [
    () => club.settle(id, { [one]: 'failed' }, 'tunde'),
    () => club.settle(id, { [one]: 'paid' }),
  ]
  expect(await whileLocked('payout_batch', id, acts)).toEqual(['done', 'already_decided'])
  expect(await club.wallet()).toEqual(before)
})

it('parts of a batch that are settled at once are both heard', async () => {
  const { id, items } = await club.released([1_000, 2_000])
  const [one = '', other = ''] = items
  const acts = [
    () => club.settle(id, { [one]: 'paid' }, 'tunde'),
    () => club.settle(id, { [other]: 'failed' }),
  ]
  expect(await whileLocked('payout_batch', id, acts)).toEqual(['done', 'done'])
  expect((await club.batch(id)).batch).toMatchObject({ status: 'settled', paid: 1, failed: 1 })
})

it('payouts of one member that failed are all heard at once', async () => {
  const before = await club.wallet()
  const batches = []
  for (const amount of [1_000, 2_000, 3_000, 4_000, 5_000])
    batches.push(await club.released([amount]))
  const answers = await Promise.all(
    batches.map(({ id, items: [one = ''] }) => club.settle(id, { [one]: 'failed' })),
  )
  expect(answers.map(({ status }) => status)).toEqual(batches.map(() => 200))
  expect(await club.wallet()).toEqual(before)
})

it('settlements of the same members, in part failed, wait in one order and are all heard', async () => {
  const standing = async () => [await inDollars('dayo'), await inDollars('efe')]
  const before = await standing()
  const one = await releasedToBoth()
  const other = await releasedToBoth()
  const third = await releasedToBoth()
  // Said in opposite orders; the third is of both ways at once, by an approver who is busy with the first.
  const acts = [
    () => club.settle(one.id, { [one.ofDayo]: 'failed', [one.ofEfe]: 'failed' }, 'tunde'),
    () => club.settle(other.id, { [other.ofEfe]: 'failed', [other.ofDayo]: 'failed' }, 'uche'),
    () => club.settle(third.id, { [third.ofEfe]: 'failed', [third.ofDayo]: 'paid' }, 'tunde'),
  ]
  const members: Parameters<typeof whileRowLocked>[1] = tx =>
    tx.query({
      text: 'SELECT 1 FROM member WHERE id = ANY ($1) FOR UPDATE',
      values: [[people.dayo.customer.id, people.efe.customer.id]],
    })
  const answers = await whileRowLocked(club.server.db, members, acts)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [dayo = 0n, efe] = before
  expect(await standing()).toEqual([dayo - 100n, efe])
  // None was rolled back for another and begun anew.
  const text = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'
  expect(await club.server.db.query({ text })).toEqual([{ deadlocks: 0n }])
})

it('a payout that was paid is heard while its member is about to be paid more', async () => {
  const { id, ofDayo, ofEfe } = await releasedToBoth()
  const about: Parameters<typeof whileRowLocked>[1] = tx =>
    tx.query({
      text: 'SELECT 1 FROM member WHERE id = $1 FOR SHARE',
      values: [people.efe.customer.id],
    })
  await whileRowLocked(club.server.db, about, [], async () => {
    const { status } = await club.settle(id, { [ofDayo]: 'failed', [ofEfe]: 'paid' })
    expect(status).toBe(200)
  })
})

it('a payout that is sent back while its batch is settled comes back after it was paid, once', async () => {
  const before = await club.wallet()
  const { id, items } = await club.released([1_000])
  const [one = ''] = items
  const acts = [
    () => club.settle(id, { [one]: 'paid' }),
    () => club.giveBack(one),
    () => club.giveBack(one, 'uche'),
  ]
  const [settled, first, own] = await whileLocked('withdrawal', one, acts)
  expect([settled, first]).toEqual(['done', 'done'])
  // Either of them may be the first to be heard; whoever said that it was paid is never the one who takes that back.
  expect(['already_decided', 'second_person_needed']).toContain(own)
  expect(await club.wallet()).toEqual(before)
})

it('a release waits for who puts a member on hold, and is refused', async () => {
  const { id } = await club.prepared([1_000])
  const token = await club.tokenFor(operators.zainab.email)
  const { id: dayo } = people.dayo.customer
  const suspend = () =>
    club.server.call('POST', `/api/operator/member/suspend/${dayo}`, {
      token,
      body: { reason: 'A loss.' },
    })
  expect(await whileLocked('account', dayo, [suspend, () => club.release(id)])).toEqual([
    'done',
    'member_on_hold',
  ])
})
