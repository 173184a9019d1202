import type { Refund, RefundStatus, RefundWay } from '@kinfold/contract/operator/refund/refund'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

export const statusChoices = ['any', 'proposed', 'sent', 'paid', 'failed'] as const
type StatusChoice = (typeof statusChoices)[number]

export const statusChoiceWords: Readonly<Record<StatusChoice, string>> = {
  any: 'All',
  proposed: 'To confirm',
  sent: 'On its way',
  paid: 'Paid',
  failed: 'Came back',
}

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export const refundLooks: Readonly<Record<RefundStatus, Look>> = {
  proposed: { tone: 'warning', label: 'To confirm' },
  discarded: { tone: 'neutral', label: 'Discarded' },
  sent: { tone: 'info', label: 'On its way' },
  paid: { tone: 'success', label: 'Paid' },
  failed: { tone: 'danger', label: 'Came back' },
}

export const wayWords: Readonly<Record<RefundWay, string>> = {
  provider: 'By the provider that took it',
  hand: 'By the club’s own bank',
  wallet: 'Back to the wallet',
}

/** Whether somebody says by hand what became of it: of what the club's own bank pays. */
export const canBeSettled = ({ way, status }: Refund): boolean =>
  way === 'hand' && (status === 'sent' || status === 'paid')
