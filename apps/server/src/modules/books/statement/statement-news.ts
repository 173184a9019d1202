import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import type { PaymentRow } from '../../money/payment/describe-payment.ts'
import { aboutPayment } from '../../money/payment/payment-news.ts'

/** What a member is told of money that was taken for theirs. */
export const statementNews = {
  takenBack: (row: PaymentRow, reason: string, waiting: { readonly name: string } | undefined) => ({
    ...aboutPayment(row),
    title: 'We matched a transfer to you by mistake',
    body: `${formatMoney(money(row.currency, row.amountMinor))} for your payment ${row.reference} was not yours, and we have taken it back, for this reason:\n\n${reason}\n\n${
      waiting === undefined
        ? ''
        : `Your portfolio in ${waiting.name} has not begun after all. It waits for your first contribution.\n\n`
    }We are sorry for the mix-up. If you sent it, please contact the support team.`,
  }),
  takenFromWallet: (amount: Money, reason: string) => ({
    kind: 'payment' as const,
    title: 'We matched a transfer to you by mistake',
    body: `${formatMoney(amount)} in your wallet was not yours, and we have taken it back, for this reason:\n\n${reason}\n\nWe are sorry for the mix-up. If you sent it, please contact the support team.`,
    link: `/dashboard/wallet?currency=${amount.currency}`,
    action: 'See your wallet',
  }),
}
