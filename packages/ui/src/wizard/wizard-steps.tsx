import { cx } from 'class-variance-authority'
import { Step, type StepState } from '../stepper/step.tsx'
import { stepperWords } from '../stepper/stepper.words.ts'
import { useWords } from '../words/use-words.ts'
import { wizardWords } from './wizard.words.ts'
import type { WizardStep } from './wizard-step.ts'

type WizardStepsProps = {
  label: string
  steps: readonly WizardStep[]
  /** Counted from 0. */
  current: number
  done: number
  onOpen: ((id: string) => void) | undefined
}

/** In a narrow place a line of parts, which no finger can hit: there Back and “Change” lead to a step. */
export function WizardSteps({ label, steps, current, done, onOpen }: WizardStepsProps) {
  const words = useWords('stepper', stepperWords)
  const { wrong } = useWords('wizard', wizardWords)
  const said = { done: words.done, current: '', ahead: '', wrong }
  const stateOf = ({ problem }: WizardStep, at: number): StepState => {
    if (at === current) return 'current'
    if (problem) return 'wrong'
    return at < done ? 'done' : 'ahead'
  }
  return (
    <div className="@container">
      <p aria-hidden="true" className="mb-2.5 flex justify-between gap-4 text-small @lg:hidden">
        <span className="font-semibold text-ink">{steps[current]?.name}</span>
        <span className="figures shrink-0 text-ink-muted">
          {words.place(current + 1, steps.length)}
        </span>
      </p>
      <ol aria-label={label} className="flex gap-1.5">
        {steps.map((step, at) => {
          const state = stateOf(step, at)
          const canBeOpened = onOpen !== undefined && at < done && at !== current
          return (
            <Step key={step.id} number={at + 1} state={state}>
              <span className="sr-only">{said[state] && `${said[state]} `}</span>
              <span className={canBeOpened ? '@lg:hidden' : ''}>{step.name}</span>
              {canBeOpened ? (
                <button
                  type="button"
                  onClick={() => onOpen(step.id)}
                  className={cx(
                    'relative hidden rounded-box font-medium underline-offset-4 @lg:inline',
                    // The circle takes the press too.
                    'after:absolute after:-inset-y-3 after:-start-10 after:end-0 hover:underline',
                  )}
                >
                  {step.name}
                </button>
              ) : null}
            </Step>
          )
        })}
      </ol>
    </div>
  )
}
