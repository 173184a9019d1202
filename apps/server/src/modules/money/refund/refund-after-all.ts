import { money } from '@kinfold/contract/money/money'
import { compareMoney } from '@kinfold/contract/money/money-arithmetic'
import { statusAfterRefund } from '@kinfold/contract/payment/refund-problem'
import { RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { readBookedTransfer } from '../../../ledger/read-booked-transfer.ts'
import { reverse } from '../../../ledger/reverse.ts'
import { lockDeparted } from '../../base/person/lock-departed.ts'
import type { Services } from '../../services.ts'
import { dropHandCredit } from '../hand-credit/note-hand-credit.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { endPaid } from './end-refund.ts'
import type { LockedRefund } from './lock-refund.ts'
import { factsOf, whereItWent } from './refund-facts.ts'
import { requireBookedPayment } from './require-booked-payment.ts'

/** The club's bank has paid a locked refund that was said to have failed: what the member was given again is taken back. */
export async function refundAfterAll(
  services: Services,
  tx: Transaction,
  { row, paid }: LockedRefund,
  of: { readonly at: Date; readonly bankReference: string },
): Promise<void> {
  const { memberId, currency } = paid
  await requireBookedPayment(tx, paid)
  const departed = await lockDeparted(tx, [memberId])
  if (departed.size > 0) throw new RefusedError(refuse('conflict', { sentence: hasLeft }))
  // What they have of it again is shown as their own by the line.
  await dropHandCredit(tx, { memberId, sourceId: row.id })
  const amount = money(currency, row.amountMinor)
  if (whereItWent(paid) === walletOf(memberId, currency)) {
    const { covers } = (await readPayeeStandings(tx, [memberId], services.now()))(memberId)
    if (compareMoney(amount, covers(currency)) > 0) throw isSpent()
  }
  await undoFailure(tx, row.id)
  await settlePayment(tx, paid, {
    refundedMinor: paid.refundedMinor + row.amountMinor,
    refundedFeeMinor: paid.refundedFeeMinor + row.feeMinor,
    ...(paid.status !== 'charged_back' && { status: statusAfterRefund(factsOf(paid), amount) }),
  })
  await endPaid(services, tx, { row, paid }, of)
}

async function undoFailure(tx: Transaction, id: string): Promise<void> {
  const transferId = await readBookedTransfer(tx, moneyAttempts.refundFailed(id))
  const reason = 'The bank has paid it after all.'
  const attempt = moneyAttempts.refundFailureUndone(id)
  try {
    await reverse(tx, { attempt, transferId, reason })
  } catch (error) {
    const isGone =
      error instanceof LedgerError &&
      (error.code === 'insufficient-funds' || error.code === 'account-closed')
    throw isGone ? isSpent() : error
  }
}

const isSpent = () =>
  new RefusedError(
    refuse('insufficient_balance', {
      sentence:
        'This refund was said to have failed, and its member no longer has the money, or it has not cleared or rests on one person’s word. The line stays open until they have it.',
    }),
  )

const hasLeft =
  'This refund was said to have failed, and its member has left the club since. The money waits among the unmatched money: send it back there, and match the line with that.'
