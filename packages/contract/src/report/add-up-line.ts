import type { Currency } from '../money/currency.ts'
import { money } from '../money/money.ts'
import { moneyToWire } from '../money/wire-amount.ts'
import type { ReportFlow, ReportPart } from './report-flow.ts'
import type { ReportLine } from './report-line.ts'

type MonthFlow = Pick<ReportFlow, 'month' | 'part' | 'minor'>

/** One month of everything that flowed in one currency until its end. */
export function addUpLine(
  currency: Currency,
  flows: readonly MonthFlow[],
  month: string,
): ReportLine {
  const sum = (wanted: (flow: MonthFlow) => boolean) => {
    const minor = flows.filter(wanted).reduce((all, flow) => all + flow.minor, 0n)
    return moneyToWire(money(currency, minor))
  }
  const during = (part: ReportPart) => sum(flow => flow.month === month && flow.part === part)
  return {
    opening: sum(flow => flow.month < month),
    contributions: during('contributions'),
    returns: during('returns'),
    fees: during('fees'),
    payouts: during('payouts'),
    closing: sum(flow => flow.month <= month),
  }
}
