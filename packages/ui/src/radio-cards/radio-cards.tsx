import { Indicator, Item, Root } from '@radix-ui/react-radio-group'
import { cx } from 'class-variance-authority'
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { useReadingDirection } from '../reading-direction/use-reading-direction.ts'
import { useRadioKeys } from './use-radio-keys.ts'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  /** One more line under the label. */
  description?: ReactNode
  /** Before the label: an icon or a small mark. */
  icon?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps<Value extends string> = FieldProps & {
  /** In the order they are shown. */
  cards: RadioCard<Value>[]
  value?: Value | '' | undefined
  defaultValue?: Value | undefined
  onChange?: (value: Value) => void
  onBlur?: () => void
  name?: string | undefined
  disabled?: boolean | undefined
  /** Side by side where there is room, or always one under the other. */
  layout?: 'row' | 'column'
  ref?: Ref<HTMLDivElement>
}

export function RadioCards<Value extends string>({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  cards,
  value,
  defaultValue,
  onChange,
  layout = 'row',
  disabled = false,
  ref,
  ...group
}: RadioCardsProps<Value>) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [])
  const direction = useReadingDirection(root)
  const keys = useRadioKeys()
  const choose = (chosen: string) => {
    const card = cards.find(each => each.value === chosen)
    if (card) onChange?.(card.value)
  }
  return (
    <Field kind="group" {...{ label, labelHidden, required, hint, error, id, className }}>
      {(wiring, labelId) => (
        <Root
          {...group}
          {...wiring}
          {...keys.group}
          ref={root}
          dir={direction}
          aria-labelledby={labelId}
          disabled={disabled}
          {...(value === undefined ? {} : { value })}
          {...(defaultValue === undefined ? {} : { defaultValue })}
          onValueChange={choose}
          className={cx(
            'no-form-doubles grid gap-3',
            layout === 'row' && 'grid-cols-[repeat(auto-fit,minmax(min(--spacing(52),100%),1fr))]',
          )}
        >
          {cards.map(card => (
            <Card key={card.value} card={card} invalid={Boolean(error)} keys={keys.radio} />
          ))}
        </Root>
      )}
    </Field>
  )
}

function Card<Value extends string>({
  card,
  invalid,
  keys,
}: {
  card: RadioCard<Value>
  invalid: boolean
  keys: ReturnType<typeof useRadioKeys>['radio']
}) {
  const id = useId()
  return (
    <Item
      {...keys}
      value={card.value}
      disabled={card.disabled ?? false}
      aria-labelledby={`${id}-label`}
      aria-describedby={card.description ? `${id}-description` : undefined}
      className={cx(
        'group flex min-h-control items-start gap-3 rounded-card border p-4 text-start transition-colors',
        'bg-field hover:border-ink-muted',
        invalid ? 'border-danger' : 'border-line-strong',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:shadow-[inset_0_0_0_1px_var(--primary)]',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-disabled',
        'disabled:data-[state=checked]:border-line-strong disabled:data-[state=checked]:bg-surface-disabled disabled:data-[state=checked]:shadow-none',
      )}
    >
      {card.icon ? (
        <span className="shrink-0 pt-0.5 text-ink-muted group-data-[state=checked]:text-on-primary-soft group-disabled:group-data-[state=checked]:text-ink-subtle [&>svg]:size-5">
          {card.icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span
          id={`${id}-label`}
          className="block text-body font-semibold text-ink group-disabled:text-ink-subtle"
        >
          {card.label}
        </span>
        {card.description ? (
          <span
            id={`${id}-description`}
            className="mt-0.5 block text-small text-ink-muted group-disabled:text-ink-subtle"
          >
            {card.description}
          </span>
        ) : null}
      </span>
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-control border-line-strong group-data-[state=checked]:border-primary group-disabled:group-data-[state=checked]:border-line-strong"
      >
        <Indicator className="size-2.5 rounded-full bg-primary group-disabled:bg-ink-subtle forced:bg-[Highlight]" />
      </span>
    </Item>
  )
}
