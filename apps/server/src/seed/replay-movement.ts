// Books one movement of the demo club with the recipe that the product uses.
import { type Money, zero } from '@kinfold/contract/money/money'
import { demoId } from '@kinfold/personas/demo-id'
import type {
  AssignedMovement,
  ChargebackMovement,
  GatewayContributionMovement,
  Incoming,
  Movement,
  RefundMovement,
  ReturnedWithdrawalMovement,
  UnmatchedMovement,
  WalletContributionMovement,
} from '@kinfold/personas/history/movement'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { Refusal, RefusedError } from '../calls/refusal.ts'
import type { Transaction } from '../db/database.ts'
import {
  type AccountAddress,
  bankAccount,
  portfolioAccount,
  receivingAccount,
  walletOf,
} from '../ledger/account-address.ts'
import { keepQuote, type Quote } from '../ledger/keep-quote.ts'
import { moneyAttempts } from '../ledger/money-attempts.ts'
import { post } from '../ledger/post.ts'
import { approveWithdrawal } from '../ledger/recipes/approve-withdrawal.ts'
import { chargeBack } from '../ledger/recipes/charge-back.ts'
import { chargeFee } from '../ledger/recipes/charge-fee.ts'
import { contributeByCard } from '../ledger/recipes/contribute-by-card.ts'
import { contributeByTransfer } from '../ledger/recipes/contribute-by-transfer.ts'
import { contributeFromWallet } from '../ledger/recipes/contribute-from-wallet.ts'
import { convertCurrency } from '../ledger/recipes/convert-currency.ts'
import { depositByCard } from '../ledger/recipes/deposit-by-card.ts'
import { depositByTransfer } from '../ledger/recipes/deposit-by-transfer.ts'
import { matchUnmatched } from '../ledger/recipes/match-unmatched.ts'
import { maturePortfolio } from '../ledger/recipes/mature-portfolio.ts'
import { payWithdrawal } from '../ledger/recipes/pay-withdrawal.ts'
import { postReturns } from '../ledger/recipes/post-returns.ts'
import { receiveUnmatched } from '../ledger/recipes/receive-unmatched.ts'
import { recoverReceivable } from '../ledger/recipes/recover-receivable.ts'
import { reserveWithdrawal } from '../ledger/recipes/reserve-withdrawal.ts'
import { returnPayout } from '../ledger/recipes/return-payout.ts'
import { returnUnmatched } from '../ledger/recipes/return-unmatched.ts'
import { reserve } from '../ledger/reserve.ts'
import type { TransferRequest } from '../ledger/transfer-request.ts'
import { lockPayment } from '../modules/money/payment/lock-payment.ts'
import { bookRefund } from '../modules/money/refund/book-refund.ts'

type Of<Kind extends Movement['kind']> = Extract<Movement, { kind: Kind }>

const memberOf = (owner: PersonKey) => people[owner].customer.id
const portfolioIdOf = (key: string) => portfolioFactsOf(key).id

export async function replayMovement(tx: Transaction, movement: Movement): Promise<void> {
  const eventAt = new Date(movement.at)
  if (movement.kind === 'withdrawal' || movement.kind === 'withdrawal approved') {
    return replayWithdrawal(tx, movement, eventAt)
  }
  if (movement.kind === 'refund') return replayRefund(tx, movement, eventAt)
  const quote = quoteFor(movement)
  if (quote !== undefined) await keepQuote(tx, quote)
  for (const request of requestsFor(movement)) await post(tx, { ...request, eventAt })
}

function requestsFor(
  movement: Exclude<Movement, { kind: 'withdrawal' | 'withdrawal approved' | 'refund' }>,
): TransferRequest[] {
  switch (movement.kind) {
    case 'deposit':
      return [deposit(movement)]
    case 'contribution from outside':
      return [contributionFromOutside(movement)]
    case 'contribution from wallet':
      return [contributionFromWallet(movement)]
    case 'return':
    case 'fee':
      return movement.amount.minor === 0n ? [] : [resultOf(movement)]
    case 'payout':
      return [payout(movement)]
    case 'conversion':
      return [conversion(movement)]
    case 'withdrawal returned':
      return [returned(movement)]
    case 'chargeback':
      return chargeback(movement)
    case 'assigned':
    case 'unmatched received':
    case 'unmatched returned':
      return [unmatched(movement)]
  }
}

