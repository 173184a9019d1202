import { money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { readBookedTransfer } from '../../../ledger/read-booked-transfer.ts'
import { chargeBack } from '../../../ledger/recipes/charge-back.ts'
import type { IdempotencyKey } from '../../../ledger/transfer-request.ts'
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

type Attempts = {
  readonly replaced: IdempotencyKey
  readonly corrected: IdempotencyKey
}

/** Books that a payer’s bank took another amount than an operator recorded. */
export const correctChargeback = (services: Services, tx: Transaction, correction: Correction) =>
  replace(services, tx, correction, {
    replaced: moneyAttempts.chargebackReplaced(correction.adopted.id),
    corrected: moneyAttempts.chargebackCorrected(correction.adopted.id),
  })

/** Books that only a part of what was disputed was accepted in the end, also where it was corrected before. */
export const lessenChargeback = (services: Services, tx: Transaction, correction: Correction) =>
  replace(services, tx, correction, {
    replaced: moneyAttempts.chargebackLessened(correction.adopted.id),
    corrected: moneyAttempts.chargebackAccepted(correction.adopted.id),
  })

async function replace(
  services: Services,
  tx: Transaction,
  { before, adopted, paid }: Correction,
  { replaced, corrected }: Attempts,
): Promise<void> {
  const { id, currency, amountMinor, recoveredMinor, disputeId } = adopted
  if (amountMinor < recoveredMinor) {
    throw new Error(`more was recovered than the provider took back in dispute ${disputeId}`)
  }
  const { memberId: member, id: payment, gateway: provider } = paid
  const amount = money(currency, amountMinor)
  const booked = [moneyAttempts.chargeback(id), moneyAttempts.chargebackCorrected(id)]
  const transferId = await readBookedTransfer(tx, ...booked)
  await postAll(tx, [
    // First what is owed: nobody is owed anything in between.
    chargeBack({ attempt: corrected, member, payment, provider, amount }),
    {
      attempt: replaced,
      transferId,
      reason: 'Its provider told another amount.',
    },
  ])
  await notifyMember(services, tx, member, chargebackNews.corrected(adopted, before, paid))
}
