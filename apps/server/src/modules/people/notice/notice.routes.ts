import { countAudiences } from '@kinfold/contract/operator/content/count-audiences'
import { listNotices as listNoticesCall } from '@kinfold/contract/operator/content/list-notices'
import { sendNotice as sendNoticeCall } from '@kinfold/contract/operator/content/send-notice'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { listNotices } from './list-notices.ts'
import { readAudiences } from './read-audiences.ts'
import { sendNotice } from './send-notice.ts'

export function noticeRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(countAudiences, () => readAudiences(services.db)),
    signedInRoute(listNoticesCall, call => listNotices(services, call)),
    operatorRoute(services, sendNoticeCall, call => sendNotice(services, call)),
  ]
}
