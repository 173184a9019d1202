import { boolean, enums, type Infer, nullable, object, optional } from 'superstruct'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { Version } from '../../fields/version.ts'
import { WebLink } from '../../fields/web-link.ts'
import { wholeNumber } from '../../fields/whole-number.ts'
import { Currency } from '../../money/currency.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { PlanState, ProductType } from '../../plan/plan.ts'
import { PlanHoldings } from '../../plan/plan-holdings.ts'
import { ReturnsWeighting } from '../../plan/returns-weighting.ts'

const editable = {
  name: requiredText(100),
  description: requiredLines(2000),
  /** Left out, a new plan says none of these, and another says what it said. */
  suited_for: optional(nullable(requiredLines(500))),
  risk: optional(nullable(requiredLines(500))),
  holdings: optional(nullable(PlanHoldings)),
  /** Of new portfolios; those that have begun go on as they are. */
  minimum: AmountToPay,
  expected_return_bps: nullable(wholeNumber(0, 100_000)),
  terms_link: nullable(WebLink),
  /** Left out, a new plan shares by value, and another stays as it is. */
  returns_weighting: optional(ReturnsWeighting),
  /** Left out, a new plan doesn’t tell, and another stays as it is. */
  tells_size: optional(boolean()),
}

/** Currency, type and tenor are what members contributed under, so they never change: another term is another plan. */
export const UpdatePlanBody = object({ ...editable, state: PlanState, version: Version })
export type UpdatePlanBody = Infer<typeof UpdatePlanBody>

export const CreatePlanBody = object({
  ...editable,
  state: enums(['draft', 'open']),
  product_type: ProductType,
  currency: Currency,
  tenor_months: nullable(wholeNumber(1, 600)),
})
export type CreatePlanBody = Infer<typeof CreatePlanBody>
