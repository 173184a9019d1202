import { money } from '@kinfold/contract/money/money'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { withdrawalFee } from '@kinfold/contract/withdrawal/withdrawal-fee'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import { walletOf } from '../../../ledger/account-address.ts'
import type { TransferKind } from '../../../ledger/transfer-kind.ts'
import type { BookedWithdrawal } from './read-booked-withdrawals.ts'

type ByStatus<T> = Readonly<Record<WithdrawalStatus, T | 'never'>>

/** Whether its money is held while it has not left the wallet. An earlier version took it out when it was paid. */
const isHeld: ByStatus<boolean> = {
  pending: true,
  approved: true,
  in_batch: true,
  failed: false,
  cancelled: false,
  paid: 'never',
  returned: 'never',
}

/** What was booked once it has. */
const movements: ByStatus<readonly TransferKind[]> = {
  pending: 'never',
  cancelled: 'never',
  approved: ['withdrawal'],
  in_batch: ['withdrawal'],
  failed: ['withdrawal', 'withdrawal-failed'],
  paid: ['withdrawal', 'withdrawal-paid'],
  returned: ['withdrawal', 'withdrawal-paid', 'withdrawal-returned'],
}

/** And where it was paid after it had failed, which its member owes. */
const whereOwed: Readonly<Partial<Record<WithdrawalStatus, readonly TransferKind[]>>> = {
  paid: ['withdrawal', 'withdrawal-failed', 'withdrawal-paid'],
  returned: ['withdrawal', 'withdrawal-failed', 'withdrawal-paid', 'withdrawal-returned'],
}

/** How the row of a withdrawal contradicts what the books have under its keys: the counter it goes under. */
export function booksProblem(of: BookedWithdrawal) {
  const amount = money(of.currency, of.amount_minor)
  const { minor } = addMoney(amount, withdrawalFee(amount))
  const wallet = walletOf(of.member_id, of.currency)
  const shouldBeHeld = of.has_left ? false : isHeld[of.status]
  const booked = of.has_left ? movementsOf(of) : []
  if (shouldBeHeld === 'never' || booked === 'never' || of.kinds.join() !== booked.join()) {
    return 'withdrawals_off_the_books'
  }
  if (of.has_left && (of.left_from !== wallet || of.left !== String(minor))) {
    return 'withdrawals_off_the_books'
  }
  const isItsHold = of.held_as === of.hold_id && of.held_on === wallet && of.held === minor
  return of.is_held === shouldBeHeld && (isItsHold || !shouldBeHeld)
    ? undefined
    : 'withdrawals_off_their_hold'
}

const movementsOf = ({ status, is_owed }: BookedWithdrawal) =>
  is_owed ? (whereOwed[status] ?? 'never') : movements[status]
