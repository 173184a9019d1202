import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export const withdrawalLooks: Readonly<Record<WithdrawalStatus, Look>> = {
  pending: { tone: 'warning', label: 'Waiting' },
  approved: { tone: 'info', label: 'Approved' },
  in_batch: { tone: 'info', label: 'In a batch' },
  paid: { tone: 'success', label: 'Paid' },
  failed: { tone: 'danger', label: 'Not paid' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  returned: { tone: 'danger', label: 'Came back' },
}
