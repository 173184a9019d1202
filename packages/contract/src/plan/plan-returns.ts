import { array, type Infer, integer, type } from 'superstruct'
import { Month } from '../fields/month.ts'

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
