import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import type { ReportPart } from '@kinfold/contract/report/report-flow'
import type { SumLine } from '../../../papers/paper.ts'

/** How a portfolio came to its value, which is the last line. */
export function sumLinesOf(
  currency: Currency,
  { contributions, returns, fees, payouts }: Readonly<Record<ReportPart, bigint>>,
): SumLine[] {
  const line = (label: string, minor: bigint) => ({ label, amount: money(currency, minor) })
  return [
    line('Contributed', contributions),
    line('Returns', returns),
    line('Fees', fees),
    line('Paid out', payouts),
    line('Value', contributions + returns + fees + payouts),
  ]
}
