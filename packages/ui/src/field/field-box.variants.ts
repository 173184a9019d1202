import { cva } from 'class-variance-authority'

/** The pill around a control. The part that takes the typing carries `data-control`, and the pill shows its focus. */
export const fieldBoxVariants = cva(
  [
    'flex min-h-control w-full items-center gap-2 rounded-control border px-control-padding text-body text-ink',
    'transition-colors has-[[data-control]:focus-visible]:outline-2 has-[[data-control]:focus-visible]:outline-focus',
    'has-[[data-control]:focus-visible]:outline-offset-1 has-[[data-control]:focus-visible]:border-focus',
  ],
  {
    variants: {
      state: {
        ready: 'border-control-border bg-field hover:border-ink-muted',
        invalid: 'border-danger bg-field',
        readOnly: 'border-line bg-surface-sunken',
        disabled: 'cursor-not-allowed border-line bg-surface-disabled text-ink-subtle',
      },
    },
    defaultVariants: { state: 'ready' },
  },
)

/** The typing surface itself: no box of its own. */
export const fieldInputClass =
  'min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-ink-subtle disabled:cursor-not-allowed'

export type FieldState = 'ready' | 'invalid' | 'readOnly' | 'disabled'

export function fieldState(is: {
  error?: unknown
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
}): FieldState {
  if (is.disabled) return 'disabled'
  if (is.readOnly) return 'readOnly'
  return is.error ? 'invalid' : 'ready'
}
