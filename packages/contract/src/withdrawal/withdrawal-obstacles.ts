import { array, enums, type Infer, nullable, type } from 'superstruct'
import type { MemberFacts } from '../account/member-facts.ts'
import { isHandedIn } from '../kyc/is-handed-in.ts'
import type { Currency } from '../money/currency.ts'
import { candidatePayoutAccounts, payoutAccountFor } from './payout-account.ts'

/**
 * What keeps a member from withdrawing, in the order the banner lists it. `bank` is no account of
 * the wallet's currency, `bank_name` one in another name, `pending` documents not approved yet.
 */
export const withdrawalObstacles = [
  'bvn',
  'kyc',
  'poa',
  'bank',
  'bank_name',
  'pending',
  'paused',
  'on_hold',
] as const
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number]

const Obstacles = array(enums(withdrawalObstacles))

/** By wallet; empty means that money can be withdrawn from it, null that there is no such wallet. */
export const ObstaclesByWallet = type({ ngn: nullable(Obstacles), usd: Obstacles })
export type ObstaclesByWallet = Infer<typeof ObstaclesByWallet>

export function findWithdrawalObstacles(
  facts: MemberFacts,
  currency: Currency,
): WithdrawalObstacle[] {
  const { kycStatus, poaStatus, withdrawalsPausedUntil: until, bankAccounts } = facts
  const hasCandidate = candidatePayoutAccounts(currency, bankAccounts).length > 0
  const stands: Readonly<Record<WithdrawalObstacle, boolean>> = {
    bvn: !facts.isGlobal && !facts.isBvnValidated,
    kyc: !isHandedIn(kycStatus),
    poa: !isHandedIn(poaStatus),
    bank: !hasCandidate,
    bank_name: hasCandidate && payoutAccountFor(currency, bankAccounts) === undefined,
    pending: kycStatus === 'submitted' || poaStatus === 'submitted',
    paused: until !== undefined && until > facts.now,
    on_hold: !facts.isActive,
  }
  return withdrawalObstacles.filter(obstacle => stands[obstacle])
}

export function obstaclesOfWallet(
  obstacles: ObstaclesByWallet,
  currency: Currency,
): readonly WithdrawalObstacle[] | null {
  return currency === 'NGN' ? obstacles.ngn : obstacles.usd
}

/** Whether money can be withdrawn from any wallet. */
export function mayWithdraw({ ngn, usd }: ObstaclesByWallet): boolean {
  return ngn?.length === 0 || usd.length === 0
}

export function withdrawalObstaclesOf(facts: MemberFacts): ObstaclesByWallet {
  return {
    ngn: facts.isGlobal ? null : findWithdrawalObstacles(facts, 'NGN'),
    usd: findWithdrawalObstacles(facts, 'USD'),
  }
}
