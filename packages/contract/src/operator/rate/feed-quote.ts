import { type Infer, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'

/** Where a rate came from that nobody at the desk entered: which feed, and of what time it says the rate is. */
export const FeedQuote = type({ name: string(), quoted_at: DateTime })
export type FeedQuote = Infer<typeof FeedQuote>
