import { useDeskOverview } from '@kinfold/api/operator/get-desk-overview'
import { Avatar } from '@kinfold/ui/avatar'
import { IconButton } from '@kinfold/ui/icon-button'
import { Logo } from '@kinfold/ui/logo'
import { ThemeToggle } from '@kinfold/ui/theme-toggle'
import { cx } from 'class-variance-authority'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../address/paths.ts'
import { leave } from '../session/leave.ts'
import { useOperator } from '../session/use-operator.ts'
import { linksFor } from './desk-links.ts'

const stroke = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

/** What an operator may open, with how much waits there; beside the page, or above it where there is no room. */
export function Rail({ onShowKeys }: { onShowKeys: () => void }) {
  const { first_name, last_name, roles, has } = useOperator()
  const { data } = useDeskOverview()
  const name = `${first_name} ${last_name}`
  return (
    <header className="sticky top-0 z-10 flex shrink-0 items-center gap-3 border-line bg-surface px-4 max-lg:h-16 max-lg:border-b lg:h-dvh lg:w-58 lg:flex-col lg:items-stretch lg:gap-6 lg:border-e lg:px-3 lg:py-5">
      <Link to={paths.today} className="shrink-0 rounded-box lg:px-3">
        <span className="max-sm:hidden">
          <Logo />
        </span>
        <span className="sm:hidden">
          <Logo markOnly />
        </span>
      </Link>
      <nav
        aria-label="Desk"
        className="relative min-w-0 flex-1 overflow-x-auto max-lg:scroll-px-5 max-lg:[mask-image:linear-gradient(to_right,transparent,black_--spacing(5),black_calc(100%---spacing(5)),transparent)] max-lg:[scrollbar-width:none]"
      >
        <ul className="flex gap-1 max-lg:w-max max-lg:px-5 lg:flex-col">
          {linksFor(has).map(({ to, label, Icon, counts }) => (
            <RailLink
              key={to}
              to={to}
              label={label}
              icon={<Icon {...stroke} />}
              waiting={data && counts.reduce((sum, count) => sum + data[count], 0)}
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
    </header>
  )
}

type RailLinkProps = { to: string; label: string; icon: ReactNode; waiting: number | undefined }

function RailLink({ to, label, icon, waiting }: RailLinkProps) {
  const { pathname } = useLocation()
  const active = pathname === to || pathname.startsWith(`${to}/`)
  const link = useRef<HTMLAnchorElement>(null)
  // Where they don't all fit, the row scrolls, and fades where it goes on. It gets longer when the counts come.
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, waiting])
  return (
    <li>
      <Link
        ref={link}
        to={to}
        aria-current={active ? 'page' : undefined}
        className={cx(
          'flex min-h-control-small items-center gap-3 rounded-option px-3 max-sm:gap-2 max-sm:px-2 max-sm:[&>svg]:hidden text-small no-underline transition-colors lg:min-h-9',
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
