import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'

export type Segment<Value extends string> = {
  value: Value
  label: ReactNode
  /** What screen readers say instead, where the label is only a sign. */
  spoken?: string | undefined
}

export type SegmentsProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string
  /** Two to four, in a word each. */
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** One of a few views of the same thing; what is shown changes at once. */
export function Segments<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex max-w-full gap-0.5 rounded-control border border-line bg-surface p-0.5">
        {segments.map(segment => (
          <label
            key={segment.value}
            className="relative grid min-h-10 min-w-11 place-items-center rounded-control px-3.5 text-small font-semibold text-ink-muted transition-colors hover:text-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced:has-checked:bg-[Highlight] forced:has-checked:text-[HighlightText] forced:has-checked:forced-color-adjust-none"
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              aria-label={segment.spoken}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control opacity-0"
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
