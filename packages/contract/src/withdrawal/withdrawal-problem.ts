import type { Money } from '../money/money.ts'
import { compareMoney } from '../money/money-arithmetic.ts'
import { moneyFromWire } from '../money/wire-amount.ts'
import type { ReadyMoney } from '../wallet/ready-money.ts'
import {
  mayWithdraw,
  type ObstaclesByWallet,
  obstaclesOfWallet,
  type WithdrawalObstacle,
} from './withdrawal-obstacles.ts'

export interface WithdrawalFacts {
  readonly hasAcceptedTerms: boolean
  readonly obstacles: ObstaclesByWallet
  /** Undefined where the member has no such wallet. */
  readonly wallet: ({ readonly available: Money } & ReadyMoney) | undefined
  /** As it was sent, in the currency of the wallet. */
  readonly amount: number
}

/** Why a member can't withdraw from a wallet: the first reason. */
export function withdrawalProblem({
  hasAcceptedTerms,
  obstacles,
  wallet,
  amount,
}: WithdrawalFacts) {
  if (!hasAcceptedTerms) return 'terms_not_accepted'
  const byWallet = [obstacles.ngn, obstacles.usd].filter(each => each !== null)
  if (!mayWithdraw(obstacles)) return codeFor(byWallet)
  if (wallet === undefined) return 'not_found'
  const { currency } = wallet.available
  const wanted = moneyFromWire(currency, amount)
  if (compareMoney(wanted, wallet.available) > 0) return 'insufficient_balance'
  const found = obstaclesOfWallet(obstacles, currency)
  if (found?.length !== 0) return codeFor([found ?? []])
  return compareMoney(wanted, wallet.ready) > 0 ? 'money_not_ready' : undefined
}

/** A pause ends by itself; for everything else the banner says what to do. */
function codeFor(byWallet: readonly (readonly WithdrawalObstacle[])[]) {
  const isOnlyPaused = byWallet.some(found => found.join() === 'paused')
  return isOnlyPaused ? 'withdrawals_paused' : 'withdrawal_not_allowed'
}
