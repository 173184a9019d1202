import { mostCounted } from '@kinfold/contract/paging/page-query'

/** How many there are, as far as they are counted: `10,000+` where there may be more. */
export const counted = (count: number): string =>
  count < mostCounted ? count.toLocaleString('en-NG') : `${mostCounted.toLocaleString('en-NG')}+`
