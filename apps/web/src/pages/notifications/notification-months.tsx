import type { Notification } from '@kinfold/contract/notification/notification'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Section } from '@kinfold/ui/section'
import { Skeleton } from '@kinfold/ui/skeleton'
import { monthsOf, monthText } from '../../day/months-of.ts'
import { NotificationItem } from './notification-item.tsx'

/** Absent rows are on their way: their place is kept. */
export function NotificationMonths({ rows }: { rows: readonly Notification[] | undefined }) {
  if (!rows) return <MonthsToCome />
  return (
    <div className="flex flex-col gap-8">
      {monthsOf(rows, ({ created_at }) => created_at).map(({ month, rows: ofMonth }) => (
        <Section key={month} title={monthText(month)}>
          <Card padding="none">
            <ul className="divide-y divide-line">
              {ofMonth.map(notification => (
                <NotificationItem key={notification.id} notification={notification} />
              ))}
            </ul>
          </Card>
        </Section>
      ))}
    </div>
  )
}

function MonthsToCome() {
  return (
    <LoadingRegion label="Your notifications are loading" className="flex flex-col gap-4">
      <Skeleton className="w-32 text-title" />
      <Card>
        <div className="flex flex-col gap-6">
          {[0, 1, 2].map(row => (
            <div key={row}>
              <Skeleton className="w-1/2" />
              <Skeleton className="w-3/4 text-small" />
            </div>
          ))}
        </div>
      </Card>
    </LoadingRegion>
  )
}
