// Every movement of money the product knows: each balances in each currency, and each does to the
// accounts what its name says, on a real database.
import { randomUUID } from 'node:crypto'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts'
import { readAuditFindings } from '../../test/read-audit-findings.ts'
import type { Handle } from '../db/database.ts'
import { type AccountAddress, clearingOf, portfolioAccount, walletOf } from './account-address.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { keepQuote } from './keep-quote.ts'
import { post } from './post.ts'
import { readBalances } from './read-balances.ts'
import { readHolderSums } from './read-holder-sums.ts'
import { approveWithdrawal } from './recipes/approve-withdrawal.ts'
import { chargeBack } from './recipes/charge-back.ts'
import { chargeDisputeFee } from './recipes/charge-dispute-fee.ts'
import { chargeFee } from './recipes/charge-fee.ts'
import { closePortfolioEarly } from './recipes/close-portfolio-early.ts'
import { contributeByCard } from './recipes/contribute-by-card.ts'
import { contributeByTransfer } from './recipes/contribute-by-transfer.ts'
import { contributeFromWallet } from './recipes/contribute-from-wallet.ts'
import { convertCurrency } from './recipes/convert-currency.ts'
import { depositByCard } from './recipes/deposit-by-card.ts'
import { depositByTransfer } from './recipes/deposit-by-transfer.ts'
import { failWithdrawal } from './recipes/fail-withdrawal.ts'
import { matchUnmatched } from './recipes/match-unmatched.ts'
import { maturePortfolio } from './recipes/mature-portfolio.ts'
import { payWithdrawal } from './recipes/pay-withdrawal.ts'
import { postLoss } from './recipes/post-loss.ts'
import { postReturns } from './recipes/post-returns.ts'
import { receiveReturns } from './recipes/receive-returns.ts'
import { receiveUnmatched } from './recipes/receive-unmatched.ts'
import { recoverReceivable } from './recipes/recover-receivable.ts'
import { refundPayment } from './recipes/refund-payment.ts'
import { reserveWithdrawal } from './recipes/reserve-withdrawal.ts'
import { returnPayout } from './recipes/return-payout.ts'
import { returnUnmatched } from './recipes/return-unmatched.ts'
import { rollOverPortfolio } from './recipes/roll-over-portfolio.ts'
import { settleProvider } from './recipes/settle-provider.ts'
import { topUpPortfolio } from './recipes/top-up-portfolio.ts'
import { winChargeback } from './recipes/win-chargeback.ts'
import { writeOffReceivable } from './recipes/write-off-receivable.ts'
import { reserve } from './reserve.ts'
import { reverse } from './reverse.ts'
import { transferKinds } from './transfer-kind.ts'
import type { TransferRequest } from './transfer-request.ts'

const naira = (minor: bigint) => money('NGN', minor)
const dollars = (minor: bigint) => money('USD', minor)
const attempt = (key: string) => idempotencyKey('recipes', key)
const wallet = walletOf('ada', 'NGN')
const portfolio = portfolioAccount('p1', 'NGN')
const clearing = clearingOf('paystack', 'NGN')
const now = new Date('2026-06-15T12:00:00Z')
const member = 'ada'
const provider = 'paystack'
const reference = 'ref-1'
const payment = 'pay-1'
const returns = 'run-1'
const unmatched = 'u1'

type Case = {
  readonly request: TransferRequest
  // What changes on which account, in minor units.
  readonly changes: Readonly<Partial<Record<AccountAddress, bigint>>>
}

const quote = {
  id: randomUUID(),
  named: 'sold',
  sold: naira(3_000n),
  bought: dollars(2n),
  fee: naira(30n),
  rate: '1500',
  rateSetAt: now,
  expiresAt: new Date(now.getTime() + 15 * 60_000),
} as const

