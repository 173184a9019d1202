import type { PayoutBatchStatus } from '@kinfold/contract/operator/payout-batch/payout-batch-status'
import type { PayoutFileFormat } from '@kinfold/contract/operator/payout-batch/payout-file'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

export const statusChoices = ['any', 'prepared', 'released', 'settled', 'discarded'] as const
type StatusChoice = (typeof statusChoices)[number]

export const statusChoiceWords: Readonly<Record<StatusChoice, string>> = {
  any: 'All',
  prepared: 'To release',
  released: 'To settle',
  settled: 'Settled',
  discarded: 'Discarded',
}

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export const batchLooks: Readonly<Record<PayoutBatchStatus, Look>> = {
  prepared: { tone: 'warning', label: 'To release' },
  released: { tone: 'info', label: 'To settle' },
  settled: { tone: 'success', label: 'Settled' },
  discarded: { tone: 'neutral', label: 'Discarded' },
}

export const formatWords: Readonly<Record<PayoutFileFormat, string>> = {
  standard: 'Any bank',
  gtbank: 'GTBank',
  zenith: 'Zenith',
  wire: 'Wire',
}
