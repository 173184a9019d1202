import type { WithdrawalObstacle } from './withdrawal-obstacles.ts'

/** Where a member does something about an obstacle: a tab of their account, or the support team. */
export const whereItIsFixed = {
  bvn: 'KYC',
  kyc: 'KYC',
  poa: 'KYC',
  bank: 'Bank',
  bank_name: 'Bank',
  pending: 'support',
  paused: 'Bank',
  on_hold: 'support',
} as const satisfies Readonly<Record<WithdrawalObstacle, 'KYC' | 'Bank' | 'support'>>
