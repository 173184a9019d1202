import type { Currency } from '@kinfold/contract/money/currency'
import type { ReportFigures } from '@kinfold/contract/report/report-figures'
import { Waterfall } from '@kinfold/ui/waterfall'
import { Link } from 'react-router-dom'
import { changes, changeWords } from './report-parts.ts'
import { useRowsAddress } from './use-shown-change.ts'

type ReportWaterfallProps = { label: string; currency: Currency; figures: ReportFigures }

/** From the opening value to the closing one. Each change leads to the rows it is made of. */
export function ReportWaterfall({ label, currency, figures }: ReportWaterfallProps) {
  const rowsAddress = useRowsAddress()
  return (
    <Waterfall
      label={label}
      currency={currency}
      steps={[
        { name: 'Opening value', minor: figures.opening, kind: 'total' },
        ...changes.map(change => ({
          name: changeWords[change],
          minor: figures[change],
          link: figures[change] === 0n ? undefined : <Link to={rowsAddress(change)} />,
        })),
        { name: 'Closing value', minor: figures.closing, kind: 'total' },
      ]}
    />
  )
}
