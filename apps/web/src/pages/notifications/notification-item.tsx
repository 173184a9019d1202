import { useReadNotification } from '@kinfold/api/notification/read-notification'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { Notification } from '@kinfold/contract/notification/notification'
import { useSentenceInPrivate } from '@kinfold/ui/amount-privacy'
import { IconButton } from '@kinfold/ui/icon-button'
import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import Landmark from 'lucide-react/icons/landmark'
import Megaphone from 'lucide-react/icons/megaphone'
import TrendingUp from 'lucide-react/icons/trending-up'
import User from 'lucide-react/icons/user'
import { Link } from 'react-router-dom'
import { isInDashboard } from '../../address/paths.ts'
import { lineDay } from '../../day/line-day.ts'
import { useMember } from '../../session/use-member.ts'

const icons = {
  account: User,
  kyc: FileText,
  payment: CreditCard,
  portfolio: TrendingUp,
  withdrawal: Landmark,
  notice: Megaphone,
}

export function NotificationItem({ notification }: { notification: Notification }) {
  const inPrivate = useSentenceInPrivate()
  const { today } = useMember()
  const { id, kind, link, is_read, created_at } = notification
  const title = inPrivate(notification.title)
  const body = inPrivate(notification.body)
  const { run } = useReadNotification()
  const Icon = icons[kind]
  const leadsOn = link !== null && isInDashboard(link)
  const read = async () => {
    if (is_read) return
    const outcome = await run({ params: { id } })
    if (!outcome.ok) void showToast('error', outcome.message)
  }
  return (
    <li
      data-unread={is_read ? undefined : true}
      className={cx(
        'relative flex items-start gap-4 p-4 sm:p-5',
        leadsOn &&
          'transition-colors hover:bg-surface-hover has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:-outline-offset-2 has-[[data-row-link]:focus-visible]:outline-focus',
      )}
    >
      <span className="relative grid size-avatar shrink-0 place-items-center rounded-full bg-surface-sunken text-ink-muted">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {is_read ? null : (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 size-3 rounded-full border-2 border-surface bg-accent"
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className={cx('text-body break-words text-ink', !is_read && 'font-semibold')}>
          {is_read ? null : <span className="sr-only">Unread: </span>}
          {leadsOn ? (
            <Link
              to={link}
              onClick={() => void read()}
              data-row-link
              className="outline-none after:absolute after:inset-0"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-body break-words whitespace-pre-line text-ink-muted">{body}</p>
        <p className="mt-1 text-small text-ink-muted">
          <time dateTime={created_at} className="figures">
            {lineDay(created_at, today)}
          </time>
        </p>
      </div>
      {is_read ? null : (
        <IconButton
          label={`Mark as read: ${title}`}
          className="relative"
          size="small"
          icon={<Check aria-hidden strokeWidth={1.75} />}
          onClick={read}
        />
      )}
    </li>
  )
}
