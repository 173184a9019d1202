import { useOperators } from '@kinfold/api/operator/staff/list-operators'
import type { Operator } from '@kinfold/contract/operator/staff/operator'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { StatusPill } from '@kinfold/ui/status-pill'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { OneOperator } from './one-operator.tsx'
import { rolesText } from './role-words.ts'

const columns: DataTableProps<Operator>['columns'] = [
  { id: 'name', header: 'Name', card: 'title', cell: ({ name }) => name },
  {
    id: 'roles',
    header: 'Roles',
    card: 'note',
    cell: ({ roles }) => rolesText(roles),
    width: 'minmax(12rem, 2fr)',
  },
  {
    id: 'state',
    header: 'Waits',
    card: 'tag',
    cell: ({ proposal, totp_enabled }) =>
      proposal ? (
        <StatusPill tone="warning">To confirm</StatusPill>
      ) : totp_enabled ? null : (
        <StatusPill tone="neutral">App not set up</StatusPill>
      ),
    width: 'minmax(8rem, auto)',
  },
  {
    id: 'seen',
    header: 'Last seen',
    card: 'figure',
    cell: ({ last_seen_at }) => (last_seen_at ? momentText(last_seen_at) : 'Never'),
    width: 'minmax(8rem, auto)',
  },
]

const idOf = ({ id }: Operator) => id
const { staff: path } = paths
const about =
  'Who works at the desk. Other roles take two administrators; a new operator is made on the machine that the club runs on.'

/** Who works at the desk, and in which roles: a section of administrators. */
export function StaffPage() {
  const read = useOperators()
  const rows = read.data?.operators ?? []
  return (
    <SectionPage
      path={path}
      title="Staff"
      about={about}
      itemIds={rows.map(idOf)}
      item={{
        what: 'operator',
        read,
        find: ({ operators }, operatorId) => operators.find(({ id }) => id === operatorId),
        show: operator => <OneOperator operator={operator} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Staff"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{ title: 'Nobody yet', text: 'Operators are made on the club’s machine.' }}
      />
    </SectionPage>
  )
}
