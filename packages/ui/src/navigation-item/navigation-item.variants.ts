import { cva } from 'class-variance-authority'

export const navigationItemVariants = cva(
  [
    'relative flex items-center gap-3.5 rounded-control text-start text-body no-underline transition-colors',
    '[&>svg]:size-5 [&>svg]:shrink-0',
  ],
  {
    variants: {
      mode: {
        wide: 'min-h-control-small w-full px-4 py-2',
        narrow: 'mx-auto size-control justify-center',
        list: 'min-h-control w-full px-4 py-2.5',
      },
      active: {
        true: 'bg-primary-soft font-semibold text-on-primary-soft forced:outline-2 forced:-outline-offset-2',
        false: 'font-medium text-ink-muted hover:bg-surface-hover hover:text-ink',
      },
      nested: { true: 'text-small', false: '' },
    },
    defaultVariants: { mode: 'wide', active: false, nested: false },
  },
)
