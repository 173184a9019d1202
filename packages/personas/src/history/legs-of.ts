// Every movement as legs between accounts that add up to zero in each currency, as the double-entry ledger
// replays them. Members' accounts are positive; the club's accounts are the other side.
import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { negateMoney } from '@kinfold/contract/money/money-arithmetic'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { PersonKey } from '../people/person.ts'
import { portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
import type {
  ApprovedWithdrawalMovement,
  Incoming,
  Movement,
  WithdrawalMovement,
} from './movement.ts'

/** wallet, portfolio and receivable belong to a member; the rest is the club's. */
export type DemoAccount =
  | { readonly of: 'wallet' | 'receivable'; readonly owner: PersonKey; readonly currency: Currency }
  | { readonly of: 'portfolio'; readonly portfolio: string; readonly currency: Currency }
  | { readonly of: 'clearing'; readonly gateway: Gateway; readonly currency: Currency }
  /** One account for each withdrawal, and for each unmatched transfer. */
  | { readonly of: 'payouts' | 'unmatched'; readonly holder: string; readonly currency: Currency }
  | { readonly of: 'fees' | 'returns' | 'fx'; readonly currency: Currency }

export interface Leg {
  readonly account: DemoAccount
  readonly amount: Money
  /** The same role as in the ledger's recipe. */
  readonly role: PostingRole
}

/** An account of the amount's own currency. */
type Side = (currency: Currency) => DemoAccount

const wallet =
  (owner: PersonKey): Side =>
  currency => ({ of: 'wallet', owner, currency })

const receivable =
  (owner: PersonKey): Side =>
  currency => ({ of: 'receivable', owner, currency })

const holding =
  (portfolio: string): Side =>
  () => ({ of: 'portfolio', portfolio, currency: portfolioFactsOf(portfolio).plan.currency })

const waiting =
  (of: 'payouts' | 'unmatched', holder: string): Side =>
  currency => ({ of, holder, currency })

const clearing =
  (gateway: Gateway): Side =>
  currency => ({ of: 'clearing', gateway, currency })

const club =
  (of: 'fees' | 'returns' | 'fx'): Side =>
  currency => ({ of, currency })

function move(amount: Money, from: Side, to: Side, { as: role }: { as: PostingRole }): Leg[] {
  return [
    { account: from(amount.currency), amount: negateMoney(amount), role },
    { account: to(amount.currency), amount, role },
  ]
}

/** Moves through the exchange account when the two currencies differ. */
function exchange(given: Money, got: Money, from: Side, to: Side, as: PostingRole): Leg[] {
  if (given.currency === got.currency) return move(got, from, to, { as })
  return [...move(given, from, club('fx'), { as }), ...move(got, club('fx'), to, { as })]
}

function incoming(movement: Incoming, arrived: Money, to: Side, as: PostingRole): Leg[] {
  const { gateway, paid, fee } = movement
  const legs = exchange(paid, arrived, clearing(gateway), to, as)
  if (fee.minor === 0n) return legs
  return [...legs, ...move(fee, clearing(gateway), club('fees'), { as: 'fee' })]
}

function approval(movement: WithdrawalMovement | ApprovedWithdrawalMovement): Leg[] {
  const { owner, withdrawalId, amount } = movement
  return move(amount, wallet(owner), waiting('payouts', withdrawalId), { as: 'withdrawal' })
}

export function legsOf(movement: Movement): Leg[] {
  switch (movement.kind) {
    case 'deposit':
      return incoming(movement, movement.credited, wallet(movement.owner), 'deposit')
    case 'contribution from outside':
      return incoming(movement, movement.amount, holding(movement.portfolio), 'contribution')
    case 'contribution from wallet': {
      const { owner, portfolio, taken, amount } = movement
      return exchange(taken, amount, wallet(owner), holding(portfolio), 'contribution')
    }
    case 'return':
      return move(movement.amount, club('returns'), holding(movement.portfolio), { as: 'returns' })
    case 'fee':
      return move(movement.amount, holding(movement.portfolio), club('fees'), { as: 'fee' })
    case 'payout': {
      const { owner, portfolio, amount } = movement
      return move(amount, holding(portfolio), wallet(owner), { as: 'payout' })
    }
    case 'withdrawal approved':
      return approval(movement)
    case 'withdrawal': {
      const { withdrawalId, amount } = movement
      const payout = waiting('payouts', withdrawalId)
      const paid = move(amount, payout, clearing('bank'), { as: 'withdrawal-paid' })
      return [...approval(movement), ...paid]
    }
    case 'withdrawal returned':
      return move(movement.amount, clearing('bank'), wallet(movement.owner), {
        as: 'withdrawal-returned',
      })
    case 'conversion': {
      const { owner, from, to } = movement
      return [
        ...move(from, wallet(owner), club('fx'), { as: 'sold' }),
        ...move(to, club('fx'), wallet(owner), { as: 'bought' }),
      ]
    }
    case 'refund':
      return move(movement.amount, wallet(movement.owner), clearing('bank'), {
        as: 'refund',
      })
    case 'chargeback': {
      const { owner, gateway, amount } = movement
      return [
        ...move(amount, receivable(owner), clearing(gateway), { as: 'chargeback' }),
        ...move(amount, wallet(owner), receivable(owner), { as: 'receivable-recovered' }),
      ]
    }
    case 'unmatched received':
      return move(movement.amount, clearing('bank'), waiting('unmatched', movement.unmatchedId), {
        as: 'unmatched-received',
      })
    case 'unmatched returned':
      return move(movement.amount, waiting('unmatched', movement.unmatchedId), clearing('bank'), {
        as: 'unmatched-returned',
      })
    case 'assigned':
      return move(
        movement.amount,
        waiting('unmatched', movement.unmatchedId),
        wallet(movement.owner),
        { as: 'unmatched-matched' },
      )
  }
}

const apart: ReadonlySet<PostingRole> = new Set(['withdrawal-paid', 'chargeback'])

/** Booked as a transfer of its own, beside the one that the member's line is of. */
export const isBookedApart = ({ role }: Leg): boolean => apart.has(role)
