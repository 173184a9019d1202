import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { FeedQuote } from '@kinfold/contract/operator/rate/feed-quote'

type Source = { readonly set_by: OperatorReference | null; readonly source: FeedQuote | null }

/** Who or what a rate came from. */
export function sourceText({ set_by, source }: Source): string {
  if (set_by) return set_by.name
  return source ? `The feed ${source.name}` : 'The club'
}
