import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import { timelineMarkVariants } from './timeline.variants.ts'
import { timelineWords } from './timeline.words.ts'

export type TimelineEvent = {
  id: string
  title: ReactNode
  /** As people say it: "28 September, 14:05". */
  time?: string | undefined
  /** The same for machines. */
  dateTime?: string | undefined
  /** `late`: it should have happened by now and has not. */
  state?: 'done' | 'current' | 'ahead' | 'late' | 'failed'
  icon?: ReactNode
  /** An amount or a pill at the end of the title's line. */
  trailing?: ReactNode
  children?: ReactNode
}

const icons = { done: Check, current: Clock, ahead: CircleDashed, late: CircleAlert, failed: X }

type EventProps = { event: TimelineEvent; next: TimelineEvent['state'] | undefined; last: boolean }

function Event({ event, next, last }: EventProps) {
  const { title, time, dateTime, state = 'done', icon, trailing, children } = event
  const Icon = icons[state]
  const said = useWords('timeline', timelineWords)[state]
  return (
    <li data-state={state} className="relative flex gap-4 pb-6 last:pb-0">
      {last ? null : (
        <span
          aria-hidden="true"
          className={cx(
            'absolute start-4 top-8 bottom-0 -ms-px border-s border-line',
            // What is promised is drawn like its mark.
            next === 'ahead' && 'border-dashed border-line-strong',
          )}
        />
      )}
      <span className={timelineMarkVariants({ state })}>
        {icon ?? <Icon aria-hidden strokeWidth={2} />}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <div className="flex items-start justify-between gap-4">
          <p className={cx('font-medium', state === 'ahead' ? 'text-ink-muted' : 'text-ink')}>
            {said ? <span className="sr-only">{said} </span> : null}
            {title}
          </p>
          {trailing ? <div className="shrink-0">{trailing}</div> : null}
        </div>
        {time ? (
          <p className="text-small text-ink-muted">
            {dateTime ? <time dateTime={dateTime}>{time}</time> : time}
          </p>
        ) : null}
        {children ? <div className="mt-1 text-small text-ink-muted">{children}</div> : null}
      </div>
    </li>
  )
}

type TimelineProps = {
  label: string
  /** What happened and what is still to come, the oldest first. */
  events: readonly TimelineEvent[]
  className?: string | undefined
}

/** What happened to one thing, in the order the caller gives. */
export function Timeline({ label, events, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={className}>
      {events.map((event, index) => (
        <Event
          key={event.id}
          event={event}
          next={events[index + 1]?.state}
          last={index === events.length - 1}
        />
      ))}
    </ol>
  )
}
