import { Root, Thumb } from '@radix-ui/react-switch'
import { cx } from 'class-variance-authority'
import { type Ref, useId } from 'react'
import type { FieldProps } from '../field/field.tsx'
import { FieldError } from '../field/field-error.tsx'
import { FieldHint } from '../field/field-message.tsx'
import { fieldIds, fieldWiring } from '../field/field-wiring.ts'

export type SwitchProps = Omit<FieldProps, 'labelHidden' | 'required'> & {
  value?: boolean | undefined
  defaultValue?: boolean | undefined
  onChange?: (on: boolean) => void
  onBlur?: () => void
  name?: string | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

/** For settings that take effect at once; in a form that is sent, use a checkbox. */
export function Switch({
  label,
  hint,
  error,
  id: givenId,
  className,
  value,
  defaultValue,
  onChange,
  ...control
}: SwitchProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const ids = fieldIds(id, { hint, error })
  const { 'aria-required': _, ...wiring } = fieldWiring(id, { hint, error, required: false })
  return (
    <div className={cx('no-form-doubles flex items-start justify-between gap-4', className)}>
      <div className="min-w-0 flex-1 py-control-line">
        <label
          id={ids.label}
          htmlFor={id}
          className={cx(
            'block text-body',
            control.disabled ? 'cursor-not-allowed text-ink-subtle' : 'cursor-pointer text-ink',
          )}
        >
          {label}
        </label>
        <FieldHint id={ids.hint}>{hint}</FieldHint>
        <FieldError id={ids.error} labelId={ids.label}>
          {error}
        </FieldError>
      </div>
      <Root
        {...control}
        {...wiring}
        {...(value === undefined ? {} : { checked: value })}
        {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue })}
        {...(onChange === undefined ? {} : { onCheckedChange: onChange })}
        className="group grid h-control-small w-14 shrink-0 place-items-center rounded-full outline-none disabled:cursor-not-allowed"
      >
        <span
          className={cx(
            'flex h-7 w-12 items-center rounded-full border-control border-line-strong bg-field px-0.5 transition-colors',
            'group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus',
            'group-hover:border-ink-muted group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary',
            'group-disabled:border-line-strong/50 group-disabled:bg-surface-disabled',
            'group-disabled:group-data-[state=checked]:border-line-strong/50 group-disabled:group-data-[state=checked]:bg-surface-disabled',
          )}
        >
          <Thumb className="size-5 rounded-full bg-line-strong transition-[translate,background-color] data-[state=checked]:translate-x-5.25 data-[state=checked]:bg-on-primary group-disabled:bg-ink-subtle group-disabled:data-[state=checked]:bg-ink-subtle rtl:data-[state=checked]:-translate-x-5.25 forced:bg-[ButtonText] forced:data-[state=checked]:bg-[Highlight] forced:group-disabled:bg-[GrayText] forced:group-disabled:data-[state=checked]:bg-[GrayText]" />
        </span>
      </Root>
    </div>
  )
}
