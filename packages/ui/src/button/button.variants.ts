import { cva } from 'class-variance-authority'

// Disabled is said once for all variants; loading keeps the variant's own colours, because the button still has the focus.
const disabled =
  'disabled:bg-surface-disabled disabled:text-ink-subtle disabled:border-transparent disabled:cursor-not-allowed'

export const buttonVariants = cva(
  [
    'relative inline-flex max-w-full select-none items-center justify-center gap-2 rounded-control border font-semibold',
    'text-center no-underline transition-colors aria-disabled:cursor-progress',
    'forced:disabled:text-[GrayText] forced:disabled:border-[GrayText]',
  ],
  {
    variants: {
      /** Its rank: one `primary` where something has to be done next. */
      variant: {
        primary: [
          'border-transparent bg-primary text-on-primary',
          'not-aria-disabled:hover:bg-primary-hover not-aria-disabled:active:bg-primary-press',
          disabled,
        ],
        secondary: [
          'border-line-strong bg-surface text-ink',
          'not-aria-disabled:hover:border-ink-muted not-aria-disabled:hover:bg-surface-hover',
          'aria-expanded:border-ink-muted aria-expanded:bg-surface-hover',
          disabled,
        ],
        quiet: [
          'border-transparent bg-transparent text-link',
          'not-aria-disabled:hover:bg-primary-soft not-aria-disabled:hover:text-on-primary-soft',
          'disabled:bg-transparent disabled:text-ink-subtle disabled:cursor-not-allowed',
        ],
        danger: [
          'border-transparent bg-danger text-on-danger',
          'not-aria-disabled:hover:bg-danger-hover',
          disabled,
        ],
        link: [
          'border-transparent bg-transparent text-link underline decoration-1 underline-offset-4',
          'not-aria-disabled:hover:decoration-2',
          'disabled:text-ink-subtle disabled:no-underline disabled:cursor-not-allowed',
        ],
      },
      size: {
        regular: 'min-h-control px-7 py-2 text-body',
        small: 'min-h-control-small px-5 py-1.5 text-small',
      },
      /** As wide as what it stands in. */
      fullWidth: { true: 'w-full', false: '' },
    },
    compoundVariants: [{ variant: 'link', class: 'rounded-box' }],
    defaultVariants: { variant: 'primary', size: 'regular', fullWidth: false },
  },
)
