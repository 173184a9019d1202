import { useIsPhone } from '@kinfold/app/screen/use-is-phone'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import type { ReportFigures } from '@kinfold/contract/report/report-figures'
import { DataTable, type DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { changes, changeWords } from './report-parts.ts'
import { useHashFocus } from './use-hash-focus.ts'
import { rowsId, useRowsAddress, useShownChange } from './use-shown-change.ts'

export type ReportRow = { key: string; name: string; currency: Currency; figures: ReportFigures }

type ReportRowsProps = {
  title: string
  rows: readonly ReportRow[]
  /** What stands in the first column. */
  of: 'Month' | 'Plan'
  linkTo: (row: ReportRow) => ReactElement<{ children?: ReactNode }>
}

/** The figures row by row: all of them, or those behind one change. */
export function ReportRows({ title, rows, of, linkTo }: ReportRowsProps) {
  const isPhone = useIsPhone()
  const shown = useShownChange()
  const rowsAddress = useRowsAddress()
  const place = useHashFocus<HTMLHeadingElement>(rowsId)
  return (
    <section className="flex min-w-0 flex-col gap-4" aria-labelledby={rowsId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 {...place} className="scroll-mt-24 text-lead font-semibold text-ink outline-none">
          {shown === '' ? title : `${title}: ${changeWords[shown].toLowerCase()}`}
        </h3>
        {shown === '' ? null : (
          <TextLink asChild>
            <Link to={rowsAddress()}>Show all figures</Link>
          </TextLink>
        )}
      </div>
      <DataTable
        caption={title}
        columns={columns[of][shown === '' ? (isPhone ? 'folded' : 'all') : shown]}
        rows={shown === '' ? rows : rows.filter(({ figures }) => figures[shown] !== 0n)}
        rowKey={({ key }) => key}
        rowLink={linkTo}
        empty="No change of this kind."
      />
    </section>
  )
}

type Columns = DataTableProps<ReportRow>['columns']
type Column = Columns[number]
type Shown = 'all' | 'folded' | (typeof changes)[number]

// What a row opened with is what the one before closed with, or stands in the bars above.
const closing: Column = {
  id: 'closing',
  header: 'Closing',
  align: 'end',
  width: 'minmax(8rem, 1fr)',
  card: 'figure',
  cell: ({ currency, figures }) => <Money amount={money(currency, figures.closing)} />,
}

/** In a hand a month is two lines: what it earned, and what it closed with. The rest is a press away. */
const earned: Column = {
  id: 'earned',
  header: 'Earned',
  card: 'note',
  cell: ({ currency, figures }) => (
    <>
      <Money change amount={money(currency, figures.returns + figures.fees)} /> after fees
    </>
  ),
}

const change = (id: (typeof changes)[number], card: 'detail' | 'figure'): Column => ({
  id,
  header: changeWords[id],
  align: 'end',
  width: 'minmax(6.5rem, 1fr)',
  card,
  cell: ({ currency, figures }) => <Money change amount={money(currency, figures[id])} />,
})

function makeColumns(of: ReportRowsProps['of']): Readonly<Record<Shown, Columns>> {
  const name: Column = {
    id: 'name',
    header: of,
    card: 'title',
    width: 'minmax(6rem, 1fr)',
    cell: row => row.name,
  }
  const narrowed = (id: (typeof changes)[number]): Columns => [name, change(id, 'figure')]
  return {
    all: [name, ...changes.map(id => change(id, 'detail')), closing],
    folded: [name, earned, closing],
    contributions: narrowed('contributions'),
    returns: narrowed('returns'),
    fees: narrowed('fees'),
    payouts: narrowed('payouts'),
  }
}

// A table wants the same columns each time it is drawn.
const columns = { Month: makeColumns('Month'), Plan: makeColumns('Plan') }
