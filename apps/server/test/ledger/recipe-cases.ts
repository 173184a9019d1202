// One request of every recipe, in an order in which each finds its money: what it does to the accounts,
// and what each of its pairs is.
import { randomUUID } from 'node:crypto'
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import { money } from '@kinfold/contract/money/money'
import {
  type AccountAddress,
  bankAccount,
  clearingOf,
  portfolioAccount,
  walletOf,
} from '#src/ledger/account-address.ts'
import { idempotencyKey } from '#src/ledger/idempotency-key.ts'
import { approveWithdrawal } from '#src/ledger/recipes/approve-withdrawal.ts'
import { chargeBack } from '#src/ledger/recipes/charge-back.ts'
import { chargeByBank } from '#src/ledger/recipes/charge-by-bank.ts'
import { chargeDisputeFee } from '#src/ledger/recipes/charge-dispute-fee.ts'
import { chargeFee } from '#src/ledger/recipes/charge-fee.ts'
import { closePortfolioEarly } from '#src/ledger/recipes/close-portfolio-early.ts'
import { contributeByCard } from '#src/ledger/recipes/contribute-by-card.ts'
import { contributeByTransfer } from '#src/ledger/recipes/contribute-by-transfer.ts'
import { contributeFromWallet } from '#src/ledger/recipes/contribute-from-wallet.ts'
import { convertCurrency } from '#src/ledger/recipes/convert-currency.ts'
import { depositByCard } from '#src/ledger/recipes/deposit-by-card.ts'
import { depositByTransfer } from '#src/ledger/recipes/deposit-by-transfer.ts'
import { failWithdrawal } from '#src/ledger/recipes/fail-withdrawal.ts'
import { matchUnmatched } from '#src/ledger/recipes/match-unmatched.ts'
import { maturePortfolio } from '#src/ledger/recipes/mature-portfolio.ts'
import { oweWithdrawal } from '#src/ledger/recipes/owe-withdrawal.ts'
import { postLoss } from '#src/ledger/recipes/post-loss.ts'
import { postReturns } from '#src/ledger/recipes/post-returns.ts'
import { receiveReturns } from '#src/ledger/recipes/receive-returns.ts'
import { receiveUnmatched } from '#src/ledger/recipes/receive-unmatched.ts'
import { recoverReceivable } from '#src/ledger/recipes/recover-receivable.ts'
import { refundPayment } from '#src/ledger/recipes/refund-payment.ts'
import { replaceUnmatched } from '#src/ledger/recipes/replace-unmatched.ts'
import { returnPayout } from '#src/ledger/recipes/return-payout.ts'
import { returnUnmatched } from '#src/ledger/recipes/return-unmatched.ts'
import { rollOverPortfolio } from '#src/ledger/recipes/roll-over-portfolio.ts'
import { settleProvider } from '#src/ledger/recipes/settle-provider.ts'
import { takePayoutBack } from '#src/ledger/recipes/take-payout-back.ts'
import { topUpPortfolio } from '#src/ledger/recipes/top-up-portfolio.ts'
import { winChargeback } from '#src/ledger/recipes/win-chargeback.ts'
import { writeOffReceivable } from '#src/ledger/recipes/write-off-receivable.ts'
import type { TransferRequest } from '#src/ledger/transfer-request.ts'

export const naira = (minor: bigint) => money('NGN', minor)
export const dollars = (minor: bigint) => money('USD', minor)
export const attempt = (key: string) => idempotencyKey('recipes', key)
export const wallet = walletOf('ada', 'NGN')
const portfolio = portfolioAccount('p1', 'NGN')
const clearing = clearingOf('paystack', 'NGN')
export const now = new Date('2026-06-15T12:00:00Z')
const member = 'ada'
const provider = 'paystack'
export const reference = 'ref-1'
const payment = 'pay-1'
const returns = 'run-1'
const unmatched = 'u1'

type Case = {
  readonly request: TransferRequest
  // What each of its pairs is.
  readonly roles: readonly PostingRole[]
  // What changes on which account, in minor units.
  readonly changes: Readonly<Partial<Record<AccountAddress, bigint>>>
}

