import type { ManagedBankDetails } from './managed-bank-details.ts'

/** Why a change of an account can't be proposed: the account has changed since its author saw it. */
export function amendmentProblem({ version }: Pick<ManagedBankDetails, 'version'>, seen: number) {
  return version === seen ? undefined : 'conflict'
}
