import { useDeskOverview } from '@kinfold/api/operator/get-desk-overview'
import type { OperatorRole } from '@kinfold/contract/access'
import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { Avatar } from '@kinfold/ui/avatar'
import { IconButton } from '@kinfold/ui/icon-button'
import { Logo } from '@kinfold/ui/logo'
import { ThemeToggle } from '@kinfold/ui/theme-toggle'
import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CreditCard from 'lucide-react/icons/credit-card'
import IdCard from 'lucide-react/icons/id-card'
import Keyboard from 'lucide-react/icons/keyboard'
import Landmark from 'lucide-react/icons/landmark'
import Layers from 'lucide-react/icons/layers'
import LogOut from 'lucide-react/icons/log-out'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sun from 'lucide-react/icons/sunrise'
import TrendingUp from 'lucide-react/icons/trending-up'
import Undo from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../address/paths.ts'
import { leave } from '../session/leave.ts'
import { useOperator } from '../session/use-operator.ts'

const stroke = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

type QueueCount = {
  [Name in keyof DeskOverview]: DeskOverview[Name] extends number ? Name : never
}[keyof DeskOverview]

type DeskLink = {
  readonly to: string
  readonly label: string
  readonly Icon: LucideIcon
  /** Whose page it is; everybody's without any. */
  readonly roles?: readonly OperatorRole[]
  /** How much waits there. */
  readonly count?: QueueCount
}

const links: readonly DeskLink[] = [
  { to: paths.today, label: 'Today', Icon: Sun },
  { to: paths.kyc, label: 'KYC', Icon: IdCard, roles: ['reviewer'], count: 'kyc' },
  {
    to: paths.transfers,
    label: 'Transfers',
    Icon: Landmark,
    roles: ['approver'],
    count: 'transfers',
  },
  {
    to: paths.unmatched,
    label: 'Unmatched',
    Icon: CircleHelp,
    roles: ['approver'],
    count: 'unmatched',
  },
  { to: paths.statements, label: 'Statements', Icon: ScrollText, roles: ['approver'] },
  {
    to: paths.withdrawals,
    label: 'Withdrawals',
    Icon: ArrowUpFromLine,
    roles: ['approver'],
    count: 'withdrawals',
  },
  {
    to: paths.batches,
    label: 'Payout batches',
    Icon: Layers,
    roles: ['approver'],
    count: 'open_batches',
  },
  {
    to: paths.returns,
    label: 'Returns',
    Icon: TrendingUp,
    roles: ['approver', 'administrator'],
    count: 'returns_to_post',
  },
  {
    to: paths.refunds,
    label: 'Refunds',
    Icon: Undo,
    roles: ['approver'],
    count: 'refunds_to_confirm',
  },
  {
    to: paths.chargebacks,
    label: 'Chargebacks',
    Icon: CreditCard,
    roles: ['approver'],
    count: 'open_chargebacks',
  },
  { to: paths.books, label: 'Books', Icon: Scale },
]

/** What an operator may open, with how much waits there; beside the page, or above it where there is no room. */
export function Rail({ onShowKeys }: { onShowKeys: () => void }) {
  const { first_name, last_name, roles, has } = useOperator()
  const { data } = useDeskOverview()
  const name = `${first_name} ${last_name}`
  return (
    <div className="sticky top-0 z-10 flex shrink-0 items-center gap-3 border-line bg-surface px-4 max-lg:h-16 max-lg:border-b lg:h-dvh lg:w-58 lg:flex-col lg:items-stretch lg:gap-6 lg:border-e lg:px-3 lg:py-5">
      <Link to={paths.today} className="shrink-0 rounded-box lg:px-3">
        <span className="max-sm:hidden">
          <Logo />
        </span>
        <span className="sm:hidden">
          <Logo markOnly />
        </span>
      </Link>
      <nav aria-label="Desk" className="relative min-w-0 flex-1 overflow-x-auto">
        <ul className="flex gap-1 lg:flex-col">
          {links
            .filter(({ roles: opensFor }) => opensFor === undefined || opensFor.some(has))
            .map(({ to, label, Icon, count }) => (
              <RailLink
                key={to}
                to={to}
                label={label}
                icon={<Icon {...stroke} />}
                waiting={count ? data?.[count] : undefined}
              />
            ))}
        </ul>
      </nav>
      <div className="flex shrink-0 items-center gap-1 lg:flex-wrap lg:border-t lg:border-line lg:pt-4">
        <div className="flex min-w-0 flex-1 basis-full items-center gap-3 px-2 pb-2 max-lg:hidden">
          <Avatar name={name} size="small" />
          <div className="min-w-0">
            <p className="truncate text-small font-semibold text-ink">{name}</p>
            <p className="truncate text-caption text-ink-muted">{roles.join(', ')}</p>
          </div>
        </div>
        <span className="max-sm:hidden">
          <IconButton
            variant="outline"
            label="List of keys"
            icon={<Keyboard {...stroke} />}
            onClick={onShowKeys}
          />
        </span>
        <ThemeToggle />
        <IconButton
          variant="outline"
          label="Log out"
          icon={<LogOut {...stroke} />}
          onClick={leave}
        />
      </div>
    </div>
  )
}

type RailLinkProps = { to: string; label: string; icon: ReactNode; waiting: number | undefined }

function RailLink({ to, label, icon, waiting }: RailLinkProps) {
  const { pathname } = useLocation()
  const active = pathname === to || pathname.startsWith(`${to}/`)
  const link = useRef<HTMLAnchorElement>(null)
  // Where they don't all fit, the row scrolls.
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  return (
    <li>
      <Link
        ref={link}
        to={to}
        aria-current={active ? 'page' : undefined}
        className={cx(
          'flex min-h-control-small items-center gap-3 rounded-option px-3 max-sm:[&>svg]:hidden text-small no-underline transition-colors lg:min-h-9',
          active
            ? 'bg-primary-soft font-semibold text-on-primary-soft forced:outline-2 forced:-outline-offset-2'
            : 'font-medium text-ink-muted hover:bg-surface-hover hover:text-ink',
        )}
      >
        {icon}
        <span className="flex-1">{label}</span>
        {waiting ? (
          <span className="figures text-caption font-semibold">
            {waiting} <span className="sr-only">waiting</span>
          </span>
        ) : null}
      </Link>
    </li>
  )
}
