import type { Notice } from '@kinfold/contract/operator/content/notice'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { notice } from '../../base/notification/notice.tables.ts'

export function describeNotice(row: typeof notice.$inferSelect, sentBy: OperatorReference): Notice {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    link: row.link,
    audience: row.audience,
    recipients: row.recipients,
    sent_by: { id: sentBy.id, name: sentBy.name },
    sent_at: row.sentAt.toISOString(),
  }
}
