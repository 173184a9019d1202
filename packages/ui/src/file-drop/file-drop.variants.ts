import { cva } from 'class-variance-authority'

export const fileDropVariants = cva(
  [
    'rounded-card border border-dashed transition-colors outline-none data-filled:border-solid',
    'data-dragged:border-solid data-dragged:border-primary data-dragged:bg-primary-soft',
  ],
  {
    variants: {
      state: {
        ready: 'border-control-border bg-field',
        invalid: 'border-danger bg-field',
        readOnly: 'border-line bg-surface-sunken',
        disabled: 'border-line bg-surface-disabled text-ink-subtle',
      },
    },
  },
)
