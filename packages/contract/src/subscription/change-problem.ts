import type { SubscriptionStatus } from './subscription-status.ts'

const possible = {
  pause: ['active'],
  resume: ['paused', 'past_due'],
  skip: ['active', 'past_due'],
  amount: ['active', 'paused', 'past_due'],
  card: ['active', 'past_due'],
} as const satisfies Record<string, readonly SubscriptionStatus[]>

/** What a member may change about a recurring contribution, besides ending it. */
export type SubscriptionChange = keyof typeof possible

interface ChangeFacts {
  readonly status: SubscriptionStatus
  /** Its card is being charged, or a payment by a new card is under way. */
  readonly is_charging: boolean
}

/** Why a member can't change this about a recurring contribution now. An amount counts from the next charge on. */
export function changeProblem(change: SubscriptionChange, { status, is_charging }: ChangeFacts) {
  const statuses: readonly SubscriptionStatus[] = possible[change]
  if (!statuses.includes(status)) return 'subscription_not_changeable'
  return is_charging && change !== 'amount' ? 'subscription_charging' : undefined
}

/** Why this period can't be skipped: it was skipped or charged already, or lies further ahead. */
export function skipProblem(
  facts: ChangeFacts & { readonly period_on: string | null },
  period: string,
) {
  const problem = changeProblem('skip', facts)
  return problem ?? (facts.period_on === period ? undefined : 'subscription_not_changeable')
}
