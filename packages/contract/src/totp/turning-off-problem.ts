import type { OperatorRole } from '../access.ts'

/** Why somebody can't turn their authenticator app off: whoever works at the desk keeps it. */
export function turningOffProblem(roles: readonly OperatorRole[]) {
  return roles.length > 0 ? 'totp_must_stay_on' : undefined
}
