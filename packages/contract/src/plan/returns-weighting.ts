import { enums, type Infer } from 'superstruct'

/** What returns are shared by: the value at the month's end, or what it was on average over the month's days. */
export const returnsWeightings = ['value', 'days'] as const
export const ReturnsWeighting = enums(returnsWeightings)
export type ReturnsWeighting = Infer<typeof ReturnsWeighting>
