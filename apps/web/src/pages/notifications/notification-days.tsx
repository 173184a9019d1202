import type { Notification } from '@kinfold/contract/notification/notification'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Section } from '@kinfold/ui/section'
import { Skeleton } from '@kinfold/ui/skeleton'
import { dayHeading } from '../../day/day-heading.ts'
import { daysOf } from '../../day/days-of.ts'
import { useMember } from '../../session/use-member.ts'
import { NotificationItem } from './notification-item.tsx'

/** Absent rows are on their way: their place is kept. */
export function NotificationDays({ rows }: { rows: readonly Notification[] | undefined }) {
  const { today } = useMember()
  if (!rows) return <DaysToCome />
  return (
    <div className="flex flex-col gap-8">
      {daysOf(rows, ({ created_at }) => created_at).map(({ day, rows: ofDay }) => (
        <Section key={day} title={dayHeading(day, today)}>
          <Card padding="none">
            <ul className="divide-y divide-line">
              {ofDay.map(notification => (
                <NotificationItem key={notification.id} notification={notification} />
              ))}
            </ul>
          </Card>
        </Section>
      ))}
    </div>
  )
}

function DaysToCome() {
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
