import { useManagedResources } from '@kinfold/api/operator/content/list-managed-resources'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import type { ManagedResource } from '@kinfold/contract/operator/content/managed-resource'
import { resourceKinds } from '@kinfold/contract/resource/resource'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { AddResource } from './add-resource.tsx'
import { OneResource } from './one-resource.tsx'
import { kindWords } from './resource-words.ts'

const columns: DataTableProps<ManagedResource>['columns'] = [
  { id: 'title', header: 'Resource', card: 'title', cell: ({ title }) => title },
  {
    id: 'kind',
    header: 'Kind',
    card: 'note',
    cell: ({ kind }) => kindWords[kind],
    width: 'minmax(6rem, auto)',
  },
  {
    id: 'added',
    header: 'Added on',
    card: 'figure',
    cell: ({ created_at }) => momentText(created_at),
    width: 'minmax(8rem, auto)',
  },
]

const idOf = ({ id }: ManagedResource) => id
const { resources: path } = paths

const kinds = ['all', ...resourceKinds] as const
const words = { all: 'All kinds', ...kindWords } as const

/** Courses, articles and documents outside the product that members are led to. */
export function ResourcesPage() {
  const read = useManagedResources()
  const [kind, chooseKind] = useAddressChoice('kind', kinds, 'all')
  const all = read.data?.resources ?? []
  const rows = kind === 'all' ? all : all.filter(each => each.kind === kind)
  return (
    <SectionPage
      path={path}
      title="Resources"
      about="What members are led to before they decide, the newest first."
      add={{ label: 'Add a resource', form: <AddResource /> }}
      itemIds={rows.map(idOf)}
      item={{
        what: 'resource',
        read,
        find: ({ resources }, resourceId) => resources.find(({ id }) => id === resourceId),
        show: resource => <OneResource resource={resource} />,
      }}
    >
      <ChoiceRow label="Kind" choices={kinds} words={words} chosen={kind} onChoose={chooseKind} />
      <SectionTable
        path={path}
        caption="Resources"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{
          title: kind === 'all' ? 'No resource yet' : 'None of this kind',
          text: 'Members see what is added here under Resources.',
        }}
      />
    </SectionPage>
  )
}
