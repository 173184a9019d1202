import { cx } from 'class-variance-authority'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'

/** What every field takes besides what its control takes. */
export type FieldProps = {
  label: ReactNode
  /** Shows the marker `*`; the rule itself lives in the form. */
  required?: boolean | undefined
  /** Help that stays, under the field. */
  hint?: ReactNode
  /** A sentence; while there is one the control is marked invalid. */
  error?: ReactNode
  /** Kept for screen readers, taken off the page. */
  labelHidden?: boolean
  id?: string | undefined
  className?: string | undefined
}

/** Spread onto the control: it ties label, hint and error to it. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldFrameProps = FieldProps & {
  /** A group (radio cards, one-time code) is named by its label through `labelId` instead of `for`. */
  kind?: 'control' | 'group'
  children: (wiring: FieldWiring, labelId: string) => ReactNode
}

export function Field({
  label,
  required = false,
  hint,
  error,
  labelHidden = false,
  id: givenId,
  className,
  kind = 'control',
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const Label = kind === 'control' ? 'label' : 'span'
  return (
    <div data-invalid={error ? true : undefined} className={cx('flex flex-col gap-1.5', className)}>
      <Label
        id={`${id}-label`}
        {...(kind === 'control' ? { htmlFor: id } : {})}
        className={labelHidden ? 'sr-only' : 'text-small font-medium text-ink'}
      >
        {label}
        {required ? (
          <span aria-hidden="true" className="ms-0.5 text-danger">
            *
          </span>
        ) : null}
      </Label>
      {children(
        {
          id,
          'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        },
        `${id}-label`,
      )}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden size={16} className="mt-[0.1875rem] shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-small text-ink-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
