import { listNotices } from '@kinfold/contract/operator/content/list-notices'
import { sendNotice as sendNoticeCall } from '@kinfold/contract/operator/content/send-notice'
import { desc, eq } from 'drizzle-orm'
import { type Route, signedInRoute } from '../../calls/route.ts'
import { readPage } from '../../paging/read-page.ts'
import { operator } from '../account/account.tables.ts'
import type { Services } from '../services.ts'
import { describeNotice } from './describe-notice.ts'
import { notice } from './notice.tables.ts'
import { sendNotice } from './send-notice.ts'

export function noticeRoutes(services: Services): readonly Route[] {
  const { db } = services
  return [
    signedInRoute(listNotices, ({ query }) =>
      readPage(query, {
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
      }),
    ),
    signedInRoute(sendNoticeCall, ({ caller, body }) =>
      sendNotice(services, { by: caller.accountId, body }),
    ),
  ]
}
