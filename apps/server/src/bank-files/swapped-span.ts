import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'
import type { BankFileLine } from './bank-file.ts'
import { spanOf } from './span-of.ts'

export type Span = { readonly from: string; readonly to: string }

/**
 * The days of a CSV file whose dates are read with day and month the other way round; null where one of them
 * can't be, or where the year stands first.
 */
export function swappedSpan(
  lines: readonly Pick<BankFileLine, 'bookedOn'>[],
  mapping: CsvMapping,
): Span | null {
  const isAmbiguous =
    mapping.date_order !== 'year_first' && lines.every(({ bookedOn }) => bookedOn.slice(8) <= '12')
  if (!isAmbiguous) return null
  return spanOf(
    lines.map(({ bookedOn }) => {
      const [year, month, day] = bookedOn.split('-')
      return { bookedOn: `${year}-${day}-${month}` }
    }),
  )
}
