import type { Transaction } from '../../../db/database.ts'
import { booksProblem } from './books-problem.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'
import { readBookedWithdrawalsOf } from './read-booked-withdrawals.ts'

/**
 * No money moves for a locked withdrawal that the books contradict: its amount, its wallet, its hold or how
 * far it has come was written by no use-case.
 */
export async function requireBooked(
  tx: Transaction,
  ...rows: readonly WithdrawalRow[]
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const booked = await readBookedWithdrawalsOf(tx, ids)
  const problems = new Map(booked.map(each => [each.id, booksProblem(each)]))
  for (const id of ids) {
    const problem = problems.has(id) ? problems.get(id) : 'it has no wallet'
    if (problem !== undefined) throw new Error(`withdrawal ${id} contradicts the books: ${problem}`)
  }
}
