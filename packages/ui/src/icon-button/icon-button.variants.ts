import { cva } from 'class-variance-authority'

export const iconButtonVariants = cva(
  [
    'relative inline-grid shrink-0 place-items-center rounded-control border transition-colors',
    'aria-disabled:cursor-progress disabled:cursor-not-allowed disabled:text-ink-subtle [&>svg]:size-5',
  ],
  {
    variants: {
      /** Its rank among what stands beside it. */
      variant: {
        quiet:
          'border-transparent bg-transparent text-ink-muted not-disabled:hover:bg-surface-hover not-disabled:hover:text-ink aria-expanded:bg-surface-hover aria-expanded:text-ink',
        outline:
          'border-line bg-transparent text-ink-muted not-disabled:hover:border-line-strong not-disabled:hover:bg-surface-hover not-disabled:hover:text-ink aria-expanded:bg-surface-hover aria-expanded:text-ink disabled:bg-surface-disabled',
        primary:
          'border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-hover not-disabled:active:bg-primary-press disabled:bg-surface-disabled',
      },
      size: { regular: 'size-control', small: 'size-control-small' },
    },
    defaultVariants: { variant: 'quiet', size: 'regular' },
  },
)
