import { useTerms } from '@kinfold/api/operator/content/list-terms'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { PublishedTerms } from '@kinfold/contract/operator/content/published-terms'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { counted } from '../../queue/counted.ts'
import { SectionItem } from '../../section/section-item.tsx'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { PublishTerms } from './publish-terms.tsx'
import { TermsInForce } from './terms-in-force.tsx'

const columns: DataTableProps<PublishedTerms>['columns'] = [
  {
    id: 'version',
    header: 'Version',
    card: 'title',
    cell: ({ version, link }) => (
      <TextLink href={link} external look="quiet">
        {version}
      </TextLink>
    ),
  },
  {
    id: 'by',
    header: 'Published by',
    card: 'note',
    cell: ({ published_by }) => published_by?.name ?? '–',
    width: 'minmax(9rem, auto)',
  },
  {
    id: 'on',
    header: 'On',
    card: 'figure',
    cell: ({ published_at }) => (published_at ? momentText(published_at) : '–'),
    width: 'minmax(8rem, auto)',
  },
]

const versionOf = ({ version }: PublishedTerms) => version
const { terms: path } = paths

/** The terms in force, those before, and how many members have agreed. */
export function TermsPage() {
  const read = useTerms()
  const { data, failure, reload } = read
  return (
    <SectionPage
      path={path}
      title="Terms"
      about="What members agree to. New terms have to be agreed to anew by everybody."
      add={{
        label: 'Publish new terms',
        form: (
          <SectionItem what="version" read={read} find={terms => terms} backTo={path}>
            {({ in_force, accepted, waiting }) => (
              <PublishTerms
                inForce={in_force}
                membersText={`All ${counted(accepted + waiting)} members`}
              />
            )}
          </SectionItem>
        ),
      }}
      // No version opens: earlier ones are read where they stand.
      item={{ what: 'version', read, find: () => undefined, show: () => null }}
    >
      {data ? (
        <TermsInForce terms={data} />
      ) : failure ? (
        <ReadFailure what="The terms" failure={failure} onRetry={reload} />
      ) : (
        <LoadingRegion label="The terms are loading">
          <Skeleton shape="box" className="h-48 w-full" />
        </LoadingRegion>
      )}
      {data && data.earlier.length > 0 ? (
        <SectionTable
          path={path}
          caption="Earlier terms"
          columns={columns}
          read={read}
          rows={data.earlier}
          idOf={versionOf}
          opens={false}
          empty={{ title: 'None before', text: 'These are the first.' }}
        />
      ) : null}
    </SectionPage>
  )
}
