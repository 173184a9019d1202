import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import type { Page } from '@kinfold/contract/paging/page-of'
import { asc, desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { account, member, operator } from '../../base/person/account.tables.ts'
import { firstWord } from '../hand-credit/hand-credit.tables.ts'
import { describeUnmatched } from '../parked/describe-unmatched.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'

/** What waits the longest comes first; of what was decided, the latest. */
export async function readUnmatchedMoney(
  handle: Handle,
  { state, ...page }: QueryOf<typeof listUnmatchedMoney>,
): Promise<Page<UnmatchedMoney>> {
  const matching = state && eq(unmatchedMoney.state, state)
  const isDecided = state === 'returned' || state === 'assigned'
  const order = isDecided ? latestFirst : oldestFirst
  return readPage(page, {
    count: () => countUpTo(handle, unmatchedMoney, matching),
    rows: async window =>
      (await select(handle, { matching, order, window })).map(describeUnmatched),
  })
}

export async function findUnmatched(
  handle: Handle,
  id: string,
): Promise<UnmatchedMoney | undefined> {
  const [found] = await select(handle, {
    matching: eq(unmatchedMoney.id, id),
    order: oldestFirst,
    window: { limit: 1, offset: 0 },
  })
  return found && describeUnmatched(found)
}

export async function readUnmatched(handle: Handle, id: string): Promise<UnmatchedMoney> {
  const found = await findUnmatched(handle, id)
  if (found === undefined) throw new Error(`unmatched money ${id} not found`)
  return found
}

const { id, receivedOn, createdAt } = unmatchedMoney
const firstSpeaker = alias(operator, 'first_speaker')
const meant = alias(member, 'meant')
const meantAccount = alias(account, 'meant_account')
const oldestFirst = [asc(receivedOn), asc(createdAt), asc(id)]
const latestFirst = [desc(receivedOn), desc(createdAt), desc(id)]

type Wanted = {
  readonly matching: SQL | undefined
  readonly order: readonly SQL[]
  readonly window: PageWindow
}

/** The page is chosen first; everything else is looked up for its rows alone. */
function select({ orm }: Handle, { matching, order, window: { limit, offset } }: Wanted) {
  const wanted = orm
    .select({ id })
    .from(unmatchedMoney)
    .where(matching)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('wanted')
  return orm
    .select({
      row: unmatchedMoney,
      owner: { id: member.id, firstName: member.firstName, lastName: member.lastName },
      email: account.email,
      decider: { id: operator.id, name: operator.name },
      first: { id: firstSpeaker.id, name: firstSpeaker.name },
      meant: { id: meant.id, firstName: meant.firstName, lastName: meant.lastName },
      meantEmail: meantAccount.email,
    })
    .from(wanted)
    .innerJoin(unmatchedMoney, eq(id, wanted.id))
    .leftJoin(member, eq(member.id, unmatchedMoney.assignedTo))
    .leftJoin(account, eq(account.id, unmatchedMoney.assignedTo))
    .leftJoin(operator, eq(operator.id, unmatchedMoney.decidedBy))
    .leftJoin(firstWord, eq(firstWord.sourceId, unmatchedMoney.id))
    .leftJoin(firstSpeaker, eq(firstSpeaker.id, firstWord.saidBy))
    .leftJoin(meant, eq(meant.id, firstWord.memberId))
    .leftJoin(meantAccount, eq(meantAccount.id, firstWord.memberId))
    .orderBy(...order)
}
