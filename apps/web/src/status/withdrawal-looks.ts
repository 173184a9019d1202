import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { StatusLooks } from './status-looks.ts'

export const withdrawalLooks: StatusLooks<WithdrawalStatus> = {
  pending: { tone: 'warning', label: 'Requested' },
  approved: { tone: 'info', label: 'Approved' },
  in_batch: { tone: 'info', label: 'Being paid' },
  paid: { tone: 'success', label: 'Paid' },
  failed: { tone: 'danger', label: 'Failed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  returned: { tone: 'danger', label: 'Returned' },
}
