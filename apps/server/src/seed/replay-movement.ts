// Plays one movement of the demo club through the recipe that carries it out in the product.
import { type Money, zero } from '@kinfold/contract/money/money'
import { demoId } from '@kinfold/personas/demo-id'
import type {
  AssignedMovement,
  GatewayContributionMovement,
  Incoming,
  Movement,
  ReversalMovement,
  UnmatchedMovement,
  WalletContributionMovement,
} from '@kinfold/personas/history/movement'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { demoRateAt } from '@kinfold/personas/rates/demo-rates'
import type { Transaction } from '../db/database.ts'
import {
  type AccountAddress,
  bankAccount,
  clearingOf,
  portfolioAccount,
  walletOf,
} from '../ledger/account-address.ts'
import { keepQuote, type Quote } from '../ledger/keep-quote.ts'
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
import { refundPayment } from '../ledger/recipes/refund-payment.ts'
import { reserveWithdrawal } from '../ledger/recipes/reserve-withdrawal.ts'
import { returnUnmatched } from '../ledger/recipes/return-unmatched.ts'
import { reserve } from '../ledger/reserve.ts'
import type { TransferRequest } from '../ledger/transfer-request.ts'
import { moneyAttempts } from '../modules/payment/money-attempts.ts'

type Of<Kind extends Movement['kind']> = Extract<Movement, { kind: Kind }>

const memberOf = (owner: PersonKey) => people[owner].customer.id
const portfolioIdOf = (key: string) => portfolioFactsOf(key).id

export async function replayMovement(tx: Transaction, movement: Movement): Promise<void> {
  const eventAt = new Date(movement.at)
  if (movement.kind === 'withdrawal') return replayWithdrawal(tx, movement, eventAt)
  const quote = quoteFor(movement)
  if (quote !== undefined) await keepQuote(tx, quote)
  for (const request of requestsFor(movement)) await post(tx, { ...request, eventAt })
}

function requestsFor(movement: Exclude<Movement, { kind: 'withdrawal' }>): TransferRequest[] {
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
    case 'refund':
    case 'chargeback':
      return reversal(movement)
    case 'assigned':
    case 'unmatched received':
    case 'unmatched returned':
      return [unmatched(movement)]
  }
}

function deposit(movement: Of<'deposit'>): TransferRequest {
  const { owner, gateway, credited, fee, reference, at } = movement
  const attempt = moneyAttempts.payment(movement.paymentId)
  const member = memberOf(owner)
  const to = walletOf(member, credited.currency)
  const quote = quoteFor(movement)
  if (quote !== undefined) return convertCurrency({ attempt, from: paidFrom(movement), to, quote })
  if (gateway === 'bank') {
    const arrivedAt = new Date(at)
    return depositByTransfer({ attempt, member, arrived: credited, reference, arrivedAt })
  }
  return depositByCard({ attempt, member, provider: gateway, amount: credited, fee, reference })
}

function contributionFromOutside(movement: GatewayContributionMovement): TransferRequest {
  const { gateway, amount, fee, reference, at } = movement
  const attempt = moneyAttempts.payment(movement.paymentId)
  const portfolio = portfolioIdOf(movement.portfolio)
  const to = portfolioAccount(portfolio, amount.currency)
  const quote = quoteFor(movement)
  if (quote !== undefined) return convertCurrency({ attempt, from: paidFrom(movement), to, quote })
  if (gateway === 'bank') {
    const arrivedAt = new Date(at)
    return contributeByTransfer({ attempt, portfolio, arrived: amount, reference, arrivedAt })
  }
  return contributeByCard({ attempt, portfolio, provider: gateway, amount, fee, reference })
}

function paidFrom({ gateway, paid }: Incoming): AccountAddress {
  return gateway === 'bank' ? bankAccount(paid.currency) : clearingOf(gateway, paid.currency)
}

/** What was agreed where one currency came and the other arrived. */
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
  { at, rate }: { at: string; rate: string | null },
  of: string,
  amounts: Pick<Quote, 'named' | 'sold' | 'bought' | 'fee'>,
): Quote | undefined {
  if (rate === null) return undefined
  const expiresAt = new Date(Date.parse(at) + quoteLastsMs)
  const rateSetAt = new Date(demoRateAt(at).setAt)
  return { id: demoId('quote', of), rate, rateSetAt, expiresAt, ...amounts }
}

