import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { counted } from '../../queue/counted.ts'
import type { Matter } from './matters-for.ts'

/** What waits besides the queues of members, in figures. */
export function FurtherMatters({ matters }: { matters: readonly Matter[] }) {
  if (matters.length === 0) return null
  return (
    <section>
      <h2 className="text-lead font-semibold text-ink">Also waiting</h2>
      <dl className="mt-3 grid gap-x-10 sm:grid-cols-2">
        {matters.map(({ title, waiting, to }) => (
          <div
            key={title}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
          >
            <dt className="text-body text-ink-muted">
              {to ? (
                <TextLink asChild>
                  <Link to={to}>{title}</Link>
                </TextLink>
              ) : (
                title
              )}
            </dt>
            <dd className="figures font-semibold text-ink">{counted(waiting)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
