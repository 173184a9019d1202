import ChevronRight from 'lucide-react/icons/chevron-right'
import { Spoken } from '../money/spoken.tsx'
import { useWords } from '../words/use-words.ts'
import { chartWords } from './chart.words.ts'
import type { ChartSeries } from './chart-series.ts'

type ChartTableProps = {
  /** Of the chart. */
  label: string
  periods: readonly string[]
  series: readonly ChartSeries[]
  format: (value: bigint) => string
  /** The same for the ear. */
  say: (value: bigint) => string
}

/** The same figures to read, to compare and to copy, folded away until they are wanted. */
export function ChartTable(props: ChartTableProps) {
  const words = useWords('chart', chartWords)
  return (
    <details className="group mt-4">
      <summary className="-ms-1 inline-flex min-h-control-small cursor-pointer list-none items-center gap-1 rounded-box px-1 text-small font-medium text-link [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={16}
          className="transition-transform group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
        {words.showTable}
      </summary>
      <Table {...props} />
    </details>
  )
}

function Table({ label, periods, series, format, say }: ChartTableProps) {
  const words = useWords('chart', chartWords)
  const caption = words.asTable(label)
  // A box that scrolls must be reached from the keyboard.
  const scrolling = { tabIndex: 0, role: 'region', 'aria-label': caption }
  return (
    <div {...scrolling} className="mt-3 max-h-80 overflow-auto rounded-box border border-line">
      <table className="figures w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface-sunken text-caption text-ink-muted">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-start font-medium">
              {words.period}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-4 py-2.5 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, index) => (
            <tr key={period} className="border-t border-line">
              <th
                scope="row"
                className="px-4 py-2 text-start font-normal whitespace-nowrap text-ink-muted"
              >
                {period}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="px-4 py-2 text-end whitespace-nowrap text-ink">
                  <Spoken as={say(values[index] ?? 0n)}>{format(values[index] ?? 0n)}</Spoken>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
