import type { FeedQuote } from '@kinfold/contract/operator/rate/feed-quote'

type Row = { readonly source: string | null; readonly quotedAt: Date | null }

/** Which feed a rate came from; none where somebody entered it. */
export const describeFeedQuote = ({ source, quotedAt }: Row): FeedQuote | null =>
  source === null || quotedAt === null ? null : { name: source, quoted_at: quotedAt.toISOString() }
