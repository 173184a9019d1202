import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import type { RowKeys } from '@kinfold/ui/row-keys'
import type { RowSelection } from '@kinfold/ui/row-selection'
import { WorkTable, type WorkTableProps } from '@kinfold/ui/work-table'
import type { RefObject } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { payoutColumns } from './payout-columns.tsx'

type PayoutTableProps = Pick<
  WorkTableProps<RequestedWithdrawal>,
  'canChoose' | 'paged' | 'view' | 'height'
> & {
  withdrawals: readonly RequestedWithdrawal[]
  /** Without one, nothing can be chosen. */
  selection?: RowSelection<RequestedWithdrawal> | undefined
  /** For the keys of the page. */
  keys: RefObject<RowKeys | null>
}

const idOf = ({ withdrawal }: RequestedWithdrawal) => withdrawal.id
const nameOf = ({ member, withdrawal }: RequestedWithdrawal) =>
  `${member.name}, ${withdrawal.reference}`

// One page of many, put in another order, would look like the whole list in that order.
const columnsOfAPage = payoutColumns.map(({ sortBy: _, ...column }) => column)

/** Who is paid how much, to which account. X chooses the row with the focus; from elsewhere all of them, or none. */
export function PayoutTable(props: PayoutTableProps) {
  const { withdrawals, selection, paged, keys, ...table } = props
  useKeys({ x: () => keys.current?.choose() || selection?.toggleAll() })
  return (
    <WorkTable
      {...table}
      caption="Withdrawals in it"
      columns={paged ? columnsOfAPage : payoutColumns}
      rows={withdrawals}
      rowKey={idOf}
      rowName={nameOf}
      selection={selection}
      paged={paged}
      totals={false}
      letters={false}
      keys={keys}
    />
  )
}
