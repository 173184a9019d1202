import type { listNotices as endpoint } from '@kinfold/contract/operator/content/list-notices'
import { desc, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { readPage } from '../../paging/read-page.ts'
import { operator } from '../account/account.tables.ts'
import type { Services } from '../services.ts'
import { describeNotice } from './describe-notice.ts'
import { notice } from './notice.tables.ts'

type Endpoint = typeof endpoint

export function listNotices(
  { db }: Services,
  { query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return readPage(query, {
    count: () => db.orm.$count(notice),
    rows: async ({ limit, offset }) => {
      const rows = await db.orm
        .select({ notice, by: operator })
        .from(notice)
        .innerJoin(operator, eq(operator.id, notice.sentBy))
        .orderBy(desc(notice.sentAt), desc(notice.id))
        .limit(limit)
        .offset(offset)
      return rows.map(row => describeNotice(row.notice, row.by))
    },
  })
}
