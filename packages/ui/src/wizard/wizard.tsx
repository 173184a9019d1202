import { cx } from 'class-variance-authority'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useRef } from 'react'
import { useWords } from '../words/use-words.ts'
import { useStepFocus } from './use-step-focus.ts'
import { wizardWords } from './wizard.words.ts'
import type { WizardStep } from './wizard-step.ts'
import { WizardSteps } from './wizard-steps.tsx'

export type WizardProps = {
  /** What the steps lead to, for screen readers. */
  label: string
  /** In order. */
  steps: readonly WizardStep[]
  /** The id of the step that is open. */
  current: string
  /** How many steps are answered, from the first on; those before the current one unless told. */
  done?: number | undefined
  /** Opens a step that is done. Without it the line only tells. */
  onOpen?: ((id: string) => void) | undefined
  /** What this step asks. It gets the focus when the step opens, unless a field in it is wrong. */
  heading: ReactNode
  /** It is only heard, where the step says itself what it asks. */
  headingHidden?: boolean
  /** Which heading it is, so that those of the page have no gap. */
  headingLevel?: 2 | 3 | 4
  className?: string | undefined
  children?: ReactNode
}

/** A few questions in a fixed order, with the line of its steps and the heading of the one that is open. */
export function Wizard({
  label,
  steps,
  current,
  done = 0,
  onOpen,
  heading,
  headingHidden = false,
  headingLevel = 2,
  className,
  children,
}: WizardProps) {
  const words = useWords('wizard', wizardWords)
  const place = useRef<HTMLDivElement>(null)
  useStepFocus(place, current)
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  )
  const wrong = steps.filter(({ id, problem }) => problem && id !== current)
  const Heading = `h${headingLevel}` as const
  return (
    <div ref={place} data-step={current} className={cx('flex min-w-0 flex-col gap-6', className)}>
      <div>
        <WizardSteps {...{ label, steps, onOpen }} current={at} done={Math.max(done, at)} />
        <div role="status">
          {wrong.map(step => (
            <Problem key={step.id} step={step} onOpen={onOpen} />
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Heading
          tabIndex={-1}
          data-step-heading
          className={cx(
            'outline-none',
            headingHidden ? 'sr-only' : 'text-lead font-semibold text-balance text-ink',
          )}
        >
          <span className="sr-only">{words.step(at + 1, steps.length)} </span>
          {heading}
        </Heading>
        {children}
      </div>
    </div>
  )
}

// The room around the word takes the press too.
const changeClass =
  'relative ms-2 rounded-box font-semibold text-link underline decoration-1 underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:decoration-2'

type ProblemProps = { step: WizardStep; onOpen: WizardProps['onOpen'] }

function Problem({ step: { id, name, problem }, onOpen }: ProblemProps) {
  const { change } = useWords('wizard', wizardWords)
  return (
    <p className="mt-3 flex items-start gap-2 text-small text-danger">
      <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span className="min-w-0 text-pretty">
        <span className="font-medium">{name}:</span> {problem}
        {onOpen ? (
          <button type="button" onClick={() => onOpen(id)} className={changeClass}>
            {change}
            <span className="sr-only"> {name}</span>
          </button>
        ) : null}
      </span>
    </p>
  )
}
