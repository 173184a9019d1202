import { money } from '@kinfold/contract/money/money'
import type { ChargebackOutcome } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { winChargeback } from '../../../ledger/recipes/win-chargeback.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockWithoutWallet } from '../../base/person/lock-without-wallet.ts'
import type { Services } from '../../services.ts'
import { postParked } from '../parked/post-parked.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
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

/** Records how a locked chargeback ended; one that was won settles what is owed for it, and gives back the rest. */
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
  if (outcome === 'won') await takeBack(tx, row, paid, { at, by })
  await notifyMember(services, tx, paid.memberId, chargebackNews[outcome](ended, paid))
}

/** What was paid back for it is the member's again; one who can open no wallet for it holds nothing, so operators decide about that. */
async function takeBack(
  tx: Transaction,
  row: ChargebackRow,
  paid: PaymentRow,
  { at, by }: Pick<End, 'at' | 'by'>,
): Promise<void> {
  const { memberId, gateway, reference } = paid
  const name = (await lockWithoutWallet(tx, [memberId], row.currency)).get(memberId)
  const others = await readStanding(tx, paid.id)
  if (others.every(({ id }) => id === row.id)) {
    await settlePayment(tx, paid, { status: statusBefore(paid) })
  }
  const recovered = money(row.currency, row.recoveredMinor)
  const won = winChargeback({
    attempt: moneyAttempts.chargebackWon(row.id),
    member: memberId,
    payment: paid.id,
    provider: gateway,
    stillOwed: owedFor(row),
    recovered,
    // Its portfolio may have ended since.
    portfolio: undefined,
  })
  if (name === undefined || gateway === 'wallet') {
    await post(tx, won)
    return
  }
  const bankReference = `${reference} dispute ${row.disputeId}`
  const stranded = { memberId, name, amount: recovered, bankReference, cameBy: gateway, by, at }
  await postParked(tx, won, stranded, owedFor(row))
}
