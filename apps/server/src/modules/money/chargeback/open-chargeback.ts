import { money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { chargeBack } from '../../../ledger/recipes/charge-back.ts'
import { chargeDisputeFee } from '../../../ledger/recipes/charge-dispute-fee.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { mailOperators } from '../../people/staff/mail-operators.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { amountOf, type ChargebackRow } from './chargeback-facts.ts'
import { chargebackNews } from './chargeback-news.ts'

/**
 * Books what a payer's bank took of a locked payment: the member owes it from now on. What the provider charges
 * for it is the club's, as no page told the member of it. The member is told unless it is decided already.
 */
export async function openChargeback(
  services: Services,
  tx: Transaction,
  row: ChargebackRow,
  paid: PaymentRow,
): Promise<void> {
  const { id, currency, feeMinor } = row
  const { memberId: member, gateway: provider } = paid
  const about = { member, payment: paid.id, provider }
  await settlePayment(tx, paid, { status: 'charged_back' })
  const taken = chargeBack({
    ...about,
    attempt: moneyAttempts.chargeback(id),
    amount: amountOf(row),
  })
  const fee = money(currency, feeMinor)
  const attempt = moneyAttempts.chargebackFee(id)
  await postAll(tx, [
    taken,
    ...(fee.minor > 0n ? [chargeDisputeFee({ ...about, attempt, fee, borneBy: 'club' })] : []),
  ])
  if (row.status === 'open') {
    await notifyMember(services, tx, member, chargebackNews.opened(row, paid))
  }
  await mailOperators(services, tx, 'approver', chargebackNews.toDesk(row, paid.reference))
}
