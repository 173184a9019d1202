// Who may call an endpoint. Roles are not ranked: an administrator who also approves money is given both roles.

export const operatorRoles = ['reviewer', 'approver', 'administrator'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/**
 * visitor: anyone, token or not · provider: a payment provider, proven by its signature ·
 * account: anyone signed in, member or operator · member: a signed-in member (which includes a verified e-mail) · verified-member: identity, address and BVN approved ·
 * operator: any operator, whatever the role · reviewer, approver, administrator: an operator with that role.
 */
export type Access =
  | 'visitor'
  | 'provider'
  | 'member'
  | 'verified-member'
  | 'account'
  | 'operator'
  | OperatorRole

/** What the server knows about a caller. */
export interface Caller {
  readonly isMember: boolean
  readonly isVerified: boolean
  readonly roles: readonly OperatorRole[]
}

const signedIn = (caller: Caller | undefined): caller is Caller => caller !== undefined

const rules: Record<Access, (caller: Caller | undefined) => boolean> = {
  visitor: () => true,
  // The signature on the request decides, not a token.
  provider: () => true,
  account: signedIn,
  member: caller => caller?.isMember === true,
  'verified-member': caller => caller?.isMember === true && caller.isVerified,
  operator: caller => signedIn(caller) && caller.roles.length > 0,
  reviewer: caller => caller?.roles.includes('reviewer') === true,
  approver: caller => caller?.roles.includes('approver') === true,
  administrator: caller => caller?.roles.includes('administrator') === true,
}

export function mayCall(access: Access, caller: Caller | undefined): boolean {
  return rules[access](caller)
}
