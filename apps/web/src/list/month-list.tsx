import type { Money as Amount } from '@kinfold/contract/money/money'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { Fragment, type ReactNode, useId } from 'react'
import { monthsOf, monthText } from '../day/months-of.ts'
import { type CutMonths, isCut } from './cut-months.ts'
import { inAndOut } from './in-and-out.ts'

type MonthListProps<Row> = {
  /** What the list holds, for screen readers. */
  caption: string
  /** Absent while they are on their way: their place is kept. */
  rows: readonly Row[] | undefined
  momentOf: (row: Row) => string
  rowKey: (row: Row) => string
  headingLevel: 2 | 3
  /** With them each month that is here as a whole says what came in and went out; a row that moved nothing has none. */
  sums?: (CutMonths & { readonly amountOf: (row: Row) => Amount | undefined }) | undefined
  /** Shown when there is no row. */
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** Rows under a heading for each month, which stays in sight while its rows scroll by. */
export function MonthList<Row>({
  caption,
  rows,
  momentOf,
  rowKey,
  headingLevel,
  sums,
  empty,
  children: rowOf,
}: MonthListProps<Row>) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const months = monthsOf(rows ?? [], momentOf)
  return (
    <section aria-label={caption}>
      <Card padding="none">
        {rows ? null : <RowsToCome label={`${caption}: loading`} />}
        {rows?.length === 0 ? empty : null}
        {months.map(({ month, rows: ofMonth }, at) => (
          <Fragment key={month}>
            <div className="sticky top-(--sticky-top) z-10 flex flex-wrap items-baseline justify-between gap-x-4 rounded-t-card border-b border-line bg-surface px-5 pt-3 pb-1.5 text-small">
              <Heading id={`${id}-${month}`} className="font-semibold text-ink-muted">
                {monthText(month)}
              </Heading>
              {sums && !isCut(at, months.length, sums) ? (
                <InAndOut amounts={ofMonth.flatMap(row => sums.amountOf(row) ?? [])} />
              ) : null}
            </div>
            <ul aria-labelledby={`${id}-${month}`} className="px-2 py-1">
              {ofMonth.map(row => (
                <li key={rowKey(row)}>{rowOf(row)}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Card>
    </section>
  )
}

function InAndOut({ amounts }: { amounts: readonly Amount[] }) {
  return (
    <p className="ms-auto flex flex-wrap justify-end gap-x-3 text-ink-muted">
      {inAndOut(amounts).map(({ label, sum }) => (
        <span key={label}>
          {label} <Money amount={sum} />
        </span>
      ))}
    </p>
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
