import { cva } from 'class-variance-authority'

export const badgeVariants = cva(
  'inline-flex w-fit items-center rounded-box px-1.5 text-caption font-semibold whitespace-nowrap forced:outline-1',
  {
    variants: {
      /** Its colour; a danger is told in its words too. */
      tone: {
        neutral: 'bg-surface-disabled text-ink-muted',
        primary: 'bg-primary-soft text-on-primary-soft',
        accent: 'bg-accent text-on-accent',
        danger: 'bg-danger text-on-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)
