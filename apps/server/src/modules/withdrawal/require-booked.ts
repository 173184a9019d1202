import type { Transaction } from '../../db/database.ts'
import { booksProblem } from './books-problem.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'
import { readBookedWithdrawals } from './read-booked-withdrawals.ts'

/**
 * No money moves for a locked withdrawal that the books contradict: its amount, its wallet, its hold or how
 * far it has come was written by no use-case.
 */
export async function requireBooked(tx: Transaction, { id }: WithdrawalRow): Promise<void> {
  // The next row answers where this one can't be read, for want of its wallet.
  const [booked] = await readBookedWithdrawals(tx, id, 1)
  const problem = booked?.id === id ? booksProblem(booked) : 'it has no wallet'
  if (problem !== undefined) throw new Error(`withdrawal ${id} contradicts the books: ${problem}`)
}
