// The movements of the demo club's money, as records that a ledger can replay in order.
import type { Id } from '@kinfold/contract/fields/id'
import type { Money } from '@kinfold/contract/money/money'
import type { OutsideGateway } from '@kinfold/contract/payment/gateway'
import type { PersonKey } from '../people/person.ts'

interface Happened {
  readonly id: Id<'movement'>
  /** In UTC; the list is in this order, and no two are at the same moment. */
  readonly at: string
  readonly owner: PersonKey
}

/** Money in from outside: `paid` and `fee` leave the member's card or bank, `credited` arrives. */
export interface Incoming {
  readonly gateway: OutsideGateway
  readonly paid: Money
  readonly fee: Money
  /** Naira for one dollar where `paid` and what arrives differ in currency. */
  readonly rate: string | null
  readonly rateSetAt: string | null
}

export interface DepositMovement extends Happened, Incoming {
  readonly kind: 'deposit'
  readonly paymentId: Id<'payment'>
  readonly reference: string
  readonly credited: Money
}

export interface GatewayContributionMovement extends Happened, Incoming {
  readonly kind: 'contribution from outside'
  readonly paymentId: Id<'payment'>
  readonly reference: string
  readonly portfolio: string
  readonly amount: Money
  /** The key of the recurring contribution that this was a charge of. */
  readonly subscription: string | null
}

export interface WalletContributionMovement extends Happened {
  readonly kind: 'contribution from wallet'
  readonly paymentId: Id<'payment'>
  readonly reference: string
  readonly portfolio: string
  readonly amount: Money
  /** What left the wallet, in the wallet's currency. */
  readonly taken: Money
  readonly rate: string | null
  readonly rateSetAt: string | null
}

/** One portfolio's share of a month's return, and the club's fee on it. */
export interface ReturnMovement extends Happened {
  readonly kind: 'return'
  readonly portfolio: string
  readonly postingId: Id<'returns'>
  readonly amount: Money
}

export interface FeeMovement extends Happened {
  readonly kind: 'fee'
  readonly portfolio: string
  readonly postingId: Id<'returns'>
  readonly amount: Money
}

/** The whole value of a portfolio, to the wallet of its currency. */
export interface PayoutMovement extends Happened {
  readonly kind: 'payout'
  readonly portfolio: string
  readonly amount: Money
}

interface OfWithdrawal extends Happened {
  readonly withdrawalId: Id<'withdrawal'>
  readonly reference: string
  readonly amount: Money
}

/** Approved: it has left the wallet and waits to be paid. */
export interface ApprovedWithdrawalMovement extends OfWithdrawal {
  readonly kind: 'withdrawal approved'
}

/** Approved and paid. */
export interface WithdrawalMovement extends OfWithdrawal {
  readonly kind: 'withdrawal'
}

/** Paid, and sent back by the member's bank. */
export interface ReturnedWithdrawalMovement extends OfWithdrawal {
  readonly kind: 'withdrawal returned'
}

export interface ConversionMovement extends Happened {
  readonly kind: 'conversion'
  readonly reference: string
  readonly from: Money
  readonly to: Money
  readonly rate: string
  readonly rateSetAt: string
}

/** A deposit that goes back to where it came from. The fee stays paid. */
interface OfDeposit extends Happened {
  readonly paymentId: Id<'payment'>
  readonly reference: string
  readonly gateway: OutsideGateway
  readonly amount: Money
}

/** Given back by the club, whole or in part. */
export interface RefundMovement extends OfDeposit {
  readonly kind: 'refund'
}

/** Taken back by the card's bank. */
export interface ChargebackMovement extends OfDeposit {
  readonly kind: 'chargeback'
}

/** Unmatched money that an operator assigned to its owner. */
export interface AssignedMovement extends Happened {
  readonly kind: 'assigned'
  readonly unmatchedId: Id<'unmatched'>
  readonly reference: string
  readonly amount: Money
}

/** Unmatched money: received, or sent back. */
export interface UnmatchedMovement extends Omit<Happened, 'owner'> {
  readonly kind: 'unmatched received' | 'unmatched returned'
  readonly owner: null
  readonly unmatchedId: Id<'unmatched'>
  /** The bank’s. */
  readonly reference: string
  readonly amount: Money
}

export type Movement =
  | DepositMovement
  | GatewayContributionMovement
  | WalletContributionMovement
  | ReturnMovement
  | FeeMovement
  | PayoutMovement
  | ApprovedWithdrawalMovement
  | WithdrawalMovement
  | ReturnedWithdrawalMovement
  | ConversionMovement
  | RefundMovement
  | ChargebackMovement
  | AssignedMovement
  | UnmatchedMovement