const lasting = { rateSetAt: now, expiresAt: new Date(now.getTime() + 15 * 60_000) }
export const quotes = {
  changed: {
    id: randomUUID(),
    named: 'sold',
    sold: naira(3_000n),
    bought: dollars(2n),
    fee: naira(30n),
    rate: '1500',
    ...lasting,
  },
  deposited: {
    id: randomUUID(),
    named: 'bought',
    sold: naira(1_500n),
    bought: dollars(1n),
    fee: naira(15n),
    rate: '1500',
    ...lasting,
  },
  contributed: {
    id: randomUUID(),
    named: 'bought',
    sold: naira(1_500n),
    bought: dollars(1n),
    fee: naira(0n),
    rate: '1500',
    ...lasting,
  },
} as const
export const cases: Case[] = [
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
    roles: ['deposit', 'fee'],
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
    roles: ['deposit'],
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
    roles: ['contribution'],
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
    roles: ['contribution'],
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
    roles: ['contribution'],
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
    roles: ['contribution', 'fee'],
    changes: { [wallet]: -203n, [portfolio]: 200n, 'fees::NGN': 3n },
  },
  {
    request: chargeFee({
      attempt: attempt('fee'),
      from: wallet,
      fee: naira(25n),
      reason: 'statement by post',
    }),
    roles: ['fee'],
    changes: { [wallet]: -25n, 'fees::NGN': 25n },
  },
  {
    request: receiveReturns({
      attempt: attempt('returns-received'),
      returns,
      amount: naira(900n),
      reference,
    }),
    roles: ['returns-received'],
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
    roles: ['returns'],
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
    roles: ['loss'],
    changes: { 'returns::NGN': 100n, [portfolio]: -100n },
  },
  {
    request: rollOverPortfolio({
      attempt: attempt('rollover'),
      from: 'p1',
      into: 'p2',
      value: naira(1_000n),
    }),
    roles: ['rollover'],
    changes: { [portfolio]: -1_000n, 'portfolio:p2:NGN': 1_000n },
  },
  {
    request: maturePortfolio({
      attempt: attempt('maturity'),
      member,
      portfolio: 'p2',
      value: naira(600n),
    }),
    roles: ['payout'],
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
    roles: ['payout', 'early-close-charge'],
    changes: { 'portfolio:p2:NGN': -400n, [wallet]: 380n, 'fees::NGN': 20n },
  },
  {
    request: takePayoutBack({
      attempt: attempt('payout-taken-back'),
      member,
      portfolio: 'p2',
      amount: naira(1n),
      reason: 'somebody else’s',
    }),
    roles: ['payout'],
    changes: { [wallet]: -1n, 'portfolio:p2:NGN': 1n },
  },
  {
    request: convertCurrency({
      attempt: attempt('conversion'),
      about: {},
      as: 'conversion',
      from: wallet,
      to: walletOf(member, 'USD'),
      quote: quotes.changed,
    }),
    roles: ['sold', 'bought', 'fee'],
    changes: {
      [wallet]: -3_030n,
      'fx::NGN': 3_000n,
      'fx::USD': -2n,
      'wallet:ada:USD': 2n,
      'fees::NGN': 30n,
    },
  },
  {
    request: convertCurrency({
      attempt: attempt('conversion of a deposit'),
      about: { payment: randomUUID() },
      as: 'deposit',
      from: clearing,
      to: walletOf(member, 'USD'),
      quote: quotes.deposited,
    }),
    roles: ['deposit', 'deposit', 'fee'],
    changes: {
      [clearing]: -1_515n,
      'fx::NGN': 1_500n,
      'fx::USD': -1n,
      'wallet:ada:USD': 1n,
      'fees::NGN': 15n,
    },
  },
  {
    request: convertCurrency({
      attempt: attempt('conversion of a contribution'),
      about: { payment: randomUUID() },
      as: 'contribution',
      from: wallet,
      to: portfolioAccount('p3', 'USD'),
      quote: quotes.contributed,
    }),
    roles: ['contribution', 'contribution'],
    changes: { [wallet]: -1_500n, 'fx::NGN': 1_500n, 'fx::USD': -1n, 'portfolio:p3:USD': 1n },
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
    roles: ['refund', 'fee-returned'],
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
    roles: ['chargeback'],
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
    roles: ['chargeback-fee'],
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
    roles: ['chargeback-fee'],
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
    roles: ['receivable-recovered'],
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
    roles: ['receivable-recovered'],
    changes: { [portfolio]: -80n, 'receivable:ada:NGN': 80n },
  },
  {
    request: oweWithdrawal({
      attempt: attempt('withdrawal-owed'),
      member,
      withdrawal: 'w-owed',
      amount: naira(10n),
    }),
    roles: ['withdrawal-failed'],
    changes: { 'receivable:ada:NGN': -10n, 'payouts:w-owed:NGN': 10n },
  },
  {
    request: recoverReceivable({
      attempt: attempt('receivable-recovered for a withdrawal'),
      member,
      withdrawal: 'w-owed',
      portfolio: undefined,
      amount: naira(10n),
    }),
    roles: ['receivable-recovered'],
    changes: { [wallet]: -10n, 'receivable:ada:NGN': 10n },
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
    roles: ['chargeback-won', 'chargeback-won'],
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
    roles: ['chargeback-won'],
    changes: { [clearing]: -20n, [portfolio]: 20n },
  },
  {
    request: writeOffReceivable({
      attempt: attempt('receivable-written-off'),
      member,
      amount: naira(50n),
      reason: 'left the club',
    }),
    roles: ['receivable-written-off'],
    changes: { 'fees::NGN': -50n, 'receivable:ada:NGN': 50n },
  },
  {
    request: receiveUnmatched({
      attempt: attempt('unmatched-received'),
      unmatched,
      from: bankAccount('NGN'),
      arrived: naira(450n),
      reference,
      arrivedAt: now,
    }),
    roles: ['unmatched-received'],
    changes: { 'bank::NGN': -450n, 'unmatched:u1:NGN': 450n },
  },
  {
    request: matchUnmatched({
      attempt: attempt('unmatched-matched'),
      unmatched,
      to: wallet,
      amount: naira(350n),
      reference,
    }),
    roles: ['unmatched-matched'],
    changes: { 'unmatched:u1:NGN': -350n, [wallet]: 350n },
  },
  {
    request: returnUnmatched({
      attempt: attempt('unmatched-returned'),
      unmatched,
      to: bankAccount('NGN'),
      amount: naira(50n),
      reference,
    }),
    roles: ['unmatched-returned'],
    changes: { 'unmatched:u1:NGN': -50n, 'bank::NGN': 50n },
  },
  {
    request: replaceUnmatched({
      attempt: attempt('unmatched-replaced'),
      unmatched,
      amount: naira(50n),
      reference,
    }),
    roles: ['unmatched-replaced'],
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
    roles: ['settlement', 'provider-charge'],
    changes: { 'bank::NGN': -9_000n, 'fees::NGN': -90n, [clearing]: 9_090n },
  },
  {
    request: chargeByBank({ attempt: attempt('bank-charge'), charge: naira(50n), reference }),
    roles: ['bank-charge'],
    changes: { 'fees::NGN': -50n, 'bank::NGN': 50n },
  },
]

