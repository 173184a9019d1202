import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { StatusLooks } from '../../../status/status-looks.ts'

export const paymentLooks: StatusLooks<PaymentStatus> = {
  pending: { tone: 'warning', label: 'Not paid yet' },
  pending_confirmation: { tone: 'info', label: 'Being looked for' },
  succeeded: { tone: 'success', label: 'Paid' },
  failed: { tone: 'danger', label: 'Failed' },
  expired: { tone: 'neutral', label: 'Time ran out' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  partly_refunded: { tone: 'info', label: 'Partly given back' },
  refunded: { tone: 'info', label: 'Given back' },
  charged_back: { tone: 'danger', label: 'Taken back' },
}

/** What it is for, as in “₦500 to …”. */
export const paidFor = ({ plan, amount }: Pick<Payment, 'plan' | 'amount'>): string =>
  plan ? planLabel(plan) : `your ${amount.currency} wallet`

const by: Readonly<Record<Payment['gateway'], string>> = {
  card: 'by card',
  card_us: 'by international card',
  transfer: 'by bank transfer',
  bank: 'by bank transfer',
  wallet: 'from your wallet',
}

export const paidBy = ({ gateway }: Pick<Payment, 'gateway'>): string => by[gateway]
