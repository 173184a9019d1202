import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../fields/date.ts'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'
import { PlanReference } from '../plan/plan.ts'
import { PortfolioGoal } from './portfolio-goal.ts'
import { PortfolioStatus } from './portfolio-status.ts'

/** What happens to the value when the term ends. */
export const maturityChoices = ['pay_out', 'roll_over'] as const
export const MaturityChoice = enums(maturityChoices)
export type MaturityChoice = Infer<typeof MaturityChoice>

/** A member's holding in one plan. value = contributed + returns + fees + paid_out, the last two below zero. */
export const Portfolio = type({
  id: id<'portfolio'>(),
  /** What its member calls it; null while it has no name of its own. */
  name: nullable(string()),
  /** What its member wants it to be worth, and by when; null without one. */
  goal: nullable(PortfolioGoal),
  plan: PlanReference,
  currency: Currency,
  status: PortfolioStatus,
  value: WireAmount,
  contributed: WireAmount,
  returns: WireAmount,
  fees: WireAmount,
  paid_out: WireAmount,
  /** What is promised but has not arrived; never part of the value. */
  awaited: WireAmount,
  at_maturity: MaturityChoice,
  is_recurring: boolean(),
  started_on: nullable(DateText),
  matures_on: nullable(DateText),
  created_at: DateTime,
})
export type Portfolio = Infer<typeof Portfolio>
