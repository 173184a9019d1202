import { TextField } from '@kinfold/ui/text-field'
import { useId } from 'react'
import { WordsField } from '../../queue/words-field.tsx'
import { AsMembersSeeIt } from '../../section/as-members-see-it.tsx'
import { type Fillable, fieldsOf } from '../../section/fields-of.ts'
import type { FaqWords } from './faq-words.ts'

type FaqFieldsProps = {
  form: Fillable<FaqWords>
  /** Those there are, to choose from. */
  categories: readonly string[]
}

export function FaqFields({ form, categories }: FaqFieldsProps) {
  const { input, field } = fieldsOf(form)
  const { question, answer } = form.values
  const list = useId()
  return (
    <>
      <TextField
        label="Category"
        required
        autoComplete="off"
        list={list}
        hint="One that there is, or a new one."
        {...input('category')}
      />
      <datalist id={list}>
        {categories.map(each => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <TextField label="Question" required autoComplete="off" {...input('question')} />
      <WordsField label="Answer" required rows={7} {...field('answer')} />
      <TextField
        label="Place"
        required
        autoComplete="off"
        inputMode="numeric"
        hint="The smaller number comes first, in its category and among the categories."
        {...input('position')}
      />
      <FaqPreview question={question} answer={answer} />
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
