import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import type { Page } from '@kinfold/contract/paging/page-of'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Handle } from '../../db/database.ts'
import { type PageWindow, readPage } from '../../paging/read-page.ts'
import { account, member, operator } from '../account/account.tables.ts'
import { describeUnmatched } from './describe-unmatched.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

/** Oldest first. */
export async function readUnmatchedMoney(
  handle: Handle,
  { state, ...page }: QueryOf<typeof listUnmatchedMoney>,
): Promise<Page<UnmatchedMoney>> {
  const matching = state && eq(unmatchedMoney.state, state)
  return readPage(page, {
    count: () => countUpTo(handle, unmatchedMoney, matching),
    rows: async window => (await select(handle, matching, window)).map(describeUnmatched),
  })
}

export async function findUnmatched(
  handle: Handle,
  id: string,
): Promise<UnmatchedMoney | undefined> {
  const [found] = await select(handle, eq(unmatchedMoney.id, id), { limit: 1, offset: 0 })
  return found && describeUnmatched(found)
}

export async function readUnmatched(handle: Handle, id: string): Promise<UnmatchedMoney> {
  const found = await findUnmatched(handle, id)
  if (found === undefined) throw new Error(`unmatched money ${id} not found`)
  return found
}

const { id, paymentId, bankReference, receivedOn, createdAt } = unmatchedMoney
const oldestFirst = [asc(receivedOn), asc(createdAt), asc(id)]

const isReferenceSeen = sql<boolean>`(
  EXISTS (SELECT FROM unmatched_money o WHERE lower(o.bank_reference) = lower(${bankReference}) AND o.id <> ${id})
  OR EXISTS (SELECT FROM payment o WHERE lower(o.bank_reference) = lower(${bankReference})
                AND o.id IS DISTINCT FROM ${paymentId}))`

/** The page is chosen first; everything else is looked up for its rows alone. */
function select({ orm }: Handle, matching: SQL | undefined, { limit, offset }: PageWindow) {
  const wanted = orm
    .select({ id })
    .from(unmatchedMoney)
    .where(matching)
    .orderBy(...oldestFirst)
    .limit(limit)
    .offset(offset)
    .as('wanted')
  return orm
    .select({
      row: unmatchedMoney,
      owner: { id: member.id, firstName: member.firstName, lastName: member.lastName },
      email: account.email,
      decider: { id: operator.id, name: operator.name },
      isReferenceSeen,
    })
    .from(wanted)
    .innerJoin(unmatchedMoney, eq(id, wanted.id))
    .leftJoin(member, eq(member.id, unmatchedMoney.assignedTo))
    .leftJoin(account, eq(account.id, unmatchedMoney.assignedTo))
    .leftJoin(operator, eq(operator.id, unmatchedMoney.decidedBy))
    .orderBy(...oldestFirst)
}
