import type { QueryOf } from '@kinfold/contract/endpoint'
import { type Money, zero } from '@kinfold/contract/money/money'
import { addMoney, sumMoney } from '@kinfold/contract/money/money-arithmetic'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Page } from '@kinfold/contract/paging/page-of'
import { takePage } from '@kinfold/contract/paging/take-page'
import { feeLinesOf, feesFor } from '@kinfold/contract/payment/fee'
import type { listPayments } from '@kinfold/contract/payment/list-payments'
import type { Payment } from '@kinfold/contract/payment/payment'
import { demoHistory } from '../history/demo-history.ts'
import type {
  DepositMovement,
  GatewayContributionMovement,
  Movement,
  WalletContributionMovement,
} from '../history/movement.ts'
import { checkoutOf } from '../payments/checkout-of.ts'
import { demoFeeRules } from '../payments/demo-fee-rules.ts'
import { type OpenPayment, openPayments } from '../payments/open-payments.ts'
import type { Person } from '../people/person.ts'
import { planReference } from '../plans/demo-plans.ts'
import { portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
import { walletIdOf } from './transactions-of.ts'

type PaymentMovement = DepositMovement | GatewayContributionMovement | WalletContributionMovement

function isPayment(movement: Movement): movement is PaymentMovement {
  const { kind } = movement
  return (
    kind === 'deposit' ||
    kind === 'contribution from outside' ||
    kind === 'contribution from wallet'
  )
}

function outcomeOf(
  movements: readonly Movement[],
  id: string,
  arrived: Money,
): Pick<Payment, 'status' | 'refunded'> {
  const after = movements.flatMap(movement =>
    (movement.kind === 'refund' || movement.kind === 'chargeback') && movement.paymentId === id
      ? [movement]
      : [],
  )
  const given = after.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount)
  const refunded = sumMoney(arrived.currency, given)
  const status = () => {
    if (after.some(({ kind }) => kind === 'chargeback')) return 'charged_back'
    if (refunded.minor === 0n) return 'succeeded'
    return refunded.minor < arrived.minor ? 'partly_refunded' : 'refunded'
  }
  return { status: status(), refunded: toWireMoney(refunded) }
}

function purposeOf(movements: readonly Movement[], movement: PaymentMovement): Payment['purpose'] {
  if (movement.kind === 'deposit') return 'deposit'
  if (movement.kind === 'contribution from outside' && movement.subscription) return 'recurring'
  const first = movements.find(
    each => isPayment(each) && each.kind !== 'deposit' && each.portfolio === movement.portfolio,
  )
  return first === movement ? 'portfolio' : 'top_up'
}

function costOf(movement: PaymentMovement) {
  if (movement.kind === 'contribution from wallet') {
    return { gateway: 'wallet' as const, paid: movement.taken, fee: zero(movement.taken.currency) }
  }
  return { gateway: movement.gateway, paid: movement.paid, fee: movement.fee }
}

const nothingToPay = { payment_link: null, account: null, expires_at: null }

function portfolioOf(key: string | null): Pick<Payment, 'portfolio_id' | 'plan'> {
  if (key === null) return { portfolio_id: null, plan: null }
  const { id, plan } = portfolioFactsOf(key)
  return { portfolio_id: id, plan: planReference(plan) }
}

function settledPayment(movements: readonly Movement[], movement: PaymentMovement): Payment {
  const { gateway, paid, fee } = costOf(movement)
  const isDeposit = movement.kind === 'deposit'
  const amount = isDeposit ? movement.credited : movement.amount
  return {
    id: movement.paymentId,
    purpose: purposeOf(movements, movement),
    gateway,
    ...outcomeOf(movements, movement.paymentId, amount),
    amount: toWireMoney(amount),
    fee: toWireMoney(fee),
    fees: feeLinesOf(feesFor(demoFeeRules, gateway, paid)),
    total: toWireMoney(addMoney(paid, fee)),
    received: toWireMoney(addMoney(paid, fee)),
    reference: movement.reference,
    ...nothingToPay,
    ...portfolioOf(isDeposit ? null : movement.portfolio),
    wallet_id: isDeposit ? walletIdOf(movement.owner, amount.currency) : null,
    failure_reason: null,
    created_at: movement.at,
    settled_at: movement.at,
  }
}

function openPayment(payment: OpenPayment): Payment {
  return {
    id: payment.id,
    purpose: payment.purpose,
    gateway: payment.gateway,
    status: payment.status,
    amount: toWireMoney(payment.amount),
    fee: toWireMoney(zero(payment.amount.currency)),
    fees: [],
    total: toWireMoney(payment.amount),
    received: null,
    refunded: toWireMoney(zero(payment.amount.currency)),
    reference: payment.reference,
    ...(payment.status === 'pending' ? checkoutOf(payment) : nothingToPay),
    ...portfolioOf(payment.portfolio),
    wallet_id: payment.wallet && walletIdOf(payment.owner, payment.wallet),
    failure_reason: payment.failureReason,
    created_at: payment.createdAt,
    settled_at: payment.settledAt,
  }
}

interface Paid {
  readonly movements: readonly Movement[]
  readonly openPayments: readonly OpenPayment[]
}

/** Every payment of a member in a club, newest first. */
export function paymentsIn({ movements, openPayments: open }: Paid, { key }: Person): Payment[] {
  const settled = movements.filter(isPayment).filter(({ owner }) => owner === key)
  return [
    ...settled.map(movement => settledPayment(movements, movement)),
    ...open.filter(({ owner }) => owner === key).map(openPayment),
  ].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

/** The same on the reference day; GET /payment/status/:id answers one of them. */
export function paymentsOf(person: Person): Payment[] {
  return paymentsIn({ movements: demoHistory.movements, openPayments }, person)
}

/** What GET /payment answers. */
export function paymentPageOf(
  person: Person,
  query: QueryOf<typeof listPayments> = {},
): Page<Payment> {
  const chosen = paymentsOf(person).filter(
    ({ status, purpose }) =>
      (query.status === undefined || status === query.status) &&
      (query.purpose === undefined || purpose === query.purpose),
  )
  return takePage(chosen, query)
}
