import { Field, type FieldProps } from '@kinfold/ui/field'
import { cx } from 'class-variance-authority'
import type { Ref } from 'react'

type WordsFieldProps = Pick<FieldProps, 'label' | 'required' | 'hint' | 'error'> & {
  name?: string
  rows?: number
  value: string
  onChange: (words: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Some lines of text. */
export function WordsField({ name, rows = 4, value, onChange, ref, ...field }: WordsFieldProps) {
  return (
    <Field {...field}>
      {wiring => (
        <textarea
          {...wiring}
          ref={ref}
          name={name}
          rows={rows}
          value={value}
          onChange={event => onChange(event.target.value)}
          className={cx(
            'w-full rounded-card border bg-field px-4 py-2.5 text-body text-ink pointer-fine:text-small',
            field.error ? 'border-danger' : 'border-control-border hover:border-ink-muted',
          )}
        />
      )}
    </Field>
  )
}
