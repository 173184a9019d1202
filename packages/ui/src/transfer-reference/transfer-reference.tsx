import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { SpeltText } from '../account-number/spelt-text.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { transferReferenceWords } from './transfer-reference.words.ts'

export type TransferReferenceProps = {
  /** "KF-7H2K9D4M", as it is to be written. */
  reference: string
  /** What to do with it. */
  instruction?: ReactNode
  /** Folded away: what to do when the bank's app has no field for it. */
  without?: { question: ReactNode; answer: ReactNode } | undefined
  className?: string | undefined
}

/** By this text alone a transfer finds its member, so nothing on the page is easier to copy. */
export function TransferReference({
  reference,
  instruction,
  without,
  className,
}: TransferReferenceProps) {
  const words = useWords('transferReference', transferReferenceWords)
  return (
    <div
      className={cx(
        '@container min-w-0 rounded-card border-2 border-accent bg-accent-soft px-5 py-4 text-ink',
        className,
      )}
    >
      <p className="text-small text-on-accent-soft">{instruction ?? words.instruction}</p>
      <p className="mt-1 flex items-center justify-between gap-2 text-title font-semibold @2xs:text-heading">
        <SpeltText text={reference} />
        <CopyButton text={reference} of={words.of} className="-my-1 -me-2 text-on-accent-soft" />
      </p>
      {without ? (
        <details className="mt-1 text-small text-on-accent-soft">
          <summary className="min-h-control-small cursor-pointer content-center font-medium">
            {without.question}
          </summary>
          <div className="pb-1">{without.answer}</div>
        </details>
      ) : null}
    </div>
  )
}
