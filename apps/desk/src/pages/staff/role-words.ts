import { type OperatorRole, operatorRoles } from '@kinfold/contract/access'

export const roleWords: Readonly<Record<OperatorRole, string>> = {
  reviewer: 'Reviewer',
  approver: 'Approver',
  administrator: 'Administrator',
}

export const roleEffects: Readonly<Record<OperatorRole, string>> = {
  reviewer: 'Decides about members’ documents.',
  approver: 'Confirms money that comes, and releases what goes.',
  administrator: 'Keeps the club: plans, rates, fees, what members read, and these roles.',
}

/** In one order, whoever chose them in which. */
export const rolesText = (roles: readonly OperatorRole[]): string =>
  operatorRoles
    .filter(role => roles.includes(role))
    .map(role => roleWords[role])
    .join(', ') || 'No role'

export const isSameRoles = (a: readonly OperatorRole[], b: readonly OperatorRole[]): boolean =>
  rolesText(a) === rolesText(b)
