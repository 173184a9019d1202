import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import type { passwordFieldWords } from './password-field.words.ts'

export type PasswordRule = { label: string; isMet: (password: string) => boolean }

type PasswordHintsProps = {
  rules: PasswordRule[]
  text: string
  words: typeof passwordFieldWords
}

/** Says what is still missing, one line a rule, and how far along it is as a bar and as one spoken sentence. */
export function PasswordHints({ rules, text, words }: PasswordHintsProps) {
  const met = rules.filter(rule => rule.isMet(text))
  const complete = met.length === rules.length
  return (
    <div className="mt-3" data-complete={complete}>
      <div aria-hidden="true" className="flex gap-1">
        {rules.map((rule, at) => (
          <span
            key={rule.label}
            className={cx(
              'h-1 flex-1 rounded-full transition-colors forced:border',
              at >= met.length && 'bg-line',
              at < met.length && 'forced:bg-[Highlight]',
              at < met.length && (complete ? 'bg-success' : 'bg-accent'),
            )}
          />
        ))}
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1">
        {rules.map(rule => (
          <Hint
            key={rule.label}
            label={rule.label}
            state={met.includes(rule) ? 'done' : 'missing'}
            words={words}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {text === '' ? '' : words.met(met.length, rules.length)}
      </p>
    </div>
  )
}

type HintProps = Pick<PasswordHintsProps, 'words'> & { label: string; state: 'done' | 'missing' }

function Hint({ label, state, words }: HintProps) {
  const met = state === 'done'
  return (
    <li
      data-met={met}
      className={cx(
        'flex items-center gap-1.5 text-caption',
        met ? 'text-success' : 'text-ink-muted',
      )}
    >
      {met ? (
        <Check aria-hidden strokeWidth={2.5} className="size-3.5" />
      ) : (
        <span aria-hidden="true" className="grid size-3.5 place-items-center">
          <span className="size-1 rounded-full bg-current" />
        </span>
      )}
      {label}
      <span className="sr-only">{words[state]}</span>
    </li>
  )
}
