import type { Transaction } from '@kinfold/contract/wallet/transaction'
import type { StatusLooks } from '../status/status-looks.ts'
import { withdrawalLooks } from '../status/withdrawal-looks.ts'

const looks: StatusLooks<Transaction['status']> = {
  pending: { tone: 'warning', label: 'Pending' },
  completed: { tone: 'success', label: 'Completed' },
  failed: { tone: 'danger', label: 'Failed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
}

type Line = Pick<Transaction, 'kind' | 'status' | 'withdrawal_status'>

/** A withdrawal is told in the same words wherever it is shown; any other line by its own status. */
export const transactionLook = ({ kind, status, withdrawal_status }: Line) =>
  kind === 'withdrawal' && withdrawal_status ? withdrawalLooks[withdrawal_status] : looks[status]

/** Whether its status has something to say: what is simply done has not. */
export const isUnderWay = ({ status, withdrawal_status }: Line): boolean =>
  status !== 'completed' || withdrawal_status === 'approved' || withdrawal_status === 'in_batch'
