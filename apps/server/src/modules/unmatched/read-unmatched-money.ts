import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import type { Page } from '@kinfold/contract/paging/page-of'
import { asc, eq } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { readPage } from '../../paging/read-page.ts'
import { describeUnmatched } from './describe-unmatched.ts'
import { selectUnmatched } from './select-unmatched.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

/** Oldest first. */
export async function readUnmatchedMoney(
  handle: Handle,
  query: QueryOf<typeof listUnmatchedMoney>,
): Promise<Page<UnmatchedMoney>> {
  const matching = query.state && eq(unmatchedMoney.state, query.state)
  const { receivedOn, createdAt, id } = unmatchedMoney
  const oldest = () =>
    selectUnmatched(handle).where(matching).orderBy(asc(receivedOn), asc(createdAt), asc(id))
  return readPage(query, {
    count: () => handle.orm.$count(unmatchedMoney, matching),
    rows: async ({ limit, offset }) =>
      (await oldest().limit(limit).offset(offset)).map(describeUnmatched),
  })
}

export async function readUnmatched(handle: Handle, id: string): Promise<UnmatchedMoney> {
  const [found] = await selectUnmatched(handle).where(eq(unmatchedMoney.id, id))
  if (found === undefined) throw new Error(`unmatched money ${id} not found`)
  return describeUnmatched(found)
}
