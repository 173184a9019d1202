import { cva } from 'class-variance-authority'

export const statusPillVariants = cva(
  'inline-flex w-fit max-w-full items-center gap-1.5 rounded-full border px-2.5 py-1 text-caption font-medium whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0',
  {
    variants: {
      /** How it stands: its colour, and the icon where none is given. */
      tone: {
        neutral: 'border-line bg-surface-sunken text-ink-muted',
        info: 'border-transparent bg-primary-soft text-on-primary-soft',
        success: 'border-transparent bg-success-soft text-on-success-soft',
        warning: 'border-transparent bg-warning-soft text-on-warning-soft',
        danger: 'border-transparent bg-danger-soft text-on-danger-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)
