import { money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { readBookedTransfer } from '../../../ledger/read-booked-transfer.ts'
import { chargeBack } from '../../../ledger/recipes/charge-back.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import type { ChargebackRow } from './chargeback-facts.ts'
import { chargebackNews } from './chargeback-news.ts'

type Correction = {
  readonly before: ChargebackRow
  readonly adopted: ChargebackRow
  readonly paid: PaymentRow
}

/** Books that a payer’s bank took another amount than its row said until now. */
export async function correctChargeback(
  services: Services,
  tx: Transaction,
  { before, adopted, paid }: Correction,
): Promise<void> {
  const { id, currency, amountMinor, recoveredMinor, disputeId } = adopted
  if (amountMinor < recoveredMinor) {
    throw new Error(`more was recovered than the provider took back in dispute ${disputeId}`)
  }
  const { memberId: member, id: payment, gateway: provider } = paid
  const amount = money(currency, amountMinor)
  const attempt = moneyAttempts.chargebackCorrected(id)
  await postAll(tx, [
    // First what is owed: nobody is owed anything in between.
    chargeBack({ attempt, member, payment, provider, amount }),
    {
      attempt: moneyAttempts.chargebackReplaced(id),
      transferId: await readBookedTransfer(tx, moneyAttempts.chargeback(id)),
      reason: 'Its provider told another amount.',
    },
  ])
  await notifyMember(services, tx, member, chargebackNews.corrected(adopted, before, paid))
}
