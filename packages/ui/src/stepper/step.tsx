import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

export type StepState = 'done' | 'current' | 'ahead' | 'wrong'

type StepProps = { number: number; state: StepState; children: ReactNode }

const looks = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-surface text-link forced:outline-2',
  ahead: 'border-line-strong bg-surface text-ink-muted',
  wrong: 'border-danger bg-danger-soft text-on-danger-soft',
}

const bars = {
  done: 'bg-primary forced:bg-[Highlight]',
  current: 'bg-primary forced:bg-[Highlight]',
  ahead: 'bg-surface-disabled',
  wrong: 'bg-danger',
}

/** One step of a line of them; in a narrow place a part of a bar, its name only heard. */
export function Step({ number, state, children }: StepProps) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      data-state={state}
      className="group flex min-w-0 flex-1 flex-col gap-2 @lg:flex-row @lg:items-center @lg:last:flex-none"
    >
      <span
        className={cx(
          'figures hidden size-step shrink-0 place-items-center rounded-full border text-small font-semibold @lg:grid',
          looks[state],
        )}
      >
        {state === 'done' ? (
          <Check aria-hidden size={16} strokeWidth={2.5} />
        ) : state === 'wrong' ? (
          <span aria-hidden="true">!</span>
        ) : (
          number
        )}
      </span>
      <span
        aria-hidden="true"
        className={cx('h-1.5 rounded-full @lg:hidden forced:border', bars[state])}
      />
      <span
        className={cx(
          'text-small @max-lg:sr-only @lg:whitespace-nowrap',
          state === 'ahead' ? 'text-ink-muted' : 'font-medium text-ink',
        )}
      >
        {children}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'mx-2 hidden h-px min-w-4 flex-1 @lg:block @lg:group-last:hidden',
          'forced:bg-[CanvasText]',
          state === 'done' ? 'bg-primary' : 'bg-line',
        )}
      />
    </li>
  )
}
