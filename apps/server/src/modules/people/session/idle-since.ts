import type { Config } from '../../../config/config.ts'

type Limits = Pick<Config, 'sessionIdleHours' | 'deskIdleMinutes'>

/** Whoever made no call since is signed out; an operator's session sees everybody's money, and ends sooner. */
export function idleSince(limits: Limits, moment: Date, isOperator: boolean): Date {
  const minutes = isOperator ? limits.deskIdleMinutes : limits.sessionIdleHours * 60
  return new Date(moment.getTime() - minutes * 60_000)
}
