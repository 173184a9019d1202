import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import { memo } from 'react'
import type { ListboxOption } from './listbox-option.ts'

type OptionRowProps = {
  id: string
  option: ListboxOption
  at: number
  count: number
  active: boolean
  /** `undefined` in a list that keeps no choice. */
  chosen: boolean | undefined
  /** Where a row of a long list stands; a short list needs no places. */
  top: number | undefined
}

// Keys and presses are heard by the list around it; an option itself never has the focus.
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, option, at, count, active, chosen, top } = props
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here instead
    <div
      id={id}
      role="option"
      aria-selected={chosen ?? active}
      aria-setsize={count}
      aria-posinset={at + 1}
      aria-disabled={option.disabled || undefined}
      data-active={active || undefined}
      className={cx(
        'flex h-control-small cursor-pointer items-center gap-2.5 rounded-option px-3 leading-tight text-ink',
        chosen && 'font-semibold',
        'data-active:bg-primary-soft data-active:text-on-primary-soft forced:data-active:outline-2 forced:data-active:-outline-offset-2',
        'aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle forced:aria-disabled:text-[GrayText]',
        top !== undefined && 'absolute inset-x-0',
      )}
      style={{ top }}
    >
      {option.icon ? <span className="shrink-0">{option.icon}</span> : null}
      <span className="line-clamp-2 min-w-0 flex-1 [overflow-wrap:anywhere]">{option.label}</span>
      {option.note ? (
        <bdi className="figures shrink-0 text-small text-ink-muted group-data-small/list:order-last">
          {option.note}
        </bdi>
      ) : null}
      {chosen ? (
        <Check
          aria-hidden
          strokeWidth={2.25}
          className="size-4.5 shrink-0 group-data-small/list:size-4"
        />
      ) : null}
    </div>
  )
})
