import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'

type Opened = { readonly amount: Money; readonly reference: string }

/** What a member reads once their bank took a payment back. */
export const chargebackOpenedNews = ({ amount, reference }: Opened) => ({
  title: 'Your bank took a payment back',
  body: `Your bank took ${formatMoney(amount)} of your payment ${reference} back from us, because somebody told it that the payment wasn’t right. Until your bank has decided, you owe us this amount, and you can’t withdraw or spend it here. What you have beyond that stays yours to use.\n\nIf you didn’t mean to take it back, please tell your bank, and write to our support team.`,
})
