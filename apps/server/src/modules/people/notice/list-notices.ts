import type { listNotices as endpoint } from '@kinfold/contract/operator/content/list-notices'
import { desc, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { readPage } from '../../../paging/read-page.ts'
import { notice } from '../../base/notification/notice.tables.ts'
import { operator } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import { describeNotice } from './describe-notice.ts'

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
