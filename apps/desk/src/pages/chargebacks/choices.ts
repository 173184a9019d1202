import type { Chargeback, ChargebackStatus } from '@kinfold/contract/operator/chargeback/chargeback'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

export const statusChoices = ['any', 'open', 'won', 'lost'] as const
type StatusChoice = (typeof statusChoices)[number]

export const statusChoiceWords: Readonly<Record<StatusChoice, string>> = {
  any: 'All',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
}

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

const chargebackLooks: Readonly<Record<ChargebackStatus, Look>> = {
  open: { tone: 'warning', label: 'Open' },
  won: { tone: 'success', label: 'Won' },
  lost: { tone: 'danger', label: 'Lost' },
}

/** A withdrawal that was paid after it had failed is no dispute that anybody could win. */
export const lookOf = ({ status, withdrawal_id }: Chargeback): Look =>
  withdrawal_id === null ? chargebackLooks[status] : { tone: 'danger', label: 'Paid after all' }
