import type { OperatorRole } from '@kinfold/contract/access'
import { paths } from './paths.ts'

type Has = (role: OperatorRole) => boolean

const approver = ['approver'] as const
const administrator = ['administrator'] as const

/** Whose pages these are, with all below them; what lies below another stands before it. */
const pageRoles: readonly (readonly [
  path: string,
  roles: readonly [OperatorRole, ...OperatorRole[]],
])[] = [
  [paths.kyc, ['reviewer']],
  [paths.transfers, approver],
  [paths.unmatched, approver],
  [paths.statements, approver],
  [paths.withdrawals, approver],
  [paths.batches, approver],
  [paths.draftReturns, administrator],
  [paths.returns, ['approver', 'administrator']],
  [paths.refunds, approver],
  [paths.chargebacks, approver],
  [paths.bankAccounts, approver],
  [paths.staff, administrator],
]

/** The role that opens an address to somebody whose roles don't; undefined where theirs do. */
export function roleMissingAt(pathname: string, has: Has): OperatorRole | undefined {
  const [, roles] =
    pageRoles.find(([path]) => pathname === path || pathname.startsWith(`${path}/`)) ?? []
  return roles?.some(has) ? undefined : roles?.[0]
}

/** Whether a link leads somebody anywhere. */
export const isOpenTo = (has: Has, { to }: { readonly to: string }): boolean =>
  roleMissingAt(to, has) === undefined
