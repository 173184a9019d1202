import type { QueryOf } from '@kinfold/contract/endpoint'
import type { exportTransactions } from '@kinfold/contract/wallet/export-transactions'
import { clubDays } from '../../../paging/club-days.ts'
import type { OpenFilter } from './read-open-lines.ts'

/** What a caller wants to see of a wallet, with its days as moments. */
export function filterOf({
  kind,
  status,
  from,
  to,
}: QueryOf<typeof exportTransactions>): OpenFilter {
  return { kind, status, ...clubDays(from, to) }
}
