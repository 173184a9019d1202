import * as Primitive from '@radix-ui/react-one-time-password-field'
import type { KeyboardEvent, Ref } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldState } from '../field/field-box.variants.ts'
import { otpBoxVariants } from './otp-box.variants.ts'

export type OtpFieldProps = FieldProps & {
  value: string | undefined
  onChange: (digits: string) => void
  /** Called with the whole code as soon as its last digit is there. */
  onComplete?: (digits: string) => void
  onBlur?: () => void
  name?: string | undefined
  length?: number
  /** Shows dots instead of digits. */
  masked?: boolean
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  autoFocus?: boolean
  /** What a box is called, for whoever doesn't see it. */
  boxLabel?: (at: number, length: number) => string
  /** The first box. */
  ref?: Ref<HTMLInputElement>
}

/** Takes the `field` of a `Controller` as it is; its value is a string of digits. */
export function OtpField({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  value = '',
  onChange,
  onComplete,
  onBlur,
  name,
  length = 4,
  masked = false,
  disabled = false,
  readOnly = false,
  autoFocus = false,
  boxLabel = (at, of) => `Digit ${at} of ${of}`,
  ref,
}: OtpFieldProps) {
  const change = (digits: string) => {
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  // Enter sends the form, but only a whole code; a space is no digit.
  const refuseEarly = (event: KeyboardEvent) => {
    if (event.key === ' ' || (event.key === 'Enter' && value.length < length))
      event.preventDefault()
  }

  return (
    <Field kind="group" {...{ label, labelHidden, required, hint, error, id, className }}>
      {({ id: groupId, ...wiring }, labelId) => (
        <Primitive.Root
          id={groupId}
          aria-labelledby={labelId}
          // A code reads from left to right in every language.
          dir="ltr"
          value={value}
          onValueChange={change}
          onBlur={event => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
          }}
          type={masked ? 'password' : 'text'}
          {...{ name, disabled, readOnly, autoFocus }}
          className="flex gap-3 [direction:ltr] rtl:justify-end"
        >
          {Array.from({ length }, (_, at) => (
            <Primitive.Input
              key={at}
              index={at}
              {...(at === 0 ? { ref } : {})}
              {...wiring}
              aria-label={boxLabel(at + 1, length)}
              onKeyDown={refuseEarly}
              className={otpBoxVariants({ state: fieldState({ error, disabled, readOnly }) })}
            />
          ))}
          <Primitive.HiddenInput />
        </Primitive.Root>
      )}
    </Field>
  )
}
