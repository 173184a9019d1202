import type { SessionUser } from '../account/session-user.ts'

/** What keeps a member from withdrawing, in the order the banner lists it. */
export const withdrawalObstacles = ['bvn', 'kyc', 'poa', 'bank', 'pending', 'paused'] as const
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number]

type Facts = Pick<
  SessionUser,
  | 'is_global'
  | 'has_submitted_kyc'
  | 'kyc_is_validated'
  | 'has_submitted_poa'
  | 'poa_is_validated'
  | 'is_bvn_validated'
  | 'ngn_bank_account'
  | 'usd_bank_account'
  | 'other_bank_account'
  | 'international_bank_account'
  | 'withdrawals_paused_until'
>

function hasBankAccount(user: Facts): boolean {
  const { ngn_bank_account, usd_bank_account, other_bank_account } = user
  return [
    ngn_bank_account,
    usd_bank_account,
    other_bank_account,
    user.international_bank_account,
  ].some(account => account !== null)
}

/** `pending` stands for documents that are handed in but not approved yet. */
export function findWithdrawalObstacles(user: Facts): WithdrawalObstacle[] {
  const isWaiting =
    (user.has_submitted_kyc && !user.kyc_is_validated) ||
    (user.has_submitted_poa && !user.poa_is_validated)
  const stands: Record<WithdrawalObstacle, boolean> = {
    bvn: !user.is_global && !user.is_bvn_validated,
    kyc: !user.has_submitted_kyc,
    poa: !user.has_submitted_poa,
    bank: !hasBankAccount(user),
    pending: isWaiting,
    paused: user.withdrawals_paused_until !== null,
  }
  return withdrawalObstacles.filter(obstacle => stands[obstacle])
}
