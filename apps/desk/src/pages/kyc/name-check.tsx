import { TextField } from '@kinfold/ui/text-field'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { agreementText } from '../../queue/agreement-text.ts'
import { compareWords } from '../../queue/compare-words.ts'
import { ComparedWords } from '../../queue/compared-words.tsx'

/** The membership name word by word; whoever is in doubt types the document's and sees which of them agree. */
export function NameCheck({ membershipName }: { membershipName: string }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useKeys({ n: () => field.current?.focus() })
  const compared = compareWords(membershipName, typed)
  const isTyped = typed.trim() !== ''
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">Membership name</h2>
      <div className="mt-2">
        <ComparedWords words={compared.words} isCompared={isTyped} />
      </div>
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
        {isTyped ? agreementText(compared, 'the document') : ''}
      </p>
    </section>
  )
}
