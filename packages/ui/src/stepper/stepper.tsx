import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'

export type StepperProps = {
  /** What the steps lead to, for screen readers. */
  label: string
  /** Their names, in order. */
  steps: readonly string[]
  /** Counted from 0; as many as there are steps means all are done. */
  current: number
  className?: string | undefined
}

type State = 'done' | 'current' | 'ahead'
type StepProps = { name: string; number: number; state: State }

const said = { done: 'Done: ', current: '', ahead: '' }

const looks = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-surface text-link forced:outline-2',
  ahead: 'border-line-strong bg-surface text-ink-muted',
}

function Step({ name, number, state }: StepProps) {
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
        {state === 'done' ? <Check aria-hidden size={16} strokeWidth={2.5} /> : number}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'h-1.5 rounded-full @lg:hidden forced:border',
          state === 'ahead' ? 'bg-surface-disabled' : 'bg-primary forced:bg-[Highlight]',
        )}
      />
      <span
        className={cx(
          'text-small @max-lg:sr-only @lg:whitespace-nowrap',
          state === 'ahead' ? 'text-ink-muted' : 'font-medium text-ink',
        )}
      >
        <span className="sr-only">{said[state]}</span>
        {name}
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

/** In a narrow place it becomes a line of parts with the current step's name above. */
export function Stepper({ label, steps, current, className }: StepperProps) {
  const shown = Math.min(current, steps.length - 1)
  return (
    <div className={cx('@container', className)}>
      <p aria-hidden="true" className="mb-2.5 flex justify-between gap-4 text-small @lg:hidden">
        <span className="font-semibold text-ink">{steps[shown]}</span>
        <span className="figures shrink-0 text-ink-muted">
          {shown + 1} of {steps.length}
        </span>
      </p>
      <ol aria-label={label} className="flex gap-1.5">
        {steps.map((name, index) => (
          <Step
            key={name}
            name={name}
            number={index + 1}
            state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          />
        ))}
      </ol>
    </div>
  )
}
