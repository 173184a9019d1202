import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWords } from '../words/use-words.ts'
import { toggleTheme, useTheme } from './theme.ts'
import { themeToggleWords } from './theme-toggle.words.ts'

/** Both icons are in the page and the stylesheet shows one, so a pre-rendered page needs no correction. */
export function ThemeToggle() {
  const words = useWords('themeToggle', themeToggleWords)
  const theme = useTheme()
  return (
    <IconButton
      variant="outline"
      label={words.dark}
      aria-pressed={theme === 'dark'}
      onClick={toggleTheme}
      icon={
        <span className="[&>svg]:size-5">
          <Moon aria-hidden strokeWidth={1.75} className="dark:hidden" />
          <Sun aria-hidden strokeWidth={1.75} className="hidden dark:block" />
        </span>
      }
    />
  )
}
