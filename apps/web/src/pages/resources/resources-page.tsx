import { useResources } from '@kinfold/api/resource/list-resources'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Resource } from '@kinfold/contract/resource/resource'
import { Badge } from '@kinfold/ui/badge'
import { Card } from '@kinfold/ui/card'
import { Emblem } from '@kinfold/ui/emblem'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { PageHeader } from '@kinfold/ui/page-header'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import type { LucideIcon } from 'lucide-react'
import ExternalLink from 'lucide-react/icons/external-link'
import FileText from 'lucide-react/icons/file-text'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import ListChecks from 'lucide-react/icons/list-checks'
import Newspaper from 'lucide-react/icons/newspaper'
import Play from 'lucide-react/icons/play'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'

const looks: Readonly<Record<Resource['kind'], { word: string; Icon: LucideIcon }>> = {
  article: { word: 'article', Icon: Newspaper },
  course: { word: 'course', Icon: GraduationCap },
  video: { word: 'video', Icon: Play },
  document: { word: 'document', Icon: FileText },
  quiz: { word: 'quiz', Icon: ListChecks },
}

export function ResourcesPage() {
  const { data, failure, isRefetching, reload } = useResources()
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex flex-col gap-6"
    >
      <PageHeader title="Resources" description="Worth reading and watching before you decide." />
      <ReadFailure what="The resources" failure={failure} onRetry={reload} />
      {data?.resources.length === 0 ? (
        <EmptyState title="Nothing here yet">
          Courses, articles and documents for members will be here.
        </EmptyState>
      ) : null}
      <div className="grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
        {data?.resources.map(resource => (
          <ResourceCard key={resource.id} resource={resource} />
        ))}
        {data || failure ? null : <ResourcesToCome />}
      </div>
      <p className="text-body text-ink-muted">
        Short questions are answered in our{' '}
        <TextLink asChild>
          <Link to={paths.faqs}>FAQs</Link>
        </TextLink>
        .
      </p>
    </div>
  )
}

function ResourceCard({ resource }: { resource: Resource }) {
  const { kind, title, description, link, tags } = resource
  const { word, Icon } = looks[kind]
  return (
    <Card
      title={title}
      link={<a href={link} target="_blank" rel="noreferrer" />}
      action={<ExternalLink aria-hidden size={18} strokeWidth={1.75} className="mt-1" />}
    >
      <div className="flex items-start gap-4">
        <Emblem size="small">
          <Icon strokeWidth={1.75} />
        </Emblem>
        <div className="min-w-0">
          <p className="text-body whitespace-pre-line text-ink-muted">
            {description}
            <span className="sr-only"> Opens in a new tab.</span>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {[word, ...tags].map(tag => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </div>
        </div>
      </div>
    </Card>
  )
}

function ResourcesToCome() {
  return (
    <LoadingRegion label="Loading" className="contents">
      {[0, 1, 2, 3].map(place => (
        <Card key={place}>
          <div className="flex min-h-24 flex-col gap-4">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="w-full" />
          </div>
        </Card>
      ))}
    </LoadingRegion>
  )
}
