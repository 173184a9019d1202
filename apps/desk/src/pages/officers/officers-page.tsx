import { useOfficers } from '@kinfold/api/operator/club/list-officers'
import type { Officer } from '@kinfold/contract/club/officer'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { paths } from '../../address/paths.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { AddOfficer } from './add-officer.tsx'
import { OneOfficer } from './one-officer.tsx'

const columns: DataTableProps<Officer>['columns'] = [
  { id: 'name', header: 'Name', card: 'title', cell: ({ name }) => name },
  {
    id: 'office',
    header: 'Office',
    card: 'note',
    cell: ({ office }) => office,
    width: 'minmax(10rem, auto)',
  },
  {
    id: 'place',
    header: 'Place',
    card: 'figure',
    align: 'end',
    cell: ({ position }) => position,
    width: 'minmax(4rem, auto)',
  },
]

/** A new officer's place follows those that are there. */
const OfficersToCome = () => (
  <LoadingRegion label="The officers are loading" className="p-6">
    <Skeleton shape="box" />
  </LoadingRegion>
)

const idOf = ({ id }: Officer) => id
const { officers: path } = paths

/** Who holds an office of the club, as members read it. */
export function OfficersPage() {
  const read = useOfficers()
  const all = read.data?.officers ?? []
  return (
    <SectionPage
      path={path}
      title="Officers"
      about="Who looks after the club, as members read it on its page. Roles at the desk are another matter: they are given under Staff, by two."
      add={{
        label: 'Add an officer',
        form: read.data ? <AddOfficer all={all} /> : <OfficersToCome />,
      }}
      itemIds={all.map(idOf)}
      item={{
        what: 'officer',
        read,
        find: ({ officers }, officerId) => officers.find(({ id }) => id === officerId),
        show: officer => <OneOfficer officer={officer} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Officers"
        columns={columns}
        read={read}
        rows={all}
        idOf={idOf}
        empty={{ title: 'No officer yet', text: 'Members find them on the club’s page.' }}
      />
    </SectionPage>
  )
}
