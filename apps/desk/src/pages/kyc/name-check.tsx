import { TextField } from '@kinfold/ui/text-field'
import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { compareWords } from './compare-words.ts'

/** The membership name word by word; whoever is in doubt types the document's and sees which of them agree. */
export function NameCheck({ membershipName }: { membershipName: string }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useKeys({ n: () => field.current?.focus() })
  const { words, further } = compareWords(membershipName, typed)
  const isTyped = typed.trim() !== ''
  const agreeing = words.filter(({ isThere }) => isThere).length
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">Membership name</h2>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {words.map(({ word, isThere }, at) => (
          <li
            key={at}
            className={cx(
              'flex items-center gap-1.5 rounded-box border px-2.5 py-1 text-body font-semibold',
              !isTyped && 'border-line bg-surface text-ink',
              isTyped && isThere && 'border-transparent bg-success-soft text-on-success-soft',
              isTyped && !isThere && 'border-transparent bg-danger-soft text-on-danger-soft',
            )}
          >
            {isTyped && isThere ? <Check aria-hidden size={16} /> : null}
            {isTyped && !isThere ? <X aria-hidden size={16} /> : null}
            {word}
            {isTyped ? (
              <span className="sr-only">{isThere ? 'is there' : 'is missing'}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <TextField
        ref={field}
        className="mt-3"
        label="Name on the document"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && field.current?.blur()}
      />
      <p role="status" className="mt-1.5 text-small text-ink-muted empty:hidden">
        {isTyped ? `${agreeing} of ${words.length} words agree` : ''}
        {isTyped && further.length > 0 ? `; the document also has ${further.join(' ')}` : ''}
      </p>
    </section>
  )
}
