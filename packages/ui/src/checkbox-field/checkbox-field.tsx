import { Indicator, Root } from '@radix-ui/react-checkbox'
import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import { type Ref, useId } from 'react'
import type { FieldProps } from '../field/field.tsx'
import { FieldError } from '../field/field-error.tsx'
import { FieldHint, RequiredMarker } from '../field/field-message.tsx'
import { fieldIds, fieldWiring } from '../field/field-wiring.ts'

export type CheckboxFieldProps = Omit<FieldProps, 'labelHidden'> & {
  value?: boolean | undefined
  defaultValue?: boolean | undefined
  onChange?: (ticked: boolean) => void
  onBlur?: () => void
  name?: string | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Takes the `field` of a `Controller` as it is; its value is true or false. */
export function CheckboxField({
  label,
  required,
  hint,
  error,
  id: givenId,
  className,
  value,
  defaultValue,
  onChange,
  ...control
}: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const ids = fieldIds(id, { hint, error })
  return (
    <div data-invalid={error ? true : undefined} className={cx('flex flex-col', className)}>
      <div className="no-form-doubles flex items-start">
        <Root
          {...control}
          {...fieldWiring(id, { hint, error, required })}
          {...(value === undefined ? {} : { checked: value })}
          {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue })}
          onCheckedChange={state => onChange?.(state === true)}
          className="group peer -ms-[calc((var(--control-height-small)-(--spacing(6)))/2)] grid size-control-small shrink-0 place-items-center rounded-full outline-none disabled:cursor-not-allowed"
        >
          <span
            className={cx(
              'grid size-6 place-items-center rounded-box border-control border-line-strong bg-field text-on-primary transition-colors',
              'group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus',
              'group-hover:border-ink-muted group-aria-invalid:border-danger',
              'group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary',
              'group-disabled:border-line-strong/50 group-disabled:bg-surface-disabled group-disabled:text-ink-subtle',
              'group-disabled:group-data-[state=checked]:border-line-strong/50 group-disabled:group-data-[state=checked]:bg-surface-disabled',
            )}
          >
            <Indicator>
              <Check aria-hidden strokeWidth={2.75} className="size-4" />
            </Indicator>
          </span>
        </Root>
        <label
          id={ids.label}
          htmlFor={id}
          className="min-w-0 flex-1 cursor-pointer ps-[max(--spacing(0),calc(--spacing(2)-(var(--control-height-small)-(--spacing(6)))/2))] py-control-line text-body text-ink peer-disabled:cursor-not-allowed peer-disabled:text-ink-subtle"
        >
          {label}
          <RequiredMarker required={required} />
        </label>
      </div>
      <div className="flex flex-col gap-1.5 ps-[max(--spacing(8),calc((var(--control-height-small)+(--spacing(6)))/2))]">
        <FieldError id={ids.error} labelId={ids.label}>
          {error}
        </FieldError>
        <FieldHint id={ids.hint}>{hint}</FieldHint>
      </div>
    </div>
  )
}
