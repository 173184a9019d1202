import type { Currency } from '../money/currency.ts'
import type { PlanReference } from '../plan/plan.ts'
import type { PortfolioMovement } from '../portfolio/portfolio-movement.ts'
import type { ReportLine } from './report-line.ts'

export type ReportPart = Exclude<keyof ReportLine, 'opening' | 'closing'>

/**
 * What each kind of movement counts as. Money given back or taken back is less contributed, and what was carried
 * into another portfolio is contributed there.
 */
export const reportParts: Readonly<Record<PortfolioMovement['kind'], ReportPart>> = {
  contribution: 'contributions',
  refund: 'contributions',
  chargeback: 'contributions',
  rollover: 'contributions',
  adjustment: 'contributions',
  return: 'returns',
  fee: 'fees',
  payout: 'payouts',
}

/** Money that came into a member's portfolios of one plan, or left them, in one month. */
export interface ReportFlow {
  readonly plan: PlanReference
  /** `2026-05`, where the club is; empty for everything before the months that are asked for. */
  readonly month: string
  readonly part: ReportPart
  /** In minor units. */
  readonly minor: bigint
}

/** What was earned or lost at once, after fees, on what all portfolios of a currency were worth just before. */
export interface ReportGain {
  readonly currency: Currency
  readonly before: bigint
  readonly minor: bigint
}

/** `2026-05` */
export const reportMonthText = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}`
