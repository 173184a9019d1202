import type { WithdrawalRow } from './describe-withdrawal.ts'

/** The ledger's hold behind a withdrawal whose money is still in the wallet. */
export function holdOf({ id, holdId }: WithdrawalRow): bigint {
  if (holdId === null) throw new Error(`withdrawal ${id} holds no money`)
  return holdId
}
