import type { OperatorRole } from '@kinfold/contract/access'

type Change = {
  readonly rolesBefore: readonly OperatorRole[]
  readonly roles: readonly OperatorRole[]
}

/** A change of roles in one line, for the audit log. */
export function rolesLine({ rolesBefore, roles }: Change): string {
  return `from ${named(rolesBefore)} to ${named(roles)}`
}

const named = (roles: readonly OperatorRole[]) => roles.join(', ') || 'no role'