function deposit(movement: Of<'deposit'>): TransferRequest {
  const { owner, gateway, credited, fee, reference, at, paymentId: payment } = movement
  const attempt = moneyAttempts.payment(payment)
  const member = memberOf(owner)
  const to = walletOf(member, credited.currency)
  const quote = quoteFor(movement)
  if (quote !== undefined) {
    return convertCurrency({
      attempt,
      about: { payment },
      as: 'deposit',
      from: paidFrom(movement),
      to,
      quote,
    })
  }
  if (gateway === 'bank') {
    const arrivedAt = new Date(at)
    return depositByTransfer({ attempt, payment, member, arrived: credited, reference, arrivedAt })
  }
  return depositByCard({
    attempt,
    payment,
    member,
    provider: gateway,
    amount: credited,
    fee,
    reference,
  })
}

function contributionFromOutside(movement: GatewayContributionMovement): TransferRequest {
  const { gateway, amount, fee, reference, at, paymentId: payment } = movement
  const attempt = moneyAttempts.payment(payment)
  const portfolio = portfolioIdOf(movement.portfolio)
  const to = portfolioAccount(portfolio, amount.currency)
  const about = { payment, portfolio }
  const quote = quoteFor(movement)
  if (quote !== undefined) {
    return convertCurrency({
      attempt,
      about,
      as: 'contribution',
      from: paidFrom(movement),
      to,
      quote,
    })
  }
  if (gateway === 'bank') {
    const arrivedAt = new Date(at)
    return contributeByTransfer({ attempt, ...about, arrived: amount, reference, arrivedAt })
  }
  return contributeByCard({ attempt, ...about, provider: gateway, amount, fee, reference })
}

function paidFrom({ gateway, paid }: Incoming): AccountAddress {
  return receivingAccount(gateway, paid.currency)
}

/** The quote of a payment in one currency for another. */
function quoteFor(movement: Movement): Quote | undefined {
  switch (movement.kind) {
    case 'deposit':
      return quote(movement, movement.paymentId, {
        ...boughtFor(movement.paid, movement.credited),
        fee: movement.fee,
      })
    case 'contribution from outside':
      return quote(movement, movement.paymentId, {
        ...boughtFor(movement.paid, movement.amount),
        fee: movement.fee,
      })
    case 'contribution from wallet':
      return quote(movement, movement.paymentId, boughtFor(movement.taken, movement.amount))
    case 'conversion': {
      const { from: sold, to: bought } = movement
      const fee = zero(sold.currency)
      return quote(movement, movement.reference, { named: 'sold', sold, bought, fee })
    }
    default:
      return undefined
  }
}

const boughtFor = (sold: Money, bought: Money) =>
  ({ named: 'bought', sold, bought, fee: zero(sold.currency) }) as const

const quoteLastsMs = 15 * 60_000

function quote(
  { at, rate, rateSetAt }: { at: string; rate: string | null; rateSetAt: string | null },
  of: string,
  amounts: Pick<Quote, 'named' | 'sold' | 'bought' | 'fee'>,
): Quote | undefined {
  if (rate === null || rateSetAt === null) return undefined
  const expiresAt = new Date(Date.parse(at) + quoteLastsMs)
  return { id: demoId('quote', of), rate, rateSetAt: new Date(rateSetAt), expiresAt, ...amounts }
}

function contributionFromWallet(movement: WalletContributionMovement): TransferRequest {
  const { amount, taken, paymentId: payment } = movement
  const attempt = moneyAttempts.payment(payment)
  const member = memberOf(movement.owner)
  const portfolio = portfolioIdOf(movement.portfolio)
  const about = { payment, portfolio }
  const quote = quoteFor(movement)
  if (quote === undefined) return contributeFromWallet({ attempt, ...about, member, amount })
  const from = walletOf(member, taken.currency)
  const to = portfolioAccount(portfolio, amount.currency)
  return convertCurrency({ attempt, about, as: 'contribution', from, to, quote })
}

function resultOf(movement: Of<'return'> | Of<'fee'>): TransferRequest {
  const { amount, postingId, at } = movement
  const portfolio = portfolioIdOf(movement.portfolio)
  const period = at.slice(0, 7)
  if (movement.kind === 'return') {
    const attempt = moneyAttempts.returns(postingId, portfolio)
    return postReturns({ attempt, returns: postingId, portfolio, amount, period })
  }
  return chargeFee({
    attempt: moneyAttempts.returnsFee(postingId, portfolio),
    from: portfolioAccount(portfolio, amount.currency),
    fee: amount,
    reason: `on the return of ${period}`,
    about: { returns: postingId, portfolio },
  })
}

