import { type Infer, object } from 'superstruct'
import { ownerProof, ownerProofErrors } from '../bank-account/owner-proof.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { AmountToPay } from '../money/wire-amount.ts'
import { Withdrawal } from './withdrawal.ts'

export const CreateWithdrawalBody = object({
  amount: AmountToPay,
  /** Asked of members with an authenticator app or a passkey. */
  ...ownerProof,
})
export type CreateWithdrawalBody = Infer<typeof CreateWithdrawalBody>

export const createWithdrawal = endpoint({
  summary: 'Asks for money out of a wallet; the amount is held at once. The id is the wallet’s.',
  method: 'POST',
  path: '/wallet/withdrawal/create/:id',
  access: 'verified-member',
  money: true,
  params: { id: id<'wallet'>() },
  body: CreateWithdrawalBody,
  response: Withdrawal,
  errors: [
    'terms_not_accepted',
    'withdrawal_not_allowed',
    'withdrawals_paused',
    'insufficient_balance',
    'money_not_ready',
    'withdrawal_too_small',
    'too_many_withdrawals',
    ...ownerProofErrors,
  ],
})