const cases: Case[] = [
  {
    request: depositByCard({
      attempt: attempt('card-deposit'),
      payment,
      member,
      provider,
      amount: naira(10_000n),
      fee: naira(150n),
      reference,
    }),
    changes: { [clearing]: -10_150n, [wallet]: 10_000n, 'fees::NGN': 150n },
  },
  {
    request: depositByTransfer({
      attempt: attempt('transfer-deposit'),
      payment,
      member,
      arrived: naira(9_990n),
      reference,
      arrivedAt: now,
    }),
    changes: { 'bank::NGN': -9_990n, [wallet]: 9_990n },
  },
  {
    request: contributeFromWallet({
      attempt: attempt('wallet-contribution'),
      payment,
      member,
      portfolio: 'p1',
      amount: naira(5_000n),
    }),
    changes: { [wallet]: -5_000n, [portfolio]: 5_000n },
  },
  {
    request: contributeByCard({
      attempt: attempt('card-contribution'),
      payment,
      portfolio: 'p1',
      provider,
      amount: naira(700n),
      fee: naira(0n),
      reference,
    }),
    changes: { [clearing]: -700n, [portfolio]: 700n },
  },
  {
    request: contributeByTransfer({
      attempt: attempt('transfer-contribution'),
      payment,
      portfolio: 'p1',
      arrived: naira(800n),
      reference,
      arrivedAt: now,
    }),
    changes: { 'bank::NGN': -800n, [portfolio]: 800n },
  },
  {
    request: topUpPortfolio({
      attempt: attempt('top-up'),
      payment,
      portfolio: 'p1',
      source: wallet,
      amount: naira(200n),
      fee: naira(3n),
      reference,
    }),
    changes: { [wallet]: -203n, [portfolio]: 200n, 'fees::NGN': 3n },
  },
  {
    request: chargeFee({
      attempt: attempt('fee'),
      from: wallet,
      fee: naira(25n),
      reason: 'statement by post',
    }),
    changes: { [wallet]: -25n, 'fees::NGN': 25n },
  },
  {
    request: receiveReturns({
      attempt: attempt('returns-received'),
      returns,
      amount: naira(900n),
      reference,
    }),
    changes: { 'bank::NGN': -900n, 'returns::NGN': 900n },
  },
  {
    request: postReturns({
      attempt: attempt('returns'),
      returns,
      portfolio: 'p1',
      amount: naira(900n),
      period: '2026-05',
    }),
    changes: { 'returns::NGN': -900n, [portfolio]: 900n },
  },
  {
    request: postLoss({
      attempt: attempt('loss'),
      returns,
      portfolio: 'p1',
      amount: naira(100n),
      period: '2026-06',
    }),
    changes: { 'returns::NGN': 100n, [portfolio]: -100n },
  },
  {
    request: rollOverPortfolio({
      attempt: attempt('rollover'),
      from: 'p1',
      into: 'p2',
      value: naira(1_000n),
    }),
    changes: { [portfolio]: -1_000n, 'portfolio:p2:NGN': 1_000n },
  },
  {
    request: maturePortfolio({
      attempt: attempt('maturity'),
      member,
      portfolio: 'p2',
      value: naira(600n),
    }),
    changes: { 'portfolio:p2:NGN': -600n, [wallet]: 600n },
  },
  {
    request: closePortfolioEarly({
      attempt: attempt('early-close'),
      member,
      portfolio: 'p2',
      toMember: naira(380n),
      charge: naira(20n),
      reason: 'asked by the member',
    }),
    changes: { 'portfolio:p2:NGN': -400n, [wallet]: 380n, 'fees::NGN': 20n },
  },
  {
    request: convertCurrency({
      attempt: attempt('conversion'),
      about: {},
      from: wallet,
      to: walletOf(member, 'USD'),
      quote,
    }),
    changes: {
      [wallet]: -3_030n,
      'fx::NGN': 3_000n,
      'fx::USD': -2n,
      'wallet:ada:USD': 2n,
      'fees::NGN': 30n,
    },
  },
  {
    request: refundPayment({
      attempt: attempt('refund'),
      refund: 'refund-1',
      payment,
      from: wallet,
      to: clearing,
      amount: naira(500n),
      fee: naira(7n),
      reason: 'charged twice',
    }),
    changes: { [wallet]: -500n, 'fees::NGN': -7n, [clearing]: 507n },
  },
  {
    request: chargeBack({
      attempt: attempt('chargeback'),
      member,
      provider,
      amount: naira(250n),
      payment,
    }),
    changes: { 'receivable:ada:NGN': -250n, [clearing]: 250n },
  },
  {
    request: chargeDisputeFee({
      attempt: attempt('chargeback-fee'),
      member,
      payment,
      provider,
      fee: naira(30n),
      borneBy: 'member',
    }),
    changes: { 'receivable:ada:NGN': -30n, [clearing]: 30n },
  },
  {
    request: chargeDisputeFee({
      attempt: attempt('chargeback-fee of the club'),
      member,
      payment,
      provider,
      fee: naira(30n),
      borneBy: 'club',
    }),
    changes: { 'fees::NGN': -30n, [clearing]: 30n },
  },
  {
    request: recoverReceivable({
      attempt: attempt('receivable-recovered'),
      member,
      payment,
      portfolio: undefined,
      amount: naira(120n),
    }),
    changes: { [wallet]: -120n, 'receivable:ada:NGN': 120n },
  },
  {
    request: recoverReceivable({
      attempt: attempt('receivable-recovered from a portfolio'),
      member,
      payment,
      portfolio: 'p1',
      amount: naira(80n),
    }),
    changes: { [portfolio]: -80n, 'receivable:ada:NGN': 80n },
  },
  {
    request: winChargeback({
      attempt: attempt('chargeback-won'),
      member,
      payment,
      provider,
      stillOwed: naira(30n),
      recovered: naira(20n),
      portfolio: undefined,
    }),
    changes: { [clearing]: -50n, 'receivable:ada:NGN': 30n, [wallet]: 20n },
  },
  {
    request: winChargeback({
      attempt: attempt('chargeback-won back into a portfolio'),
      member,
      payment,
      provider,
      stillOwed: naira(0n),
      recovered: naira(20n),
      portfolio: 'p1',
    }),
    changes: { [clearing]: -20n, [portfolio]: 20n },
  },
  {
    request: writeOffReceivable({
      attempt: attempt('receivable-written-off'),
      member,
      amount: naira(50n),
      reason: 'left the club',
    }),
    changes: { 'fees::NGN': -50n, 'receivable:ada:NGN': 50n },
  },
  {
    request: receiveUnmatched({
      attempt: attempt('unmatched-received'),
      unmatched,
      arrived: naira(450n),
      reference,
      arrivedAt: now,
    }),
    changes: { 'bank::NGN': -450n, 'unmatched:u1:NGN': 450n },
  },
  {
    request: matchUnmatched({
      attempt: attempt('unmatched-matched'),
      unmatched,
      to: wallet,
      amount: naira(400n),
      reference,
    }),
    changes: { 'unmatched:u1:NGN': -400n, [wallet]: 400n },
  },
  {
    request: returnUnmatched({
      attempt: attempt('unmatched-returned'),
      unmatched,
      amount: naira(50n),
      reference,
    }),
    changes: { 'unmatched:u1:NGN': -50n, 'bank::NGN': 50n },
  },
  {
    request: settleProvider({
      attempt: attempt('provider-settlement'),
      provider,
      paidOut: naira(9_000n),
      charge: naira(90n),
      reference,
    }),
    changes: { 'bank::NGN': -9_000n, 'fees::NGN': -90n, [clearing]: 9_090n },
  },
]

