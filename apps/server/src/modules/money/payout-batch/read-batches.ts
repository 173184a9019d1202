import type { QueryOf } from '@kinfold/contract/endpoint'
import type { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import type { listPayoutBatches } from '@kinfold/contract/operator/payout-batch/list-payout-batches'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import type { Page } from '@kinfold/contract/paging/page-of'
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Answer } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { operator } from '../../base/person/account.tables.ts'
import { describeAllRequested } from '../withdrawal/describe-requested.ts'
import { payoutBatch } from '../withdrawal/payout-batch.tables.ts'
import { selectRequested } from '../withdrawal/select-requested.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { describeBatch } from './describe-batch.ts'

const preparer = alias(operator, 'preparer')
const releaser = alias(operator, 'releaser')

/** A withdrawal that a bank returns later was still paid by its batch. */
const countOf = (statuses: SQL) =>
  sql<number>`(SELECT count(*)::int FROM ${withdrawal} w WHERE w.batch_id = ${payoutBatch.id} AND w.status IN ${statuses})`

/** Newest first. The page is chosen first; everything else is looked up for its rows alone. */
function select({ orm }: Handle, matching: SQL | undefined, { limit, offset }: PageWindow) {
  const newestFirst = [desc(payoutBatch.preparedAt), desc(payoutBatch.id)]
  const wanted = orm
    .select({ id: payoutBatch.id })
    .from(payoutBatch)
    .where(matching)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('wanted')
  return orm
    .select({
      row: payoutBatch,
      preparer: { id: preparer.id, name: preparer.name },
      releaser: { id: releaser.id, name: releaser.name },
      paid: countOf(sql`('paid', 'returned')`),
      failed: countOf(sql`('failed')`),
    })
    .from(wanted)
    .innerJoin(payoutBatch, eq(payoutBatch.id, wanted.id))
    .innerJoin(preparer, eq(preparer.id, payoutBatch.preparedBy))
    .leftJoin(releaser, eq(releaser.id, payoutBatch.releasedBy))
    .orderBy(...newestFirst)
}

export function readBatches(
  handle: Handle,
  { status, ...page }: QueryOf<typeof listPayoutBatches>,
): Promise<Page<PayoutBatch>> {
  const matching = status && eq(payoutBatch.status, status)
  return readPage(page, {
    count: () => countUpTo(handle, payoutBatch, matching),
    rows: async window => (await select(handle, matching, window)).map(describeBatch),
  })
}

async function findBatch(handle: Handle, id: string): Promise<PayoutBatch | undefined> {
  const [found] = await select(handle, eq(payoutBatch.id, id), { limit: 1, offset: 0 })
  return found && describeBatch(found)
}

export async function readBatch(handle: Handle, id: string): Promise<PayoutBatch> {
  const found = await findBatch(handle, id)
  if (found === undefined) throw new Error(`payout batch ${id} not found`)
  return found
}

/** A batch with the withdrawals in it, the longest waiting first. */
export async function readBatchDetail(
  handle: Handle,
  id: string,
  now: Date,
): Promise<Answer<typeof getPayoutBatch>> {
  const batch = await findBatch(handle, id)
  if (batch === undefined) return refuse('not_found')
  const items = await selectRequested(handle)
    .where(eq(withdrawal.batchId, id))
    .orderBy(asc(withdrawal.requestedAt), asc(withdrawal.id))
  return { batch, withdrawals: await describeAllRequested(handle, items, now) }
}
