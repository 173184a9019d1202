import { array, type Infer, integer, type } from 'superstruct'
import { patternText } from '../fields/pattern-text.ts'

/** `2026-05`, as a run of returns names its month. */
const Month = patternText('month', /^2\d{3}-(0[1-9]|1[0-2])$/, 'There is no such month.')

/** What a plan earned in its past months, oldest first; never a promise. */
export const PlanReturns = type({
  months: array(
    type({
      month: Month,
      /** After the club’s fee, in millionths of what was in the plan; below zero for a loss. */
      net_return_ppm: integer(),
    }),
  ),
})
export type PlanReturns = Infer<typeof PlanReturns>
