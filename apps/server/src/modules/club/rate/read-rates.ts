import type { RateOnRecord } from '@kinfold/contract/operator/rate/list-exchange-rates'
import type { Page } from '@kinfold/contract/paging/page-of'
import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Handle } from '../../../db/database.ts'
import { type PageWanted, readPage } from '../../../paging/read-page.ts'
import { operator } from '../../base/person/account.tables.ts'
import { describeRateOnRecord } from './describe-rate-on-record.ts'
import { exchangeRate } from './rate.tables.ts'

const confirmer = alias(operator, 'confirmer')

const select = ({ orm }: Handle) =>
  orm
    .select({ rate: exchangeRate, by: operator, confirmer })
    .from(exchangeRate)
    .leftJoin(operator, eq(operator.id, exchangeRate.setBy))
    .leftJoin(confirmer, eq(confirmer.id, exchangeRate.confirmedBy))

/** Newest first. */
export function readRates(handle: Handle, wanted: PageWanted): Promise<Page<RateOnRecord>> {
  return readPage(wanted, {
    count: () => handle.orm.$count(exchangeRate),
    rows: async ({ limit, offset }) => {
      const newest = select(handle).orderBy(desc(exchangeRate.setAt), desc(exchangeRate.id))
      return (await newest.limit(limit).offset(offset)).map(describeRateOnRecord)
    },
  })
}

export async function readRate(handle: Handle, id: string): Promise<RateOnRecord> {
  const [row] = await select(handle).where(eq(exchangeRate.id, id))
  if (row === undefined) throw new Error('rate not found after insert')
  return describeRateOnRecord(row)
}
