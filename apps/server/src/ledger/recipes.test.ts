// Every movement of money in the product: each balances in each currency and changes the accounts as its
// name says, on a real database.
import { readFileSync } from 'node:fs'
import { portfolioLineOf, walletLineOf } from '@kinfold/contract/ledger/line-of'
import { type PostingRole, postingRoles } from '@kinfold/contract/ledger/posting-role'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  attempt,
  cases,
  dollars,
  naira,
  now,
  quotes,
  reference,
  wallet,
  withdrawal,
  withdrawalCases,
} from '#test/ledger/recipe-cases.ts'
import type { Handle } from '../db/database.ts'
import { type AccountAddress, bankAccount } from './account-address.ts'
import { keepQuote } from './keep-quote.ts'
import { post } from './post.ts'
import { readBalances } from './read-balances.ts'
import { readHolderSums } from './read-holder-sums.ts'
import { approveWithdrawal } from './recipes/approve-withdrawal.ts'
import { chargeFee } from './recipes/charge-fee.ts'
import { failWithdrawal } from './recipes/fail-withdrawal.ts'
import { matchUnmatched } from './recipes/match-unmatched.ts'
import { payWithdrawal } from './recipes/pay-withdrawal.ts'
import { receiveUnmatched } from './recipes/receive-unmatched.ts'
import { reserveWithdrawal } from './recipes/reserve-withdrawal.ts'
import { returnUnmatched } from './recipes/return-unmatched.ts'
import { reserve } from './reserve.ts'
import { reverse } from './reverse.ts'
import { transferKinds } from './transfer-kind.ts'
import type { TransferRequest } from './transfer-request.ts'

const movements = readFileSync(new URL('./README.md', import.meta.url), 'utf8')

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  for (const quote of Object.values(quotes)) await keepQuote(db, quote)
})
afterAll(() => db.close())

async function changesMadeBy(
  request: TransferRequest,
  handle: Handle,
): Promise<Record<string, bigint>> {
  const touched = [...new Set(request.pairs.flat().map(leg => leg.address))]
  const before = await readBalances(handle, touched)
  await post(handle, request)
  const after = await readBalances(handle, touched)
  return Object.fromEntries(
    touched.map(address => [
      address,
      after.get(address)!.balance.minor - before.get(address)!.balance.minor,
    ]),
  )
}

function sums(request: TransferRequest): Map<string, bigint> {
  const totals = new Map<string, bigint>()
  for (const { address, amount } of request.pairs.flat()) {
    const currency = address.slice(-3) satisfies string as Currency
    totals.set(currency, (totals.get(currency) ?? 0n) + amount)
  }
  return totals
}

// Both postings of a pair have the same role, and each that a member sees has a line.
function rolesIn({ pairs }: TransferRequest): PostingRole[] {
  return pairs.map(([from, to]) => {
    expect(from.role).toBe(to.role)
    for (const { address, role } of [from, to]) {
      if (address.startsWith('wallet:')) expect(() => walletLineOf(role)).not.toThrow()
      if (address.startsWith('portfolio:')) expect(() => portfolioLineOf(role)).not.toThrow()
    }
    return from.role
  })
}

describe('the recipes', () => {
  it.each(cases.map(entry => [entry.request.kind, entry] as const))(
    '%s balances and changes what it should',
    async (_kind, { request, changes, roles }) => {
      expect(rolesIn(request)).toEqual(roles)
      expect([...sums(request).values()].every(total => total === 0n)).toBe(true)
      expect(await changesMadeBy(request, db)).toEqual(changes)
    },
  )

  it.each(withdrawalCases)(
    '%s balances and changes what it should',
    async (_kind, make, changes, roles) => {
      const { holdId } = await reserve(
        db,
        reserveWithdrawal({ attempt: attempt('reserve'), ...withdrawal }),
      )
      const request = make(holdId)
      expect(rolesIn(request)).toEqual(roles)
      expect([...sums(request).values()]).toEqual([0n])
      expect(await changesMadeBy(request, db)).toEqual(changes)
    },
  )

  it('withdrawal-paid takes what was approved out of the bank', async () => {
    const { holdId: hold } = await reserve(
      db,
      reserveWithdrawal({ attempt: attempt('reserve-2'), ...withdrawal }),
    )
    await post(db, approveWithdrawal({ attempt: attempt('approve-2'), ...withdrawal, hold }))
    const paid = payWithdrawal({
      attempt: attempt('withdrawal-paid'),
      ...withdrawal,
      from: bankAccount('NGN'),
      reference,
    })
    expect(await changesMadeBy(paid, db)).toEqual({
      'payouts:w1:NGN': -2_000n,
      'bank::NGN': 2_000n,
    })
  })

  it('reversal takes a conversion back in both currencies', async () => {
    const [row] = await db.query<{ id: bigint }>({
      text: `SELECT id FROM ledger.transfer WHERE quote_id = $1`,
      values: [quotes.changed.id],
    })
    const before = await readBalances(db, [wallet])
    await reverse(db, {
      attempt: attempt('reversal'),
      transferId: row!.id,
      reason: 'wrong rate',
    })
    const after = await readBalances(db, [wallet])
    expect(after.get(wallet)!.balance.minor - before.get(wallet)!.balance.minor).toBe(3_030n)
  })

  it('leave a sound ledger, and all of them are tested here', async () => {
    expect(await readAuditFindings(db)).toEqual(new Map())
    const rows = await db.query<{ kind: string }>({
      text: 'SELECT DISTINCT kind FROM ledger.transfer',
    })
    expect(new Set(rows.map(row => row.kind))).toEqual(new Set(transferKinds))
  })

  it('use every role there is, and the database knows them all', async () => {
    const used = await db.query<{ role: string }>({
      text: 'SELECT DISTINCT role FROM ledger.posting',
    })
    expect(new Set(used.map(row => row.role))).toEqual(new Set(postingRoles))
    const known = await db.query<{ role: string }>({
      text: 'SELECT unnest(enum_range(NULL::ledger.posting_role)) AS role',
    })
    expect(known.map(row => row.role)).toEqual(postingRoles)
  })

  it.each(transferKinds)('%s stands in the table of movements', kind => {
    expect(movements).toContain(`\`${kind}\``)
  })

  it('names the quote of a conversion', async () => {
    const [row] = await db.query<{ meta: unknown; quote_id: string }>({
      text: 'SELECT meta, quote_id FROM ledger.transfer WHERE quote_id = $1',
      values: [quotes.changed.id],
    })
    expect(row).toEqual({
      meta: { rate: '1500', rateSetAt: now.toISOString() },
      quote_id: quotes.changed.id,
    })
  })
})

