// Every movement as legs between accounts, each currency adding up to zero: how the books balance, and how a
// double-entry ledger replays them. A member's accounts grow when they gain; the others are the other side.
import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { negateMoney } from '@kinfold/contract/money/money-arithmetic'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { PersonKey } from '../people/person.ts'
import { portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
import type { Incoming, Movement } from './movement.ts'

/** wallet and portfolio belong to a member; the rest is the club's. */
export type DemoAccount =
  | { readonly of: 'wallet'; readonly owner: PersonKey; readonly currency: Currency }
  | { readonly of: 'portfolio'; readonly portfolio: string; readonly currency: Currency }
  | { readonly of: 'clearing'; readonly gateway: Gateway; readonly currency: Currency }
  /** What waits for one owner is that withdrawal's or that transfer's alone. */
  | { readonly of: 'payouts' | 'unmatched'; readonly holder: string; readonly currency: Currency }
  | { readonly of: 'fees' | 'returns' | 'fx'; readonly currency: Currency }

export interface Leg {
  readonly account: DemoAccount
  readonly amount: Money
}

const walletLeg = (owner: PersonKey, amount: Money): Leg => ({
  account: { of: 'wallet', owner, currency: amount.currency },
  amount,
})

const portfolioLeg = (portfolio: string, amount: Money): Leg => ({
  account: { of: 'portfolio', portfolio, currency: portfolioFactsOf(portfolio).plan.currency },
  amount,
})

const waitingLeg = (of: 'payouts' | 'unmatched', holder: string, amount: Money): Leg => ({
  account: { of, holder, currency: amount.currency },
  amount,
})

const clubLeg = (of: 'fees' | 'returns' | 'fx', amount: Money): Leg => ({
  account: { of, currency: amount.currency },
  amount,
})

const clearingLeg = (gateway: Gateway, amount: Money): Leg => ({
  account: { of: 'clearing', gateway, currency: amount.currency },
  amount,
})

/** The two legs through the exchange account, where what is given and what is got differ in currency. */
function exchangeLegs(given: Money, got: Money): Leg[] {
  if (given.currency === got.currency) return []
  return [clubLeg('fx', given), clubLeg('fx', negateMoney(got))]
}

function feeLegs(of: Leg[], fee: Money, from: (amount: Money) => Leg): Leg[] {
  return fee.minor === 0n ? of : [...of, from(negateMoney(fee)), clubLeg('fees', fee)]
}

function incomingLegs(movement: Incoming, arrived: Leg): Leg[] {
  const { gateway, paid, fee } = movement
  const legs = [
    clearingLeg(gateway, negateMoney(paid)),
    ...exchangeLegs(paid, arrived.amount),
    arrived,
  ]
  return feeLegs(legs, fee, amount => clearingLeg(gateway, amount))
}

export function legsOf(movement: Movement): Leg[] {
  switch (movement.kind) {
    case 'deposit':
      return incomingLegs(movement, walletLeg(movement.owner, movement.credited))
    case 'contribution from outside':
      return incomingLegs(movement, portfolioLeg(movement.portfolio, movement.amount))
    case 'contribution from wallet':
      return [
        walletLeg(movement.owner, negateMoney(movement.taken)),
        ...exchangeLegs(movement.taken, movement.amount),
        portfolioLeg(movement.portfolio, movement.amount),
      ]
    case 'return':
      return [
        clubLeg('returns', negateMoney(movement.amount)),
        portfolioLeg(movement.portfolio, movement.amount),
      ]
    case 'fee':
      return [
        portfolioLeg(movement.portfolio, negateMoney(movement.amount)),
        clubLeg('fees', movement.amount),
      ]
    case 'payout':
      return [
        portfolioLeg(movement.portfolio, negateMoney(movement.amount)),
        walletLeg(movement.owner, movement.amount),
      ]
    case 'withdrawal':
      return [
        walletLeg(movement.owner, negateMoney(movement.amount)),
        waitingLeg('payouts', movement.withdrawalId, movement.amount),
        waitingLeg('payouts', movement.withdrawalId, negateMoney(movement.amount)),
        clearingLeg('bank', movement.amount),
      ]
    case 'withdrawal returned':
      return [
        clearingLeg('bank', negateMoney(movement.amount)),
        walletLeg(movement.owner, movement.amount),
      ]
    case 'conversion':
      return [
        walletLeg(movement.owner, negateMoney(movement.from)),
        ...exchangeLegs(movement.from, movement.to),
        walletLeg(movement.owner, movement.to),
      ]
    case 'refund':
    case 'chargeback':
      return [
        walletLeg(movement.owner, negateMoney(movement.amount)),
        clearingLeg(movement.gateway, movement.amount),
      ]
    case 'unmatched received':
      return [
        clearingLeg('bank', negateMoney(movement.amount)),
        waitingLeg('unmatched', movement.unmatchedId, movement.amount),
      ]
    case 'unmatched returned':
      return [
        waitingLeg('unmatched', movement.unmatchedId, negateMoney(movement.amount)),
        clearingLeg('bank', movement.amount),
      ]
    case 'assigned':
      return [
        waitingLeg('unmatched', movement.unmatchedId, negateMoney(movement.amount)),
        walletLeg(movement.owner, movement.amount),
      ]
  }
}