const withdrawal = { member, withdrawal: 'w1', amount: naira(2_000n), fee: naira(40n) }
const withdrawalCases: [string, (hold: bigint) => TransferRequest, Case['changes']][] = [
  [
    'withdrawal',
    hold => approveWithdrawal({ attempt: attempt('withdrawal'), ...withdrawal, hold }),
    { [wallet]: -2_040n, 'payouts:w1:NGN': 2_000n, 'fees::NGN': 40n },
  ],
  [
    'withdrawal-failed',
    () =>
      failWithdrawal({ attempt: attempt('withdrawal-failed'), ...withdrawal, reason: 'refused' }),
    { [wallet]: 2_040n, 'payouts:w1:NGN': -2_000n, 'fees::NGN': -40n },
  ],
  [
    'withdrawal-returned',
    () =>
      returnPayout({
        attempt: attempt('withdrawal-returned'),
        ...withdrawal,
        reason: 'account closed',
        arrivedAt: now,
      }),
    { 'bank::NGN': -2_000n, [wallet]: 2_040n, 'fees::NGN': -40n },
  ],
]

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await keepQuote(db, quote)
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

describe('the recipes', () => {
  it.each(cases.map(entry => [entry.request.kind, entry] as const))(
    '%s balances and changes what it should',
    async (_kind, { request, changes }) => {
      expect([...sums(request).values()].every(total => total === 0n)).toBe(true)
      expect(await changesMadeBy(request, db)).toEqual(changes)
    },
  )

  it.each(withdrawalCases)(
    '%s balances and changes what it should',
    async (_kind, make, changes) => {
      const { holdId } = await reserve(
        db,
        reserveWithdrawal({ attempt: attempt('reserve'), ...withdrawal }),
      )
      const request = make(holdId)
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
    const paid = payWithdrawal({ attempt: attempt('withdrawal-paid'), ...withdrawal, reference })
    expect(await changesMadeBy(paid, db)).toEqual({
      'payouts:w1:NGN': -2_000n,
      'bank::NGN': 2_000n,
    })
  })

  it('reversal takes a conversion back in both currencies', async () => {
    const [row] = await db.query<{ id: bigint }>({
      text: `SELECT id FROM ledger.transfer WHERE kind = 'conversion'`,
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

  it('leave a sound ledger behind, and none was forgotten here', async () => {
    expect(await readAuditFindings(db)).toEqual(new Map())
    const rows = await db.query<{ kind: string }>({
      text: 'SELECT DISTINCT kind FROM ledger.transfer',
    })
    expect(new Set(rows.map(row => row.kind))).toEqual(new Set(transferKinds))
  })

  it('names the quote of a conversion', async () => {
    const [row] = await db.query<{ meta: unknown; quote_id: string }>({
      text: `SELECT meta, quote_id FROM ledger.transfer WHERE kind = 'conversion'`,
    })
    expect(row).toEqual({
      meta: { rate: '1500', rateSetAt: now.toISOString() },
      quote_id: quote.id,
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
    await post(db, payWithdrawal({ attempt: attempt('pay first'), ...first, reference }))
    const failed = failWithdrawal({ attempt: attempt('fail first'), ...first, reason: 'no' })
    await expect(post(db, failed)).rejects.toMatchObject({ code: 'insufficient-funds' })
    const again = payWithdrawal({ attempt: attempt('pay first again'), ...first, reference })
    await expect(post(db, again)).rejects.toMatchObject({ code: 'insufficient-funds' })
  })

  it('is one transfer that nobody announced, and not another', async () => {
    const arrived = naira(450n)
    const receive = (id: string) =>
      receiveUnmatched({
        attempt: attempt(`receive ${id}`),
        unmatched: id,
        arrived,
        reference,
        arrivedAt: now,
      })
    await post(db, receive('mine'))
    await post(db, receive('theirs'))
    const about = { unmatched: 'mine', amount: arrived, reference }
    await post(db, matchUnmatched({ attempt: attempt('match mine'), ...about, to: wallet }))
    const back = returnUnmatched({ attempt: attempt('return mine'), ...about })
    await expect(post(db, back)).rejects.toMatchObject({ code: 'insufficient-funds' })
  })

  it('is told to the desk as one sum', async () => {
    const others = await createTestDatabase()
    try {
      const request = (id: string, currency: Currency, minor: bigint) =>
        receiveUnmatched<Currency>({
          attempt: attempt(id),
          unmatched: id,
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
