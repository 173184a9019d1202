import { cx } from 'class-variance-authority'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { type ReactNode, useMemo } from 'react'
import { NavigationModeContext } from '../navigation-mode/navigation-mode.ts'
import { useWords } from '../words/use-words.ts'
import { sideNavigationWords } from './side-navigation.words.ts'

export type SideNavigationProps = {
  label: string
  /** Icons only; groups open beside it. */
  narrow: boolean
  /** Hears a press on the button that narrows and widens it. */
  onNarrowChange: (narrow: boolean) => void
  /** The logo's link; in the narrow mode show the mark alone. */
  logo: ReactNode
  /** Items and groups. */
  children: ReactNode
  /** Below the items: small links. Not shown in the narrow mode. */
  footer?: ReactNode
  className?: string | undefined
}

export function SideNavigation({
  label,
  narrow,
  onNarrowChange,
  logo,
  children,
  footer,
  className,
}: SideNavigationProps) {
  const words = useWords('sideNavigation', sideNavigationWords)
  const navigation = useMemo(
    () => ({
      mode: narrow ? ('narrow' as const) : ('wide' as const),
      nested: false,
      open: () => onNarrowChange(false),
    }),
    [narrow, onNarrowChange],
  )
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose
  return (
    <nav
      aria-label={label}
      data-state={narrow ? 'narrow' : 'wide'}
      className={cx(
        'shrink-0 border-e border-line bg-surface transition-[width]',
        narrow ? 'w-sidebar-narrow' : 'w-sidebar',
        className,
      )}
    >
      <div className="sticky top-0 flex h-dvh flex-col">
        <div
          className={cx(
            'flex shrink-0 items-center',
            narrow ? 'flex-col gap-3 pt-6 pb-3' : 'h-topbar justify-between ps-7 pe-4',
          )}
        >
          {logo}
          <button
            type="button"
            aria-expanded={!narrow}
            aria-label={words.wide}
            onClick={() => onNarrowChange(!narrow)}
            className="grid size-control-small place-items-center rounded-control text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink"
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} className="rtl:-scale-x-100" />
          </button>
        </div>
        <div
          className={cx('shaded-end min-h-0 flex-1 overflow-y-auto py-2', narrow ? 'px-3' : 'px-4')}
        >
          <ul className="flex flex-col gap-1">
            <NavigationModeContext value={navigation}>{children}</NavigationModeContext>
          </ul>
        </div>
        {footer && !narrow ? (
          <div className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-7 py-5 text-small text-ink-muted">
            {footer}
          </div>
        ) : null}
      </div>
    </nav>
  )
}
