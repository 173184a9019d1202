import { useManagedBankDetails } from '@kinfold/api/operator/bank-details/list-managed-bank-details'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { StatusPill } from '@kinfold/ui/status-pill'
import { paths } from '../../address/paths.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { type DetailsRow, detailsRows } from './details-row.ts'
import { regionWords } from './details-words.ts'
import { OneAccount } from './one-account.tsx'
import { ProposeAccount } from './propose-account.tsx'

const waitWords = { addition: 'New, to confirm', change: 'To change', removal: 'To take off' }

const columns: DataTableProps<DetailsRow>['columns'] = [
  { id: 'bank', header: 'Bank', card: 'title', cell: ({ details }) => details.bank_name },
  {
    id: 'number',
    header: 'Number',
    card: 'figure',
    cell: ({ details }) => <span className="figures">{details.account_number}</span>,
    width: 'minmax(9rem, auto)',
  },
  {
    id: 'from',
    header: 'From',
    card: 'note',
    cell: ({ details }) => `${regionWords[details.region]}, ${details.currency}`,
    width: 'minmax(8rem, auto)',
  },
  {
    id: 'waits',
    header: 'Waits',
    card: 'tag',
    cell: ({ proposal }) =>
      proposal ? <StatusPill tone="warning">{waitWords[proposal.kind]}</StatusPill> : null,
    width: 'minmax(9rem, auto)',
  },
]

const idOf = ({ id }: DetailsRow) => id
const { bankDetails: path } = paths

/** The accounts that members transfer to: no single person changes them. */
export function BankDetailsPage() {
  const read = useManagedBankDetails()
  const rows = read.data ? detailsRows(read.data) : []
  return (
    <SectionPage
      path={path}
      title="Bank details"
      about="Where members transfer to, as they see it under Bank transfer. A thief would change this before anything else, so it always takes two administrators."
      add={{ label: 'Propose an account', form: <ProposeAccount /> }}
      itemIds={rows.map(idOf)}
      item={{
        what: 'account',
        read,
        find: (answer, accountId) => detailsRows(answer).find(({ id }) => id === accountId),
        show: row => <OneAccount row={row} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Accounts"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{
          title: 'No account yet',
          text: 'Members can’t pay by bank transfer until two administrators have added one.',
        }}
      />
    </SectionPage>
  )
}
