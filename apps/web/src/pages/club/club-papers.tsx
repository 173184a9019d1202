import { useResources } from '@kinfold/api/resource/list-resources'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { Card } from '@kinfold/ui/card'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { dayText } from '../../day/day-text.ts'

/** The bylaws and the terms, and the documents among the resources: minutes above all. */
export function ClubPapers() {
  const { data, failure, reload } = useResources()
  const { bylaws, terms } = club.links
  const documents = data?.resources.filter(({ kind }) => kind === 'document') ?? []
  return (
    <Card title="Minutes and bylaws">
      <ReadFailure what="The minutes" failure={data ? undefined : failure} onRetry={reload} />
      {data && documents.length === 0 ? (
        <p className="text-body text-ink-muted">Minutes of meetings will stand here.</p>
      ) : null}
      <ul className="flex flex-col gap-4 empty:hidden">
        {documents.map(({ id, title, link, created_at }) => (
          <Paper key={id} href={link} note={dayText(dayInLagos(new Date(created_at)))}>
            {title}
          </Paper>
        ))}
      </ul>
      <p className="mt-5 text-small text-ink-muted">
        In force are the{' '}
        <TextLink external href={bylaws}>
          bylaws
        </TextLink>{' '}
        and the{' '}
        <TextLink external href={terms}>
          terms
        </TextLink>
        .
      </p>
      <p className="mt-2 text-small text-ink-muted">
        More to read is in{' '}
        <TextLink asChild>
          <Link to={paths.resources}>Resources</Link>
        </TextLink>
        .
      </p>
    </Card>
  )
}

type PaperProps = { href: string; note: string; children: ReactNode }

function Paper({ href, note, children }: PaperProps) {
  return (
    <li>
      <TextLink external href={href} className="break-words">
        {children}
      </TextLink>
      <span className="block text-small text-ink-muted">{note}</span>
    </li>
  )
}
