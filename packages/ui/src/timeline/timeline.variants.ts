import { cva } from 'class-variance-authority'

export const timelineMarkVariants = cva(
  'relative z-1 grid size-step shrink-0 place-items-center rounded-full border [&>svg]:size-4',
  {
    variants: {
      state: {
        done: 'border-transparent bg-success-soft text-on-success-soft',
        current: 'border-transparent bg-primary text-on-primary',
        ahead: 'border-dashed border-line-strong bg-surface text-ink-muted',
        late: 'border-transparent bg-warning-soft text-on-warning-soft',
        failed: 'border-transparent bg-danger-soft text-on-danger-soft',
      },
    },
    defaultVariants: { state: 'done' },
  },
)
