import type { OperatorRole } from '../access.ts'

/** Why somebody can't turn off their authenticator app: operators have to keep it. */
export function turningOffProblem(roles: readonly OperatorRole[]) {
  return roles.length > 0 ? 'totp_must_stay_on' : undefined
}
