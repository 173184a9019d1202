import { TextField } from '@kinfold/ui/text-field'
import { useId } from 'react'
import { WordsField } from '../../queue/words-field.tsx'
import { AsMembersSeeIt } from '../../room/as-members-see-it.tsx'
import type { FaqWords } from './faq-words.ts'

type FaqFieldsProps = {
  values: FaqWords
  errors: Readonly<Record<string, string>>
  /** Those there are, to choose from. */
  categories: readonly string[]
  change: (changes: Partial<FaqWords>) => void
}

export function FaqFields({ values, errors, categories, change }: FaqFieldsProps) {
  const list = useId()
  return (
    <>
      <TextField
        label="Category"
        required
        autoComplete="off"
        list={list}
        hint="One that there is, or a new one."
        value={values.category}
        onChange={event => change({ category: event.target.value })}
        error={errors.category}
      />
      <datalist id={list}>
        {categories.map(each => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <TextField
        label="Question"
        required
        autoComplete="off"
        value={values.question}
        onChange={event => change({ question: event.target.value })}
        error={errors.question}
      />
      <WordsField
        label="Answer"
        required
        rows={7}
        value={values.answer}
        onChange={answer => change({ answer })}
        error={errors.answer}
      />
      <TextField
        label="Place"
        required
        autoComplete="off"
        inputMode="numeric"
        hint="The smaller number comes first, in its category and among the categories."
        value={values.position}
        onChange={event => change({ position: event.target.value })}
        error={errors.position}
      />
      <FaqPreview question={values.question} answer={values.answer} />
    </>
  )
}

/** Opened, as a member who asks sees it. */
export function FaqPreview({ question, answer }: Pick<FaqWords, 'question' | 'answer'>) {
  return (
    <AsMembersSeeIt>
      <div className="border-y border-line py-4 [overflow-wrap:anywhere]">
        <p className="text-body font-semibold text-ink">{question.trim() || '…'}</p>
        <p className="mt-3 text-body text-pretty whitespace-pre-line text-ink-muted">
          {answer.trim() || '…'}
        </p>
      </div>
    </AsMembersSeeIt>
  )
}
