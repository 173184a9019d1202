import { cva } from 'class-variance-authority'

export const otpBoxVariants = cva(
  'figures h-14 w-full min-w-0 max-w-20 rounded-card border text-center text-heading font-semibold text-ink transition-colors disabled:cursor-not-allowed',
  {
    variants: {
      state: {
        ready: 'border-control-border bg-field not-focus:hover:border-ink-muted',
        invalid: 'border-danger bg-field',
        readOnly: 'border-line bg-surface-sunken',
        disabled: 'border-line bg-surface-disabled text-ink-subtle',
      },
    },
  },
)
