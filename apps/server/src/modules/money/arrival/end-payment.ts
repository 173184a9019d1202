import { bankDidNotAnswer } from '@kinfold/contract/subscription/what-was-taken'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { paymentNews } from '../payment/payment-news.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { isCardCharge } from './charge-card.ts'
import { releasePortfolio } from './release-portfolio.ts'
import { failCharge } from './settle-charge.ts'

type PaymentEnd =
  | { readonly status: 'failed'; readonly reason: string }
  /** The payer gave up at the checkout, and knows. */
  | { readonly status: 'cancelled' }
  | { readonly status: 'expired' }

/** Ends a payment that still waited for its money. Its provider has just been asked. */
export async function endPayment(
  services: Services,
  { id }: Pick<PaymentRow, 'id'>,
  end: PaymentEnd,
): Promise<void> {
  await services.db.transaction(async tx => {
    const row = await lockPayment(tx, id)
    if (row?.status !== 'pending') return
    const at = await services.clock.now(tx)
    const ended = await settlePayment(tx, row, {
      status: end.status,
      settledAt: at,
      ...(end.status === 'failed' && { failureReason: end.reason }),
    })
    await releasePortfolio(tx, row, at)
    if (isCardCharge(row)) {
      const reason = end.status === 'failed' ? end.reason : bankDidNotAnswer
      if (end.status !== 'cancelled') await failCharge(services, tx, row, { reason, at })
      return
    }
    if (end.status === 'cancelled') return
    const news = end.status === 'failed' ? paymentNews.failed(ended) : paymentNews.expired(ended)
    await notifyMember(services, tx, row.memberId, news)
  })
}
