import { enums, type Infer } from 'superstruct'

export const intervals = ['weekly', 'monthly', 'quarterly'] as const
export const Interval = enums(intervals)
export type Interval = Infer<typeof Interval>
