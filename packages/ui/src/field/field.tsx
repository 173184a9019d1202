import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'
import { goOnByEnter, nameEnterKey } from './enter-key.ts'
import { FieldError } from './field-error.tsx'
import { FieldHint, RequiredMarker } from './field-message.tsx'
import { type FieldWiring, fieldIds, fieldWiring } from './field-wiring.ts'

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
  labelHidden?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

type FieldFrameProps = FieldProps & {
  /** A group (radio cards, one-time code) is named by its label through `labelId` instead of `for`. */
  kind?: 'control' | 'group'
  /** `elsewhere` when the part says what is wrong in a sentence of its own. */
  errorHeard?: 'here' | 'elsewhere'
  children: (wiring: FieldWiring, labelId: string) => ReactNode
}

export function Field({
  label,
  required,
  hint,
  error,
  labelHidden = false,
  id: givenId,
  className,
  kind = 'control',
  errorHeard = 'here',
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const ids = fieldIds(id, { hint, error })
  const Label = kind === 'control' ? 'label' : 'span'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of its control
    <div
      data-invalid={error ? true : undefined}
      onFocus={nameEnterKey}
      onKeyDown={goOnByEnter}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <Label
        id={ids.label}
        {...(kind === 'control' ? { htmlFor: id } : {})}
        className={labelHidden ? 'sr-only' : 'text-small font-medium text-ink'}
      >
        {label}
        <RequiredMarker required={required} />
      </Label>
      {children(fieldWiring(id, { hint, error, required }), ids.label)}
      <FieldError id={ids.error} labelId={ids.label} heard={errorHeard}>
        {error}
      </FieldError>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
    </div>
  )
}
