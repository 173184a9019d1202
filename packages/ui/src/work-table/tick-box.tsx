import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { type ReactNode, useRef } from 'react'

export type TickBoxProps = {
  /** Of some that it stands for, but not of all: `some`. */
  ticked: boolean | 'some'
  /** Hears of a press, and whether Shift was held: then it reaches from the one before to this one. */
  onTick: (reaches: boolean) => void
  /** Its name where no words stand beside it. */
  label?: string | undefined
  disabled?: boolean | undefined
  children?: ReactNode
  className?: string | undefined
}

/** The browser's own checkbox under a drawn one; light, because a table has one in every row. */
export function TickBox(props: TickBoxProps) {
  const { ticked, onTick, label, disabled = false, children, className } = props
  // Not every browser says of a press by Space that Shift was held.
  const held = useRef(false)
  const Mark = ticked === 'some' ? Minus : Check
  return (
    <label
      className={cx(
        'relative min-h-control-small select-none items-center gap-3 rounded-box has-focus-visible:outline-2 has-focus-visible:outline-focus',
        children
          ? 'inline-flex text-small text-ink'
          : 'grid w-control-small place-items-center -outline-offset-8',
        className,
      )}
    >
      <input
        ref={box => {
          if (box) box.indeterminate = ticked === 'some'
        }}
        type="checkbox"
        name="tick"
        aria-label={label}
        checked={ticked === true}
        disabled={disabled}
        onPointerDown={() => {
          held.current = false
        }}
        onKeyDown={({ key, shiftKey }) => {
          held.current = key === ' ' && shiftKey
        }}
        onChange={({ nativeEvent }) => {
          const wasHeld = held.current
          // A key of the row may press it next, without a key of its own.
          held.current = false
          onTick(wasHeld || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey))
        }}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-box outline-none disabled:cursor-not-allowed"
      />
      <span
        aria-hidden="true"
        className={cx(
          'grid size-5 shrink-0 place-items-center rounded-box border-control',
          disabled
            ? 'border-line-strong/50 bg-surface-disabled text-ink-subtle'
            : ticked
              ? 'border-primary bg-primary text-on-primary'
              : 'border-line-strong bg-field',
        )}
      >
        {ticked ? <Mark strokeWidth={3} className="size-3.5" /> : null}
      </span>
      {children}
    </label>
  )
}
