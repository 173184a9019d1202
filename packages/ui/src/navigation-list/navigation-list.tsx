import type { ReactNode } from 'react'
import { NavigationModeContext } from '../navigation-mode/navigation-mode.ts'

type NavigationListProps = {
  label: string
  /** The same items and groups as in the sidebar. */
  children: ReactNode
  /** Quiet links below all others. */
  footer?: ReactNode
}

const navigation = { mode: 'list' as const, nested: false, open: () => {} }

/** The menu of a phone: what the hamburger opens. */
export function NavigationList({ label, children, footer }: NavigationListProps) {
  return (
    <nav aria-label={label} className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1">
        <NavigationModeContext value={navigation}>{children}</NavigationModeContext>
      </ul>
      {footer ? (
        <div className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line px-4 pt-5 text-small text-ink-muted">
          {footer}
        </div>
      ) : null}
    </nav>
  )
}
