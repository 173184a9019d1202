import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Settlement } from '@kinfold/contract/operator/settlement/settlement'
import type { settlement } from '../bank-line/statement.tables.ts'

type FoundSettlement = {
  readonly row: typeof settlement.$inferSelect
  readonly recorder: { readonly id: string; readonly name: string }
  readonly lineId: string | null
}

export const describeSettlement = ({ row, recorder, lineId }: FoundSettlement): Settlement => ({
  id: row.id,
  gateway: row.gateway,
  paid_out: toWireMoney(money(row.currency, row.paidOutMinor)),
  charge: toWireMoney(money(row.currency, row.chargeMinor)),
  received_on: row.receivedOn,
  reference: row.reference,
  line_id: lineId,
  recorded_at: row.createdAt.toISOString(),
  recorded_by: recorder,
  undone_reason: row.undoneReason,
})
