import { cx } from 'class-variance-authority'
import { LogoMark } from '../logo-mark/logo-mark.tsx'
import { useWords } from '../words/use-words.ts'
import { loadingScreenWords } from './loading-screen.words.ts'

type LoadingScreenProps = {
  /** `full` covers the window; `inline` stands in the middle of what it is given. */
  area?: 'full' | 'inline'
  label?: string
}

export function LoadingScreen({ area = 'full', label }: LoadingScreenProps) {
  const words = useWords('loadingScreen', loadingScreenWords)
  return (
    <div
      role="status"
      data-area={area}
      className={cx(
        'grid place-content-center justify-items-center gap-5',
        area === 'full' ? 'fixed inset-0 z-(--modal-level) bg-canvas' : 'w-full py-16',
      )}
    >
      <span className="relative grid size-emblem place-items-center">
        <svg
          aria-hidden="true"
          viewBox="0 0 104 104"
          fill="none"
          className="absolute inset-0 size-full animate-spin text-accent [animation-duration:1.4s]"
        >
          <circle cx="52" cy="52" r="49" stroke="var(--line)" strokeWidth="2" />
          <path
            d="M52 3a49 49 0 0 1 49 49"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
        <LogoMark className="size-12" />
      </span>
      <span className={area === 'full' ? 'sr-only' : 'text-small text-ink-muted'}>
        {label ?? words.label}
      </span>
    </div>
  )
}
