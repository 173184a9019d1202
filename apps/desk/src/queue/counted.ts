import { mostCounted } from '@kinfold/contract/paging/page-query'

/** How many there are: `10,000+` where nobody counted further. */
export function counted(count: number): string {
  const written = count.toLocaleString('en-NG')
  return count === mostCounted ? `${written}+` : written
}
