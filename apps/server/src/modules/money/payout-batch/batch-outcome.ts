import type { OwnedWithdrawal } from '../withdrawal/lock-withdrawal.ts'

/** What became of a withdrawal in a batch; a reason is why it failed. */
export type BatchOutcome = OwnedWithdrawal & { readonly reason: string | null }
