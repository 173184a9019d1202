import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { copyButtonWords } from './copy-button.words.ts'

type CopyButtonProps = {
  /** What lands on the clipboard. */
  text: string
  /** What it is: "account number". */
  of: string
  className?: string | undefined
}

const shownFor = 2000

export function CopyButton({ text, of, className }: CopyButtonProps) {
  const words = useWords('copyButton', copyButtonWords)
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')
  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () => {
    // A page that came over plain http has no clipboard.
    const clipboard: Clipboard | undefined = navigator.clipboard
    const written = clipboard?.writeText(text) ?? Promise.reject()
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <>
      <button
        type="button"
        aria-label={words.copy(of)}
        data-state={outcome}
        onClick={copy}
        className={cx(
          'inline-grid size-control-small shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink data-[state=copied]:text-success',
          className,
        )}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <span role="status" className="sr-only">
        {outcome === 'none' ? '' : words[outcome]}
      </span>
    </>
  )
}
