import { array, type Infer, object, refine } from 'superstruct'
import { Month } from '../fields/month.ts'
import { requiredText } from '../fields/text.ts'
import { wholeNumber } from '../fields/whole-number.ts'

/** As many as can be told apart in a bar. */
export const mostHoldings = 5

/** The whole, in hundredths of a percent. */
const whole = 10_000

type Said = readonly { readonly name: string; readonly share_bps: number }[]

/** What is wrong with the parts as a whole, as a sentence for a person. */
export function holdingsProblem(parts: Said): string | undefined {
  if (parts.length === 0) return 'Please name at least one.'
  if (parts.length > mostHoldings) return `Please name at most ${mostHoldings}.`
  const names = new Set(parts.map(({ name }) => name.trim().toLowerCase()))
  if (names.size < parts.length) return 'Please name each only once.'
  const sum = parts.reduce((sum, { share_bps }) => sum + share_bps, 0)
  if (sum !== whole) return `Together they have to be 100 %, and these are ${sum / 100} %.`
  return undefined
}

/** What a plan’s money was put into at the end of a month. */
export const PlanHoldings = object({
  as_of: Month,
  parts: refine(
    array(object({ name: requiredText(40), share_bps: wholeNumber(1, whole) })),
    'whole',
    parts => holdingsProblem(parts) ?? true,
  ),
})

export type PlanHoldings = Infer<typeof PlanHoldings>

/** Nobody knows yet how a month ends that hasn’t. */
export function holdingsMonthProblem({ as_of }: PlanHoldings, today: string): string | undefined {
  return as_of < today.slice(0, 7) ? undefined : 'Please name a month that has ended.'
}

/** The largest first; of equals the first said. */
export function largestFirst({ as_of, parts }: PlanHoldings): PlanHoldings {
  return { as_of, parts: parts.toSorted((a, b) => b.share_bps - a.share_bps) }
}
