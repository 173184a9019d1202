import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldBoxVariants, fieldInputClass, fieldState } from '../field/field-box.variants.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldProps> &
  FieldProps & {
    /** Inside the pill, before the text: an icon or a unit. */
    start?: ReactNode
    /** Inside the pill, after the text: a small button or a unit. */
    end?: ReactNode
  }

/** Takes what react-hook-form's `register` returns, or the `field` of a `Controller`, as it is. */
export function TextField({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  start,
  end,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, required, hint, error, id, className }} labelHidden={labelHidden ?? false}>
      {wiring => (
        <div className={fieldBoxVariants({ state: fieldState({ error, ...input }) })}>
          {start ? <span className="shrink-0 text-ink-muted">{start}</span> : null}
          <input data-control type={type} {...input} {...wiring} className={fieldInputClass} />
          {end}
        </div>
      )}
    </Field>
  )
}
