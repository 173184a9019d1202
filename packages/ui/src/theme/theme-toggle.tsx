import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { toggleTheme, useTheme } from './theme.ts'

/** Both icons are in the page and the stylesheet shows one, so a pre-rendered page needs no correction. */
export function ThemeToggle({ label = 'Dark theme' }: { label?: string }) {
  const theme = useTheme()
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={theme === 'dark'}
      data-theme={theme}
      onClick={toggleTheme}
      className="grid size-control place-items-center rounded-control border border-line text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink"
    >
      <Moon aria-hidden size={20} strokeWidth={1.75} className="dark:hidden" />
      <Sun aria-hidden size={20} strokeWidth={1.75} className="hidden dark:block" />
    </button>
  )
}
