import type { ReturnsPostingStatus } from '@kinfold/contract/operator/returns/returns-posting'
import type { ReturnsShareState } from '@kinfold/contract/operator/returns/returns-share'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

export const statusChoices = ['any', 'draft', 'reversal_draft', 'posted', 'reversed'] as const
type StatusChoice = (typeof statusChoices)[number]

export const statusChoiceWords: Readonly<Record<StatusChoice, string>> = {
  any: 'All',
  draft: 'To post',
  reversal_draft: 'To take back',
  posted: 'Posted',
  reversed: 'Taken back',
}

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export const runLooks: Readonly<Record<ReturnsPostingStatus, Look>> = {
  draft: { tone: 'warning', label: 'To post' },
  posting: { tone: 'info', label: 'Being posted' },
  posted: { tone: 'success', label: 'Posted' },
  discarded: { tone: 'neutral', label: 'Thrown away' },
  reversal_draft: { tone: 'warning', label: 'To take back' },
  reversing: { tone: 'info', label: 'Being taken back' },
  reversed: { tone: 'danger', label: 'Taken back' },
}

export const shareWords: Readonly<Record<ReturnsShareState, string>> = {
  waiting: 'Waits',
  posted: 'Posted',
  not_borne: 'Borne by the club',
  reversed: 'Taken back',
  kept: 'Kept: paid out already',
}
