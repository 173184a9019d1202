import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { patternText } from '../fields/pattern-text.ts'
import { PlanId } from '../fields/plan-id.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'
import { PlanHoldings } from './plan-holdings.ts'
import { PlanSize } from './plan-size.ts'
import { ReturnsWeighting } from './returns-weighting.ts'

/** The type whose plans are shown by type and currency rather than by name. */
export const purple = 'purple'

export const ProductType = patternText(
  'product type',
  /^[a-z][a-z0-9_]{0,39}$/,
  'Please use small letters, digits and underscores.',
)

/** `draft` is seen by operators only; `closed` takes no new money. */
export const planStates = ['draft', 'open', 'closed'] as const
export const PlanState = enums(planStates)
export type PlanState = Infer<typeof PlanState>

/** What members contribute to; a pool, in the words of the address bar. */
export const Plan = type({
  id: PlanId,
  name: string(),
  product_type: ProductType,
  currency: Currency,
  description: string(),
  /** Who it is for, and what can go wrong, in the club’s words; null where it says nothing. */
  suited_for: nullable(string()),
  risk: nullable(string()),
  /** What its money is put into; null where the club says nothing. */
  holdings: nullable(PlanHoldings),
  minimum: WireAmount,
  /** Months until a portfolio matures; null for a plan without an end. */
  tenor_months: nullable(wholeNumber(1, 600)),
  /** What the club expects in a year, in hundredths of a percent; never a promise. */
  expected_return_bps: nullable(wholeNumber(0, 100_000)),
  state: PlanState,
  terms_link: nullable(string()),
  returns_weighting: ReturnsWeighting,
  /** Whether members are told how many hold it and how much is in it. */
  tells_size: boolean(),
  /** What they are told; null where nothing is, and before the first month’s returns. */
  size: nullable(PlanSize),
  /** Until every portfolio has its share, values and reports may still change. */
  is_posting_returns: boolean(),
})
export type Plan = Infer<typeof Plan>

/** As much of a plan as a portfolio or a list needs to name it. */
export const PlanReference = type({
  id: PlanId,
  name: string(),
  product_type: ProductType,
  currency: Currency,
})
export type PlanReference = Infer<typeof PlanReference>
