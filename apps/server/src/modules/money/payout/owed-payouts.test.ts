// What a provider pays although it had said that it failed, and whose money its member has spent meanwhile: they owe it.
import { randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import { listChargebacks } from '@kinfold/contract/operator/chargeback/list-chargebacks'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import { createStandInPayouts, type StandInPayouts } from '#test/stand-ins/stand-in-payouts.ts'
import { clearingOf, walletOf } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { release } from '../../../ledger/release.ts'
import { reserve } from '../../../ledger/reserve.ts'
import type { FoundPayout } from '../../../providers/payouts/payout-provider.ts'
import { member } from '../../base/person/account.tables.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { wallet as walletTable } from '../../holdings/wallet/wallet.tables.ts'
import { keptTables } from '../../whole/data-export/kept-data.ts'
import { readKeptRows } from '../../whole/data-export/read-kept-rows.ts'
import { chargeback } from '../chargeback/chargeback.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { askDuePayouts } from './ask-due-payouts.ts'
import { bookPayout } from './book-payout.ts'

let club: PayingOutClub
let provider: StandInPayouts
beforeEach(async () => {
  provider = createStandInPayouts()
  club = await openPayingOutClub({ payouts: provider.payouts })
})
afterEach(async () => {
  for (const giveBack of setAside.splice(0)) await giveBack()
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  expect(Object.fromEntries(findings)).toEqual({})
  await club[Symbol.asyncDispose]()
})

const minute = 60_000
const setAside: (() => Promise<unknown>)[] = []
const naira = (minor: bigint) => money('NGN', minor)
const wallet = walletOf(people.dayo.customer.id, 'NGN')
const paid = { state: 'paid', amount: naira(1_000_00n) } as const
const returned = { ...paid, state: 'returned', reason: 'No such account.' } as const

const standing = async () => {
  const { balance, owed } = await readBalance(club.server.db, wallet)
  const { balance: outside } = await readBalance(club.server.db, clearingOf('transfer', 'NGN'))
  return { inWallet: balance.minor, owed: owed.minor, outside: outside.minor }
}
const rowOf = async (id: string) => {
  const [row] = await club.server.db.orm.select().from(withdrawal).where(eq(withdrawal.id, id))
  if (row === undefined) throw new Error('no such withdrawal')
  return row
}
const isDayo = eq(member.id, people.dayo.customer.id)
const rowOfSomebodyElse = async () => {
  const [found] = await club.server.db.orm
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .innerJoin(walletTable, eq(walletTable.id, withdrawal.walletId))
    .where(and(ne(walletTable.memberId, people.dayo.customer.id), eq(withdrawal.currency, 'NGN')))
  if (found === undefined) throw new Error('nobody else has withdrawn anything')
  return found
}
const hear = (id: string, found: FoundPayout) => bookPayout(club.server.parts.services, id, found)

const work = async () => {
  const { parts, clock } = club.server
  await askDuePayouts.carryOut(parts.services, clock.now)
  clock.forward(minute)
}

/** A withdrawal of ₦1,000 that its provider said had failed. */
async function failed(): Promise<string> {
  const { items } = await club.released([1_000], { paid_through: 'provider' })
  const [id = ''] = items
  await work()
  provider.says.set((await rowOf(id)).reference, { state: 'failed', reason: 'No such account.' })
  await work()
  expect((await rowOf(id)).status).toBe('failed')
  return id
}

/** Sets all of the wallet aside but for so much, as what the member asks for does. */
async function leave(minor: bigint): Promise<void> {
  const { balance, held } = await readBalance(club.server.db, wallet)
  const { holdId } = await reserve(club.server.db, {
    attempt: moneyAttempts.withdrawalHold(randomUUID()),
    account: wallet,
    amount: naira(balance.minor - held.minor - minor),
  })
  setAside.push(() => release(club.server.db, holdId))
}

const payIn = async () => setAside.pop()?.()

const uche = () => club.tokenFor(operators.uche.email)
const cases = async (): Promise<readonly Chargeback[]> => {
  const { items } = await club.server.ask(listChargebacks, { token: await uche(), query: {} })
  return items.filter(({ withdrawal_id }) => withdrawal_id !== null)
}
const take = async (one: Chargeback | undefined, body: object = {}) =>
  club.server.call('POST', `/api/operator/chargeback/recover/${one?.id}`, {
    token: await uche(),
    body: { seen: one?.owed.amount, from: 'wallet', reason: 'As agreed on the phone.', ...body },
  })

describe('what its member has spent since it failed', () => {
  it('is paid, and owed: at the desk, and to the member', async () => {
    const id = await failed()
    await leave(0n)
    const before = await standing()
    await hear(id, paid)
    const { reference, status } = await rowOf(id)
    expect(status).toBe('paid')
    expect(await standing()).toEqual({
      ...before,
      owed: 1_000_00n,
      outside: before.outside + 1_000_00n,
    })
    expect(await cases()).toMatchObject([
      {
        withdrawal_id: id,
        payment_id: null,
        reference,
        member: { id: people.dayo.customer.id },
        status: 'lost',
        is_booked: true,
        amount: { currency: 'NGN', amount: 1_000 },
        owed: { currency: 'NGN', amount: 1_000 },
        recorded_by: null,
      },
    ])
    const [mail, ...more] = (await club.server.inbox(operators.uche.email)).filter(({ subject }) =>
      /paid after it had failed/.test(subject),
    )
    expect(more).toEqual([])
    expect(mail?.text).toContain(reference)
    const told = await club.server.inbox(people.dayo.customer.email)
    const news = told.find(({ subject }) => subject === 'Your withdrawal was paid after all')
    expect(news?.text).toMatch(/you owe\s+us ₦1,000/)
  })

  it('is owed once, however often and at however many places it is heard', async () => {
    const id = await failed()
    await leave(0n)
    const before = await standing()
    await Promise.all([hear(id, paid), hear(id, paid)])
    await hear(id, paid)
    expect(await standing()).toEqual({
      ...before,
      owed: 1_000_00n,
      outside: before.outside + 1_000_00n,
    })
    expect(await cases()).toHaveLength(1)
  })

  it('is owed whole where a part is left, and taken as far as it is there, the rest later', async () => {
    const id = await failed()
    await leave(400_00n)
    await hear(id, paid)
    const { inWallet } = await standing()
    expect((await club.wallet()).available).toBe(0)
    const [owed] = await cases()
    expect((await take(owed)).code).toBe('insufficient_balance')
    expect((await take(owed, { amount: 400 })).status).toBe(200)
    expect(await standing()).toMatchObject({ inWallet: inWallet - 400_00n, owed: 600_00n })
    await payIn()
    const [rest] = await cases()
    expect(rest).toMatchObject({ owed: { amount: 600 }, recovered: { amount: 400 } })
    expect((await take(owed)).code).toBe('already_decided')
    expect((await take(rest)).status).toBe(200)
    expect(await standing()).toMatchObject({ inWallet: inWallet - 1_000_00n, owed: 0n })
    expect((await take((await cases())[0])).status).toBe(200)
    const token = await club.tokenOf('dayo')
    const { items } = await club.server.ask(listTransactions, {
      token,
      query: { wallet_id: walletIdOf('dayo', 'NGN'), per_page: 2 },
    })
    const line = { kind: 'adjustment', description: 'Withdrawal that was paid after all' }
    expect(items).toMatchObject([
      { ...line, amount: -600 },
      { ...line, amount: -400 },
    ])
  })

  it('is taken out of no portfolio', async () => {
    const id = await failed()
    await leave(0n)
    await hear(id, paid)
    const [owed] = await cases()
    expect((await take(owed, { from: 'portfolio' })).code).toBe('conflict')
  })

  it('is owed no more once it comes back, and what was paid of it is there again', async () => {
    const before = await standing()
    const id = await failed()
    await leave(400_00n)
    await hear(id, paid)
    expect((await take((await cases())[0], { amount: 400 })).status).toBe(200)
    await Promise.all([hear(id, returned), hear(id, returned)])
    await hear(id, returned)
    await expect(hear(id, paid)).rejects.toThrow('which had come back')
    await payIn()
    expect(await standing()).toEqual(before)
    expect(await rowOf(id)).toMatchObject({
      status: 'returned',
      failureReason: 'No such account.',
    })
    expect(await cases()).toMatchObject([{ owed: { amount: 0 }, recovered: { amount: 1_000 } }])
  })

  it('is owed no more once an operator asks its provider and hears that it came back', async () => {
    const before = await standing()
    const id = await failed()
    await leave(0n)
    await hear(id, paid)
    provider.says.set((await rowOf(id)).reference, returned)
    expect((await club.giveBack(id)).status).toBe(200)
    await work()
    await payIn()
    await hear(id, returned)
    expect(await standing()).toEqual(before)
  })

  it('is owed by a member who has left, and by nobody once it comes back', async () => {
    const id = await failed()
    const before = await standing()
    await leave(0n)
    const { orm } = club.server.db
    await orm.update(member).set({ closedAt: club.server.clock.now }).where(isDayo)
    await hear(id, paid)
    expect(await standing()).toMatchObject({ owed: 1_000_00n })
    await hear(id, returned)
    expect(await standing()).toEqual(before)
    expect(await cases()).toMatchObject([{ owed: { amount: 0 } }])
    await orm.update(member).set({ closedAt: null }).where(isDayo)
  })

  it('is among what the member is told is kept of them', async () => {
    const id = await failed()
    await leave(0n)
    await hear(id, paid)
    await payIn()
    expect((await take((await cases())[0])).status).toBe(200)
    const keptOf = async (table: 'chargeback' | 'chargeback_recovery') => {
      const kept: unknown[] = []
      const [columns, { db }] = [keptTables[table], club.server]
      if (columns === undefined) throw new Error(`${table} is not kept`)
      const mine = readKeptRows(db, table, columns, people.dayo.customer.id)
      for await (const rows of mine) kept.push(...rows)
      return kept
    }
    expect(await keptOf('chargeback')).toMatchObject([{ withdrawal_id: id }])
    expect(await keptOf('chargeback_recovery')).toMatchObject([{ amount_minor: 1_000_00n }])
  })

  it('is missed by the check of the books where it is another’s, or not there', async () => {
    const id = await failed()
    await leave(0n)
    await hear(id, paid)
    await payIn()
    const { db, parts } = club.server
    const findings = async () =>
      Object.keys(
        Object.fromEntries((await checkBooks(db, parts.services.chainKeys, theBeginning)).findings),
      )
    const set = (withdrawalId: string) =>
      db.orm.update(chargeback).set({ withdrawalId }).where(isNotNull(chargeback.withdrawalId))
    await set((await rowOfSomebodyElse()).id)
    expect(await findings()).toEqual(
      expect.arrayContaining(['chargebacks_off_the_books', 'withdrawals_off_the_books']),
    )
    await set(id)
  })

  it('leaves the wallet at once where it is there', async () => {
    const id = await failed()
    const before = await standing()
    await leave(1_000_00n)
    await hear(id, paid)
    expect(await standing()).toEqual({
      inWallet: before.inWallet - 1_000_00n,
      owed: 0n,
      outside: before.outside + 1_000_00n,
    })
    expect(await cases()).toEqual([])
  })
})
