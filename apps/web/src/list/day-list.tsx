import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { Fragment, type ReactNode, useId } from 'react'
import { dayHeading } from '../day/day-heading.ts'
import { daysOf } from '../day/days-of.ts'

type DayListProps<Row> = {
  /** What the list holds, for screen readers. */
  caption: string
  /** Absent while they are on their way: their place is kept. */
  rows: readonly Row[] | undefined
  /** The club's day. */
  today: string
  momentOf: (row: Row) => string
  rowKey: (row: Row) => string
  headingLevel: 2 | 3
  /** Shown when there is no row. */
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** Rows under a heading for each day, which stays in sight while its rows scroll by. */
export function DayList<Row>({
  caption,
  rows,
  today,
  momentOf,
  rowKey,
  headingLevel,
  empty,
  children: rowOf,
}: DayListProps<Row>) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-label={caption}>
      <Card padding="none">
        {rows ? null : <RowsToCome label={`${caption}: loading`} />}
        {rows?.length === 0 ? empty : null}
        {daysOf(rows ?? [], momentOf).map(({ day, rows: ofDay }) => (
          <Fragment key={day}>
            <Heading
              id={`${id}-${day}`}
              className="sticky top-(--sticky-top) z-10 rounded-t-card border-b border-line bg-surface px-5 pt-3 pb-1.5 text-small font-semibold text-ink-muted"
            >
              {dayHeading(day, today)}
            </Heading>
            <ul aria-labelledby={`${id}-${day}`} className="px-2 py-1">
              {ofDay.map(row => (
                <li key={rowKey(row)}>{rowOf(row)}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Card>
    </section>
  )
}

function RowsToCome({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} className="px-5 pt-4 pb-3">
      <Skeleton className="mb-2 w-24 text-small" />
      {[0, 1, 2, 3, 4].map(row => (
        <div key={row} className="flex min-h-16 items-center gap-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <Skeleton className="w-1/2" />
          <Skeleton className="ms-auto w-24" />
        </div>
      ))}
    </LoadingRegion>
  )
}
