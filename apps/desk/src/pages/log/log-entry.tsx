import { actionWords } from '@kinfold/contract/operator/audit/action-words'
import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { timeText } from '../../day/day-text.ts'
import { useOperator } from '../../session/use-operator.ts'
import { placeOf } from './place-of.ts'

/** Who did what to what, in one sentence; below it what was noted, and the way to all there is about it. */
export function LogEntry({ entry }: { entry: AuditEntry }) {
  const { has } = useOperator()
  const { actor_id, actor_kind, actor_name, subject, subject_id, detail, happened_at } = entry
  const { before, after } = actionWords(entry)
  const place = placeOf(entry, has)
  return (
    <li className="grid grid-cols-2 gap-x-4 gap-y-0.5 px-4 py-2.5 text-small sm:grid-cols-[--spacing(12)_minmax(0,1fr)_auto]">
      <time dateTime={happened_at} className="figures text-caption text-ink-muted sm:pt-0.5">
        {timeText(happened_at)}
      </time>
      <div className="min-w-0 max-sm:order-last max-sm:col-span-2">
        <p className="text-ink [overflow-wrap:anywhere]">
          {actor_id ? (
            <TextLink asChild look="quiet" className="text-ink!">
              <Link to={pathTo.logOf({ by: actor_id })}>{actor_name}</Link>
            </TextLink>
          ) : (
            <span className="font-medium">{actor_name}</span>
          )}
          {actor_kind === 'member' ? <span className="text-ink-muted"> (member)</span> : null}{' '}
          {before}
          {place ? (
            <TextLink asChild>
              <Link to={place} className={isReference(subject) ? 'whitespace-nowrap' : undefined}>
                {subject}
              </Link>
            </TextLink>
          ) : (
            subject
          )}
          {after}.
        </p>
        {detail ? (
          <p className="text-caption whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">
            {detail}
          </p>
        ) : null}
      </div>
      {subject_id ? (
        <TextLink asChild look="quiet" className="justify-self-end text-caption sm:pt-0.5">
          <Link to={pathTo.logOf({ about: subject_id })}>
            All about it<span className="sr-only">: {subject}</span>
          </Link>
        </TextLink>
      ) : null}
    </li>
  )
}

/** It would break at its hyphen. */
const isReference = (subject: string) => /^[A-Z]+-[A-Z0-9]{1,12}$/.test(subject)
