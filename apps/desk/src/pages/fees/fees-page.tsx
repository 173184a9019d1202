import { useFees } from '@kinfold/api/operator/fee/list-fees'
import type { ManagedFee } from '@kinfold/contract/operator/fee/list-fees'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { StatusPill } from '@kinfold/ui/status-pill'
import { paths } from '../../address/paths.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { clearsLine, feeLine, feeTitle } from './fee-words.ts'
import { OneFee } from './one-fee.tsx'

const columns: DataTableProps<ManagedFee>['columns'] = [
  {
    id: 'way',
    header: 'Way of paying',
    card: 'title',
    cell: fee => feeTitle(fee),
    width: 'minmax(12rem, 2fr)',
  },
  {
    id: 'cost',
    header: 'Costs',
    card: 'note',
    cell: fee => <span className="figures">{feeLine(fee)}</span>,
    width: 'minmax(11rem, 2fr)',
  },
  {
    id: 'bearer',
    header: 'Borne by',
    card: 'hidden',
    cell: ({ bearer }) => (bearer === 'member' ? 'Member' : 'Club'),
    width: 'minmax(5rem, auto)',
  },
  {
    id: 'clears',
    header: 'Clears',
    card: 'hidden',
    cell: fee => clearsLine(fee),
    width: 'minmax(9rem, 1fr)',
  },
  {
    id: 'change',
    header: 'Change',
    card: 'tag',
    cell: ({ proposal }) => (proposal ? <StatusPill tone="warning">To confirm</StatusPill> : null),
    width: 'minmax(8rem, auto)',
  },
]

const idOf = ({ name, gateway, currency }: ManagedFee) => `${name}-${gateway}-${currency}`
const { fees: path } = paths

/** What each way of paying costs, and who bears it. */
export function FeesPage() {
  const read = useFees()
  const rows = read.data?.fees ?? []
  return (
    <SectionPage
      path={path}
      title="Fees"
      about="What each way of paying costs, and when its money can be withdrawn. A wallet and a transfer to the club’s own account never cost anything, and never wait. A change takes two administrators; what was quoted before keeps its fee, what came before keeps its day."
      itemIds={rows.map(idOf)}
      item={{
        what: 'fee',
        read,
        find: ({ fees }, feeId) => fees.find(each => idOf(each) === feeId),
        show: fee => <OneFee fee={fee} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Fees"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{ title: 'No fee', text: 'No way of paying costs anything.' }}
      />
    </SectionPage>
  )
}
