import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { Comparison } from './compare-words.ts'

type ComparedWordsProps = {
  words: Comparison['words']
  /** Until there is something to compare with, the words just stand there. */
  isCompared: boolean
}

/** A name word by word: which of them the other name has. */
export function ComparedWords({ words, isCompared }: ComparedWordsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map(({ word, isThere }, at) => (
        <li
          key={at}
          className={cx(
            'flex min-w-0 items-center gap-1.5 rounded-box border px-2.5 py-1 text-body font-semibold [overflow-wrap:anywhere]',
            !isCompared && 'border-line bg-surface text-ink',
            isCompared && isThere && 'border-transparent bg-success-soft text-on-success-soft',
            isCompared && !isThere && 'border-transparent bg-danger-soft text-on-danger-soft',
          )}
        >
          {isCompared && isThere ? <Check aria-hidden size={16} className="shrink-0" /> : null}
          {isCompared && !isThere ? <X aria-hidden size={16} className="shrink-0" /> : null}
          {word}
          {isCompared ? (
            <span className="sr-only">{isThere ? 'is there' : 'is missing'}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
