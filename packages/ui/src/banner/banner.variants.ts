import { cva } from 'class-variance-authority'

export const bannerVariants = cva(
  'flex items-start gap-3 rounded-card border p-4 text-body sm:gap-4 sm:p-5',
  {
    variants: {
      /** What kind of news it is: its colour and its icon. A danger is heard at once. */
      tone: {
        info: 'border-transparent bg-primary-soft text-ink [--banner-mark:var(--on-primary-soft)]',
        success:
          'border-transparent bg-success-soft text-ink [--banner-mark:var(--on-success-soft)]',
        warning:
          'border-transparent bg-warning-soft text-ink [--banner-mark:var(--on-warning-soft)]',
        danger: 'border-transparent bg-danger-soft text-ink [--banner-mark:var(--on-danger-soft)]',
        neutral: 'border-line bg-surface text-ink [--banner-mark:var(--ink-muted)]',
      },
    },
    defaultVariants: { tone: 'info' },
  },
)
