import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listSettlements } from '@kinfold/contract/operator/settlement/list-settlements'
import type { Settlement } from '@kinfold/contract/operator/settlement/settlement'
import type { Page } from '@kinfold/contract/paging/page-of'
import { desc, eq, type SQL } from 'drizzle-orm'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { operator } from '../../base/person/account.tables.ts'
import { settlement, statementLine } from '../bank-line/statement.tables.ts'
import { describeSettlement } from './describe-settlement.ts'

/** Newest first. */
export async function readSettlements(
  handle: Handle,
  { gateway, ...page }: QueryOf<typeof listSettlements>,
): Promise<Page<Settlement>> {
  const matching = gateway && eq(settlement.gateway, gateway)
  return readPage(page, {
    count: () => countUpTo(handle, settlement, matching),
    rows: async window => (await select(handle, matching, window)).map(describeSettlement),
  })
}

export async function readSettlement(handle: Handle, id: string): Promise<Settlement> {
  const [found] = await select(handle, eq(settlement.id, id), { limit: 1, offset: 0 })
  if (found === undefined) throw new Error(`settlement ${id} not found`)
  return describeSettlement(found)
}

function select({ orm }: Handle, matching: SQL | undefined, { limit, offset }: PageWindow) {
  return orm
    .select({
      row: settlement,
      recorder: { id: operator.id, name: operator.name },
      lineId: statementLine.id,
    })
    .from(settlement)
    .innerJoin(operator, eq(operator.id, settlement.recordedBy))
    .leftJoin(statementLine, eq(statementLine.settlementId, settlement.id))
    .where(matching)
    .orderBy(desc(settlement.createdAt), desc(settlement.id))
    .limit(limit)
    .offset(offset)
}
