import { Skeleton } from '@kinfold/ui/skeleton'
import { cx } from 'class-variance-authority'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { daysWaited, waitedText } from '../../day/days-waited.ts'
import { counted } from '../../queue/counted.ts'
import { useOperator } from '../../session/use-operator.ts'

export type QueueRowProps = {
  title: string
  /** What members were promised. */
  promise?: string
  /** How many days are kept to; beyond them the oldest is late. */
  mostDays?: number
  icon: ReactNode
  /** Undefined while it is on its way. */
  count: number | undefined
  /** When the longest waiting came in. */
  oldest?: string | undefined
  /** Where the queue is worked off, once the desk has a page for it. */
  to?: string
}

/** One queue: how many wait, how long the oldest has, and what was promised. */
export function QueueRow({ title, promise, icon, count, to, ...age }: QueueRowProps) {
  const isEmpty = count === 0
  return (
    <li className="relative flex min-h-16 items-center gap-x-4 gap-y-1 px-4 py-3 max-sm:flex-wrap sm:px-5 has-[a:hover]:bg-surface-hover">
      <span
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isEmpty ? 'bg-surface-sunken text-ink-subtle' : 'bg-primary-soft text-on-primary-soft',
        )}
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-body font-semibold text-ink">
          {to ? (
            <Link to={to} className="no-underline after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {promise ? <p className="text-small text-ink-muted">{promise}</p> : null}
      </div>
      <Oldest count={count} {...age} />
      <p className="min-w-10 shrink-0 text-end">
        {count === undefined ? (
          <Skeleton className="ms-auto w-6" />
        ) : (
          <span
            className={cx(
              'figures text-title font-semibold',
              isEmpty ? 'text-ink-subtle' : 'text-ink',
            )}
          >
            {counted(count)}
            <span className="sr-only"> waiting</span>
          </span>
        )}
      </p>
      <ChevronRight
        aria-hidden
        size={18}
        className={cx('shrink-0 text-ink-subtle', to ? '' : 'invisible max-sm:hidden')}
      />
    </li>
  )
}

type OldestProps = Pick<QueueRowProps, 'count' | 'oldest' | 'mostDays'>

function Oldest({ count, oldest, mostDays }: OldestProps) {
  const { today } = useOperator()
  if (!count || oldest === undefined) return null
  const days = daysWaited(oldest, today)
  const isLate = mostDays !== undefined && days > mostDays
  return (
    <div className="max-sm:order-last max-sm:basis-full max-sm:ps-13 sm:w-36 sm:shrink-0 sm:text-end">
      <p className={cx('text-small', isLate ? 'font-semibold text-danger' : 'text-ink-muted')}>
        {days === 0 ? 'Oldest: today' : `Oldest: ${waitedText(days)}`}
        {isLate ? <span className="sr-only">, later than promised</span> : null}
      </p>
      {mostDays === undefined ? null : (
        <span
          aria-hidden
          className="mt-1.5 block sm:ms-auto h-1 w-24 overflow-hidden rounded-full bg-line"
        >
          <span
            className={cx('block h-full rounded-full', isLate ? 'bg-danger' : 'bg-primary')}
            style={{ width: `${Math.min(100, (100 * Math.max(days, 0.25)) / mostDays)}%` }}
          />
        </span>
      )}
    </div>
  )
}
