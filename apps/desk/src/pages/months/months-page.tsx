import { useMonths } from '@kinfold/api/operator/month/list-months'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import { returnsPeriod } from '@kinfold/contract/operator/returns/draft-problem'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useMemo } from 'react'
import { paths } from '../../address/paths.ts'
import { momentText, monthText } from '../../day/day-text.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { lookOf } from './look-of.ts'
import { nextMonth } from './next-month.ts'
import { OneMonth } from './one-month.tsx'

const periodOf = ({ year, month }: BookMonth) => returnsPeriod(year, month)

const columnsBeside = (next: BookMonth | undefined): DataTableProps<BookMonth>['columns'] => [
  {
    id: 'month',
    header: 'Month',
    card: 'title',
    cell: ({ year, month }) => monthText(year, month),
  },
  {
    id: 'state',
    header: 'State',
    card: 'tag',
    cell: about => {
      const { tone, label } = lookOf(about, next)
      return <StatusPill tone={tone}>{label}</StatusPill>
    },
    width: 'minmax(15rem, auto)',
  },
  {
    id: 'closed',
    header: 'Closed on',
    card: 'hidden',
    cell: ({ closed }) => (closed ? momentText(closed.at) : '–'),
    width: 'minmax(7rem, auto)',
  },
]

const { months: path } = paths
const noMonths: readonly BookMonth[] = []

/** Which months can't change any more, and which wait to be closed. */
export function MonthsPage() {
  const read = useMonths()
  const rows = read.data?.months ?? noMonths
  const next = useMemo(() => nextMonth(rows), [rows])
  const columns = useMemo(() => columnsBeside(next), [next])
  return (
    <SectionPage
      path={path}
      title="Months"
      about="Once a month is closed, its reports stay as they are: what is found later is booked on its own day. It takes two administrators."
      itemIds={rows.map(periodOf)}
      item={{
        what: 'month',
        read,
        find: ({ months }, period) => months.find(each => periodOf(each) === period),
        show: about => <OneMonth about={about} next={next} />,
      }}
    >
      <SectionTable
        path={path}
        caption="Months"
        columns={columns}
        read={read}
        rows={rows}
        idOf={periodOf}
        empty={{
          title: 'No month yet',
          text: 'The first month of the books isn’t over yet.',
        }}
      />
    </SectionPage>
  )
}