describe('money that waits for its owner', () => {
  const approved = async (id: string) => {
    const about = { ...withdrawal, withdrawal: id }
    const { holdId: hold } = await reserve(
      db,
      reserveWithdrawal({ attempt: attempt(`reserve ${id}`), ...about }),
    )
    await post(db, approveWithdrawal({ attempt: attempt(`approve ${id}`), ...about, hold }))
    return about
  }

  it('is one member’s payout and never taken for another’s', async () => {
    const [first] = [await approved('first'), await approved('second')]
    await post(
      db,
      payWithdrawal({
        attempt: attempt('pay first'),
        ...first,
        from: bankAccount('NGN'),
        reference,
      }),
    )
    const failed = failWithdrawal({ attempt: attempt('fail first'), ...first, reason: 'no' })
    await expect(post(db, failed)).rejects.toMatchObject({ code: 'insufficient-funds' })
    const again = payWithdrawal({
      attempt: attempt('pay first again'),
      ...first,
      from: bankAccount('NGN'),
      reference,
    })
    await expect(post(db, again)).rejects.toMatchObject({ code: 'insufficient-funds' })
  })

  it('is one unmatched transfer, and never taken for another', async () => {
    const arrived = naira(450n)
    const receive = (id: string) =>
      receiveUnmatched({
        attempt: attempt(`receive ${id}`),
        unmatched: id,
        from: bankAccount('NGN'),
        arrived,
        reference,
        arrivedAt: now,
      })
    await post(db, receive('mine'))
    await post(db, receive('theirs'))
    const about = { unmatched: 'mine', amount: arrived, reference }
    await post(db, matchUnmatched({ attempt: attempt('match mine'), ...about, to: wallet }))
    const to = bankAccount('NGN')
    const back = returnUnmatched({ attempt: attempt('return mine'), ...about, to })
    await expect(post(db, back)).rejects.toMatchObject({ code: 'insufficient-funds' })
  })

  it('is shown to the desk as one sum', async () => {
    const others = await createTestDatabase()
    try {
      const request = (id: string, currency: Currency, minor: bigint) =>
        receiveUnmatched<Currency>({
          attempt: attempt(id),
          unmatched: id,
          from: bankAccount(currency),
          arrived: money(currency, minor),
          reference,
          arrivedAt: now,
        })
      expect(await readHolderSums(others, 'unmatched')).toEqual({
        NGN: naira(0n),
        USD: dollars(0n),
      })
      await post(others, request('one', 'NGN', 100n))
      await post(others, request('two', 'NGN', 250n))
      await post(others, request('three', 'USD', 7n))
      const sums = { NGN: naira(350n), USD: dollars(7n) }
      expect(await readHolderSums(others, 'unmatched')).toEqual(sums)
      expect(await readHolderSums(others, 'payouts')).toEqual({ NGN: naira(0n), USD: dollars(0n) })
    } finally {
      await others.close()
    }
  })
})

describe('a recipe in the wrong currency', () => {
  it('does not compile', () => {
    const wrong = () =>
      // @ts-expect-error: dollars cannot leave a naira wallet
      chargeFee({ attempt: attempt('wrong'), from: wallet, fee: dollars(1n), reason: '' })
    expect(wrong).toBeTypeOf('function')
  })

  it('needs an amount above zero and two accounts', () => {
    const fee = (from: AccountAddress<'NGN'>, minor: bigint) => () =>
      chargeFee({ attempt: attempt('none'), from, fee: naira(minor), reason: '' })
    expect(fee(wallet, 0n)).toThrow('above zero')
    expect(fee(wallet, -5n)).toThrow('above zero')
    expect(fee('fees::NGN', 5n)).toThrow('to itself')
  })
})
