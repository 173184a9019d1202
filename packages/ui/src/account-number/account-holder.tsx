import { cx } from 'class-variance-authority'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { useWords } from '../words/use-words.ts'
import { accountHolderWords } from './account-holder.words.ts'

export type AccountHolder = {
  /** As the bank has it. */
  name?: string | undefined
  check: 'checking' | 'matches' | 'differs' | 'unknown'
  /** Takes the place of the usual words. */
  text?: ReactNode
}

const icons = { matches: CircleCheck, differs: CircleAlert, unknown: CircleHelp }
const colours = {
  checking: 'text-ink-muted',
  matches: 'text-success',
  differs: 'text-danger',
  unknown: 'text-ink-muted',
}

function Mark({ check }: Pick<AccountHolder, 'check'>) {
  if (check === 'checking') return <Spinner className="mt-0.75 size-4 shrink-0" />
  const Icon = icons[check]
  return <Icon aria-hidden strokeWidth={2} className="mt-0.75 size-4 shrink-0" />
}

/** Whose account the bank says it is. */
export function HolderName({ name, check, text }: AccountHolder) {
  const words = useWords('accountHolder', accountHolderWords)
  return (
    <span className="block min-w-0">
      {name ? (
        <span className="block font-medium break-words text-ink uppercase">{name}</span>
      ) : null}
      <span
        data-check={check}
        className={cx('flex items-start gap-1.5 text-small', colours[check])}
      >
        <Mark check={check} />
        <span className="min-w-0">{text ?? words[check]}</span>
      </span>
    </span>
  )
}