function payout({ owner, portfolio: key, amount, at }: Of<'payout'>): TransferRequest {
  const portfolio = portfolioIdOf(key)
  const attempt = moneyAttempts.maturity(portfolio, at.slice(0, 10))
  return maturePortfolio({ attempt, member: memberOf(owner), portfolio, value: amount })
}

function conversion(movement: Of<'conversion'>): TransferRequest {
  const { id, owner, reference, from, to } = movement
  const member = memberOf(owner)
  const quote = quoteFor(movement)
  if (quote === undefined) throw new Error(`conversion ${reference} has no rate`)
  return withReference(
    reference,
    convertCurrency({
      attempt: moneyAttempts.conversion(demoId('conversion', id)),
      about: {},
      as: 'conversion',
      from: walletOf(member, from.currency),
      to: walletOf(member, to.currency),
      quote,
    }),
  )
}

function withReference(reference: string, request: TransferRequest): TransferRequest {
  return { ...request, meta: { ...request.meta, reference } }
}

function chargeback({ id, owner, gateway, amount, paymentId: payment }: ChargebackMovement) {
  const member = memberOf(owner)
  const about = { member, payment, amount }
  const dispute = demoId('chargeback', id)
  const attempt = moneyAttempts.chargeback(dispute)
  const recovery = moneyAttempts.receivableRecovered(demoId('recovery', id))
  return [
    chargeBack({ ...about, attempt, provider: gateway }),
    recoverReceivable({ ...about, attempt: recovery, portfolio: undefined }),
  ]
}

async function replayRefund(tx: Transaction, movement: RefundMovement, at: Date): Promise<void> {
  const { paymentId, amount } = movement
  const paid = await lockPayment(tx, paymentId)
  if (paid === undefined) throw new Error(`there is no payment ${paymentId}`)
  const booked = await bookRefund(tx, paid, {
    id: demoId('refund', movement.id),
    amount,
    returnsFee: false,
    way: 'hand',
    reason: 'Asked for it back',
    at,
  })
  if (booked instanceof Refusal) throw new RefusedError(booked)
}

function unmatched(movement: AssignedMovement | UnmatchedMovement): TransferRequest {
  const { unmatchedId: unmatched, amount, at, reference } = movement
  if (movement.kind === 'assigned') {
    return matchUnmatched({
      unmatched,
      attempt: moneyAttempts.unmatchedMatched(unmatched, '0'),
      to: walletOf(memberOf(movement.owner), amount.currency),
      amount,
      reference,
    })
  }
  if (movement.kind === 'unmatched received') {
    const attempt = moneyAttempts.unmatchedReceived(unmatched)
    const arrivedAt = new Date(at)
    return receiveUnmatched({
      attempt,
      unmatched,
      from: bankAccount(amount.currency),
      arrived: amount,
      reference,
      arrivedAt,
    })
  }
  const attempt = moneyAttempts.unmatchedReturned(unmatched)
  const to = bankAccount(amount.currency)
  return returnUnmatched({ attempt, unmatched, to, amount, reference })
}

/** Holds the amount, takes it from the wallet as an approval does, and pays it where it was paid. */
async function replayWithdrawal(
  tx: Transaction,
  { kind, owner, withdrawalId, amount, reference }: Of<'withdrawal' | 'withdrawal approved'>,
  eventAt: Date,
): Promise<void> {
  const member = memberOf(owner)
  const fee = zero(amount.currency)
  const held = reserveWithdrawal({
    attempt: moneyAttempts.withdrawalHold(withdrawalId),
    member,
    amount,
    fee,
  })
  const { holdId: hold } = await reserve(tx, held)
  const withdrawal = withdrawalId
  const left = approveWithdrawal({
    attempt: moneyAttempts.withdrawal(withdrawal),
    member,
    withdrawal,
    hold,
    amount,
    fee,
  })
  await post(tx, { ...left, eventAt })
  if (kind === 'withdrawal approved') return
  const attempt = moneyAttempts.withdrawalPaid(withdrawal)
  await post(tx, {
    ...payWithdrawal({
      attempt,
      withdrawal,
      amount,
      from: bankAccount(amount.currency),
      reference,
    }),
    eventAt,
  })
}

function returned(movement: ReturnedWithdrawalMovement): TransferRequest {
  const { owner, withdrawalId: withdrawal, amount, at } = movement
  return returnPayout({
    attempt: moneyAttempts.withdrawalReturned(withdrawal),
    member: memberOf(owner),
    withdrawal,
    amount,
    fee: zero(amount.currency),
    to: bankAccount(amount.currency),
    reason: 'The account takes no transfers',
    arrivedAt: new Date(at),
  })
}
