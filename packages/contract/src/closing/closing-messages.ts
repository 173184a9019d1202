import type { ClosingObstacle } from './closing-obstacles.ts'

/** What stands in the way of closing an account, each in a sentence for the member. */
export const closingMessages: Readonly<Record<ClosingObstacle, string>> = {
  operator: 'You work at the club’s desk. An administrator has to take your roles first.',
  debt: 'You owe the club money. Please settle that with the support team first.',
  recurring: 'A recurring contribution is still set up. Please cancel it first.',
  portfolios: 'You still have a portfolio. It has to mature or be closed first.',
  payments: 'A payment is still on its way. Please wait for it, or cancel it.',
  withdrawals: 'A withdrawal is still on its way. Please wait until it is paid.',
  refunds: 'A refund is still on its way. Please wait until it is settled.',
  chargebacks: 'A card payment is still disputed. Please wait until that is decided.',
  wallet: 'There is money in your wallet. Please withdraw it first.',
  documents: 'Your documents are being checked. Please wait for the decision.',
}

/** Where a member does something about it: a page of theirs, or the support team. */
export const whereClosingIsCleared = {
  operator: 'support',
  debt: 'support',
  recurring: 'recurring',
  portfolios: 'portfolios',
  payments: 'transactions',
  withdrawals: 'withdrawals',
  refunds: 'transactions',
  chargebacks: 'support',
  wallet: 'wallet',
  documents: 'KYC',
} as const satisfies Readonly<Record<ClosingObstacle, string>>
export type ClosingPlace = (typeof whereClosingIsCleared)[ClosingObstacle]

/** All that stand in the way, in one sentence after another. */
export const closingRefusal = (obstacles: readonly ClosingObstacle[]): string =>
  obstacles.map(obstacle => closingMessages[obstacle]).join(' ')
