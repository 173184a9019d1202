import { cx } from 'class-variance-authority'
import { useWords } from '../words/use-words.ts'
import { Step } from './step.tsx'
import { stepperWords } from './stepper.words.ts'

export type StepperProps = {
  /** What the steps lead to, for screen readers. */
  label: string
  /** Their names, in order. */
  steps: readonly string[]
  /** Counted from 0; as many as there are steps means all are done. */
  current: number
  className?: string | undefined
}

/** In a narrow place it becomes a line of parts with the current step's name above. */
export function Stepper({ label, steps, current, className }: StepperProps) {
  const words = useWords('stepper', stepperWords)
  const shown = Math.min(current, steps.length - 1)
  return (
    <div className={cx('@container', className)}>
      <p aria-hidden="true" className="mb-2.5 flex justify-between gap-4 text-small @lg:hidden">
        <span className="font-semibold text-ink">{steps[shown]}</span>
        <span className="figures shrink-0 text-ink-muted">
          {words.place(shown + 1, steps.length)}
        </span>
      </p>
      <ol aria-label={label} className="flex gap-1.5">
        {steps.map((name, index) => (
          <Step
            key={name}
            number={index + 1}
            state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          >
            {index < current ? <span className="sr-only">{words.done} </span> : null}
            {name}
          </Step>
        ))}
      </ol>
    </div>
  )
}
