// Every way out, from asking for a withdrawal to what became of it, and where its money is then.
import { money } from '@kinfold/contract/money/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import { createStandInPayouts, type StandInPayouts } from '#test/stand-ins/stand-in-payouts.ts'
import { type AccountAddress, bankAccount, clearingOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { askDuePayouts } from '../payout/ask-due-payouts.ts'

let provider: StandInPayouts
let club: PayingOutClub
let before: Awaited<ReturnType<typeof standing>>
beforeEach(async () => {
  provider = createStandInPayouts()
  club = await openPayingOutClub({ payouts: provider.payouts })
  before = await standing()
})
afterEach(async () => {
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  expect(Object.fromEntries(findings)).toEqual({})
  await club[Symbol.asyncDispose]()
})

/** What the wallet holds, and what has left the club, in kobo. */
async function standing() {
  const left = async (address: AccountAddress<'NGN'>) =>
    (await readBalance(club.server.db, address)).balance.minor
  return {
    wallet: await club.wallet(),
    bank: await left(bankAccount('NGN')),
    provider: await left(clearingOf('transfer', 'NGN')),
  }
}

const paidBy = (way: 'bank' | 'provider') => ({
  ...before,
  wallet: {
    ...before.wallet,
    balance: before.wallet.balance - 1_000,
    available: before.wallet.available - 1_000,
  },
  [way]: before[way] + 1_000_00n,
})

it('asked for and cancelled: nothing has moved', async () => {
  const id = await club.asked(1_000)
  expect((await club.wallet()).held).toBe(before.wallet.held + 1_000)
  expect((await club.cancel(id)).status).toBe(200)
  expect(await standing()).toEqual(before)
})

it('approved, in a batch, and paid by the bank', async () => {
  const { id, items } = await club.released([1_000])
  const [one = ''] = items
  expect((await club.file(id)).status).toBe(200)
  expect((await club.settle(id, { [one]: 'paid' })).status).toBe(200)
  expect(await club.statuses(id)).toEqual({ [one]: 'paid' })
  expect((await club.batch(id)).batch.status).toBe('settled')
  expect(await standing()).toEqual(paidBy('bank'))
})

it('not paid by the bank: the money is in the wallet again', async () => {
  const { id, items } = await club.released([1_000])
  const [one = ''] = items
  expect((await club.settle(id, { [one]: 'failed' })).status).toBe(200)
  expect(await club.statuses(id)).toEqual({ [one]: 'failed' })
  expect(await standing()).toEqual(before)
})

it('paid, and sent back by the member’s bank', async () => {
  const { id, items } = await club.released([1_000])
  const [one = ''] = items
  await club.settle(id, { [one]: 'paid' })
  expect((await club.giveBack(one)).status).toBe(200)
  expect(await club.statuses(id)).toEqual({ [one]: 'returned' })
  expect(await standing()).toEqual(before)
})

it('by a provider: paid, failed, and returned', async () => {
  const { items, id } = await club.released([1_000, 1_001, 1_002], { paid_through: 'provider' })
  const { services } = club.server.parts
  const work = () => askDuePayouts.carryOut(services, club.server.clock.now)
  await work()
  const [paid = '', failed = '', returned = ''] = items
  const { withdrawals } = await club.batch(id)
  const referenceOf = (item: string) =>
    withdrawals.find(({ withdrawal }) => withdrawal.id === item)?.withdrawal.reference ?? ''
  const reason = 'No such account.'
  provider.says.set(referenceOf(paid), { state: 'paid', amount: money('NGN', 1_000_00n) })
  provider.says.set(referenceOf(failed), { state: 'failed', reason })
  const amount = money('NGN', 1_002_00n)
  provider.says.set(referenceOf(returned), { state: 'returned', amount, reason })
  club.server.clock.forward(60_000)
  await work()
  expect(await club.statuses(id)).toEqual({
    [paid]: 'paid',
    [failed]: 'failed',
    [returned]: 'returned',
  })
  expect((await club.batch(id)).batch.status).toBe('settled')
  expect(await standing()).toEqual(paidBy('provider'))
})
