import { useNotifications } from '@kinfold/api/notification/list-notifications'
import { useReadAllNotifications } from '@kinfold/api/notification/read-all-notifications'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { showToast } from '@kinfold/app/toast/show-toast'
import { Button } from '@kinfold/ui/button'
import { CountBadge } from '@kinfold/ui/count-badge'
import { EmptyState } from '@kinfold/ui/empty-state'
import { PageHeader } from '@kinfold/ui/page-header'
import { Tabs } from '@kinfold/ui/tabs'
import { TextLink } from '@kinfold/ui/text-link'
import Bell from 'lucide-react/icons/bell'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { PagedList, rowsPerPage } from '../../list/paged-list.tsx'
import { useMember } from '../../session/use-member.ts'
import { NotificationMonths } from './notification-months.tsx'

const views = ['all', 'unread'] as const

export function NotificationsPage() {
  const { unread_notification: unread } = useMember()
  const [view, setView] = useAddressChoice('show', views, 'all')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Notifications"
        description="What the club had to tell you."
        actions={unread > 0 ? <ReadAll /> : null}
      />
      <Tabs
        label="Notifications"
        value={view}
        onValueChange={setView}
        items={[
          { value: 'all', label: 'All', content: <NotificationList isUnread={false} /> },
          {
            value: 'unread',
            label: 'Unread',
            trailing: unread > 0 ? <CountBadge count={unread} label={`${unread} unread`} /> : null,
            content: <NotificationList isUnread />,
          },
        ]}
      />
      <p>
        <TextLink asChild>
          <Link to={pathTo.accountTab('Notifications')}>Choose what we mail you</Link>
        </TextLink>
      </p>
    </div>
  )
}

function ReadAll() {
  const { run, isRunning } = useReadAllNotifications()
  const readAll = async () => {
    const outcome = await run({})
    if (!outcome.ok) void showToast('error', outcome.message)
  }
  return (
    <Button variant="secondary" loading={isRunning} onClick={readAll}>
      Mark all as read
    </Button>
  )
}

function NotificationList({ isUnread }: { isUnread: boolean }) {
  const [page, goTo] = usePageNumber()
  const query = useNotifications({
    ...(isUnread ? { unread: true } : {}),
    page,
    per_page: rowsPerPage,
  })
  return (
    <PagedList query={query} of="notifications" page={page} onPageChange={goTo}>
      {rows =>
        rows?.length === 0 ? (
          <NothingHere isUnread={isUnread} />
        ) : (
          <NotificationMonths rows={rows} />
        )
      }
    </PagedList>
  )
}

function NothingHere({ isUnread }: { isUnread: boolean }) {
  return (
    <EmptyState
      title={isUnread ? 'Nothing unread' : 'No notification yet'}
      icon={<Bell strokeWidth={1.75} />}
    >
      {isUnread
        ? 'You have seen everything we had to tell you.'
        : 'Payments, documents, withdrawals: what happens to them is told here.'}
    </EmptyState>
  )
}