function contributionFromWallet(movement: WalletContributionMovement): TransferRequest {
  const { amount, taken } = movement
  const attempt = moneyAttempts.payment(movement.paymentId)
  const member = memberOf(movement.owner)
  const portfolio = portfolioIdOf(movement.portfolio)
  const quote = quoteFor(movement)
  if (quote === undefined) return contributeFromWallet({ attempt, member, portfolio, amount })
  const from = walletOf(member, taken.currency)
  return convertCurrency({ attempt, from, to: portfolioAccount(portfolio, amount.currency), quote })
}

function resultOf(movement: Of<'return'> | Of<'fee'>): TransferRequest {
  const { amount, postingId, at } = movement
  const portfolio = portfolioIdOf(movement.portfolio)
  const period = at.slice(0, 7)
  if (movement.kind === 'return') {
    const attempt = moneyAttempts.returns(postingId, portfolio)
    return postReturns({ attempt, portfolio, amount, period })
  }
  return chargeFee({
    attempt: moneyAttempts.returnsFee(postingId, portfolio),
    from: portfolioAccount(portfolio, amount.currency),
    fee: amount,
    reason: `on the return of ${period}`,
  })
}

function payout({ owner, portfolio: key, amount, at }: Of<'payout'>): TransferRequest {
  const portfolio = portfolioIdOf(key)
  const attempt = moneyAttempts.maturity(portfolio, at.slice(0, 10))
  return maturePortfolio({ attempt, member: memberOf(owner), portfolio, value: amount })
}

function conversion(movement: Of<'conversion'>): TransferRequest {
  const { owner, reference, from, to } = movement
  const member = memberOf(owner)
  const quote = quoteFor(movement)
  if (quote === undefined) throw new Error(`the conversion ${reference} has no rate`)
  return withReference(
    reference,
    convertCurrency({
      attempt: moneyAttempts.conversion(reference),
      from: walletOf(member, from.currency),
      to: walletOf(member, to.currency),
      quote,
    }),
  )
}

function withReference(reference: string, request: TransferRequest): TransferRequest {
  return { ...request, meta: { ...request.meta, reference } }
}

function reversal(movement: ReversalMovement): TransferRequest[] {
  const { owner, gateway: provider, amount, paymentId: payment } = movement
  const member = memberOf(owner)
  if (movement.kind === 'refund') {
    const attempt = moneyAttempts.refund(payment)
    const from = walletOf(member, amount.currency)
    return [
      refundPayment({ attempt, from, provider, amount, payment, reason: 'Asked for it back' }),
    ]
  }
  const recovered = recoverReceivable({
    attempt: moneyAttempts.chargebackRecovered(payment),
    member,
    amount,
  })
  return [
    chargeBack({ attempt: moneyAttempts.chargeback(payment), member, provider, amount, payment }),
    { ...recovered, meta: { payment } },
  ]
}

function unmatched(movement: AssignedMovement | UnmatchedMovement): TransferRequest {
  const { unmatchedId, amount, at } = movement
  if (movement.kind === 'assigned') {
    return matchUnmatched({
      attempt: moneyAttempts.unmatchedMatched(unmatchedId),
      to: walletOf(memberOf(movement.owner), amount.currency),
      amount,
      reference: movement.reference,
    })
  }
  const reference = unmatchedId
  if (movement.kind === 'unmatched received') {
    const attempt = moneyAttempts.unmatchedReceived(unmatchedId)
    return receiveUnmatched({ attempt, arrived: amount, reference, arrivedAt: new Date(at) })
  }
  const attempt = moneyAttempts.unmatchedReturned(unmatchedId)
  return returnUnmatched({ attempt, amount, reference })
}

/** Held when it was asked for, and gone from the wallet when it was paid. */
async function replayWithdrawal(
  tx: Transaction,
  { owner, withdrawalId, amount, reference }: Of<'withdrawal'>,
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
  const attempt = moneyAttempts.withdrawalPaid(withdrawal)
  await post(tx, { ...payWithdrawal({ attempt, withdrawal, amount, reference }), eventAt })
}