export const withdrawal = { member, withdrawal: 'w1', amount: naira(2_000n), fee: naira(40n) }
export const withdrawalCases: [
  string,
  (hold: bigint) => TransferRequest,
  Case['changes'],
  Case['roles'],
][] = [
  [
    'withdrawal',
    hold => approveWithdrawal({ attempt: attempt('withdrawal'), ...withdrawal, hold }),
    { [wallet]: -2_040n, 'payouts:w1:NGN': 2_000n, 'fees::NGN': 40n },
    ['withdrawal', 'fee'],
  ],
  [
    'withdrawal-failed',
    () =>
      failWithdrawal({ attempt: attempt('withdrawal-failed'), ...withdrawal, reason: 'refused' }),
    { [wallet]: 2_040n, 'payouts:w1:NGN': -2_000n, 'fees::NGN': -40n },
    ['withdrawal-failed', 'fee-returned'],
  ],
  [
    'withdrawal-returned',
    () =>
      returnPayout({
        attempt: attempt('withdrawal-returned'),
        ...withdrawal,
        to: bankAccount('NGN'),
        reason: 'account closed',
        arrivedAt: now,
      }),
    { 'bank::NGN': -2_000n, [wallet]: 2_040n, 'fees::NGN': -40n },
    ['withdrawal-returned', 'fee-returned'],
  ],
]
