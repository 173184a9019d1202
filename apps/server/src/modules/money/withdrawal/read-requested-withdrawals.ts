import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import type { Page } from '@kinfold/contract/paging/page-of'
import { and, asc, eq } from 'drizzle-orm'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { readPage } from '../../../paging/read-page.ts'
import { describeAllRequested } from './describe-requested.ts'
import { selectRequested } from './select-requested.ts'
import { withdrawal } from './withdrawal.tables.ts'

/** The longest waiting first. */
export async function readRequestedWithdrawals(
  handle: Handle,
  query: QueryOf<typeof listRequestedWithdrawals>,
  now: Date,
): Promise<Page<RequestedWithdrawal>> {
  const matching = and(
    query.status === undefined ? undefined : eq(withdrawal.status, query.status),
    query.currency === undefined ? undefined : eq(withdrawal.currency, query.currency),
  )
  const oldest = () =>
    selectRequested(handle).where(matching).orderBy(asc(withdrawal.requestedAt), asc(withdrawal.id))
  return readPage(query, {
    count: () => countUpTo(handle, withdrawal, matching),
    rows: async ({ limit, offset }) =>
      describeAllRequested(handle, await oldest().limit(limit).offset(offset), now),
  })
}

/** Undefined for an unknown id. */
export async function findRequestedWithdrawal(
  handle: Handle,
  id: string,
  now: Date,
): Promise<RequestedWithdrawal | undefined> {
  const rows = await selectRequested(handle).where(eq(withdrawal.id, id))
  const [found] = await describeAllRequested(handle, rows, now)
  return found
}

/** One that is known to be there. */
export async function readRequestedWithdrawal(
  handle: Handle,
  id: string,
  now: Date,
): Promise<RequestedWithdrawal> {
  const found = await findRequestedWithdrawal(handle, id, now)
  if (found === undefined) throw new Error(`withdrawal ${id} not found`)
  return found
}
