import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import House from 'lucide-react/icons/house'
import Plus from 'lucide-react/icons/plus'
import Sprout from 'lucide-react/icons/sprout'
import UserRound from 'lucide-react/icons/user-round'
import Wallet from 'lucide-react/icons/wallet'
import { startTransition, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { isActive } from './is-active.ts'

const { Part: ThumbSheet } = lazyPart(
  () => import('./thumb-sheet.tsx').then(module => module.ThumbSheet),
  'when-idle',
)

const place =
  'relative flex min-h-16 min-w-0 flex-col items-center justify-center gap-0.5 text-micro font-semibold -outline-offset-4'

/** What a thumb reaches: the four pages one opens most, and in their middle everything one does with money. */
export function ThumbBar() {
  const { pathname, key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const close = () => setOpenAt(undefined)
  const link = (path: string, label: string, Icon: LucideIcon, besides?: string) => {
    const isHere = [path, besides].some(each => each && isActive(pathname, each))
    return (
      <Link
        to={path}
        aria-current={isActive(pathname, path) ? 'page' : isHere || undefined}
        className={cx(
          place,
          isHere
            ? 'text-primary before:absolute before:top-0 before:h-0.5 before:w-8 before:rounded-full before:bg-primary'
            : 'text-ink-muted',
        )}
      >
        <Icon aria-hidden size={22} strokeWidth={isHere ? 2.25 : 1.75} />
        {label}
      </Link>
    )
  }
  return (
    <nav
      aria-label="Most used"
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)]"
    >
      {link(paths.overview, 'Home', House)}
      {link(paths.plans, 'Plans', Sprout, paths.myInvestments)}
      <button
        type="button"
        aria-label="Do something with your money"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => startTransition(() => setOpenAt(key))}
        className={place}
      >
        <span className="grid size-12 place-items-center rounded-full bg-primary text-on-primary">
          <Plus aria-hidden size={24} strokeWidth={2} />
        </span>
      </button>
      {link(paths.wallet, 'Wallet', Wallet, paths.transactions)}
      {link(paths.myAccount, 'Me', UserRound)}
      <PartBoundary onMissing={close}>
        {isOpen ? <ThumbSheet onClose={close} /> : null}
      </PartBoundary>
    </nav>
  )
}
