// What every call that begins a payment checks and answers.
import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { PaymentInitiation } from '@kinfold/contract/payment/payment-initiation'
import { paymentInitiationOf } from '@kinfold/personas/answers/payment-initiation-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import type { Person } from '@kinfold/personas/people/person'
import { Refusal } from './refusal.ts'

interface Wanted {
  readonly gateway: Gateway
  readonly amount: number
  readonly target_wallet?: Currency | undefined
}

function checkMember(member: Person): void {
  const user = sessionUserOf(member)
  if (!user.terms_and_conditions) throw new Refusal('terms_not_accepted')
  if (user.can_contribute) return
  throw new Refusal(
    user.has_submitted_kyc && user.has_submitted_poa ? 'kyc_pending' : 'kyc_required',
  )
}

function checkWallet(member: Person, { gateway, amount, target_wallet }: Wanted): void {
  if (gateway !== 'wallet') return
  const { ngn, usd } = walletsOf(member)
  const wallet = target_wallet === 'NGN' ? ngn : usd
  if (!wallet) throw new Refusal('wallet_not_available')
  if (wallet.available < amount) throw new Refusal('insufficient_balance')
}

export function beginPayment(
  member: Person,
  wanted: Wanted,
  portfolioId: PaymentInitiation['portfolio_id'],
): PaymentInitiation {
  checkMember(member)
  checkWallet(member, wanted)
  return paymentInitiationOf(wanted.gateway, portfolioId)
}
