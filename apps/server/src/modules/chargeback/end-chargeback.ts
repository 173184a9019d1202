import { money } from '@kinfold/contract/money/money'
import type { ChargebackOutcome } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import type { Transaction } from '../../db/database.ts'
import { post } from '../../ledger/post.ts'
import { winChargeback } from '../../ledger/recipes/win-chargeback.ts'
import { notifyMember } from '../notification/notify-member.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import type { Services } from '../services.ts'
import { type ChargebackRow, owedFor, statusBefore } from './chargeback-facts.ts'
import { chargebackNews } from './chargeback-news.ts'
import { readStanding } from './read-standing.ts'
import { requireBookedChargeback } from './require-booked-chargeback.ts'
import { updateChargeback } from './update-chargeback.ts'

type End = {
  readonly outcome: ChargebackOutcome
  readonly at: Date
  readonly by: string | null
}

/** Writes down how a locked chargeback ended; one that was won settles what is owed for it, and gives back the rest. */
export async function endChargeback(
  services: Services,
  tx: Transaction,
  { row, paid }: { readonly row: ChargebackRow; readonly paid: PaymentRow },
  { outcome, at, by }: End,
): Promise<void> {
  await requireBookedChargeback(tx, row)
  const ended = await updateChargeback(tx, row, {
    status: outcome,
    decidedAt: at,
    decidedBy: by,
    askAt: null,
  })
  if (outcome === 'won') await takeBack(tx, row, paid)
  await notifyMember(services, tx, paid.memberId, chargebackNews[outcome](ended, paid))
}

async function takeBack(tx: Transaction, row: ChargebackRow, paid: PaymentRow): Promise<void> {
  const others = await readStanding(tx, paid.id)
  if (others.every(({ id }) => id === row.id)) {
    await settlePayment(tx, paid, { status: statusBefore(paid) })
  }
  await post(
    tx,
    winChargeback({
      attempt: moneyAttempts.chargebackWon(row.id),
      member: paid.memberId,
      payment: paid.id,
      provider: paid.gateway,
      stillOwed: owedFor(row),
      recovered: money(row.currency, row.recoveredMinor),
      // Its portfolio may have ended since.
      portfolio: undefined,
    }),
  )
}
