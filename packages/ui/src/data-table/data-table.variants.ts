import { cva } from 'class-variance-authority'

// Wide, a row is one line of the grid all rows share; narrow, it is a card with four named places and its details below.
export const rowVariants = cva(
  [
    'relative grid border-b border-line text-body',
    '@2xl:grid-cols-(--table-columns) @2xl:items-center @2xl:gap-x-6 @2xl:px-5',
    '@max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:gap-x-4 @max-2xl:px-4 @max-2xl:py-3.5',
    '@max-2xl:min-h-20 @2xl:min-h-14',
  ],
  {
    variants: {
      pressable: {
        true: 'transition-colors hover:bg-surface-hover has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:-outline-offset-2 has-[[data-row-link]:focus-visible]:outline-focus',
        false: '',
      },
    },
    defaultVariants: { pressable: false },
  },
)

export const cellVariants = cva('min-w-0 break-words @2xl:py-3', {
  variants: {
    align: { start: 'text-start', end: '@2xl:text-end figures' },
    card: {
      title: 'font-medium text-ink @max-2xl:col-start-1 @max-2xl:row-start-1',
      figure: 'font-medium text-ink @max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:text-end',
      note: 'text-ink-muted @max-2xl:col-start-1 @max-2xl:row-start-2 @max-2xl:text-small',
      tag: '@max-2xl:col-start-2 @max-2xl:row-start-2 @max-2xl:mt-1 @max-2xl:justify-self-end',
      detail:
        'text-ink-muted @max-2xl:col-span-2 @max-2xl:mt-2 @max-2xl:flex @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:text-small',
      hidden: 'text-ink-muted @max-2xl:hidden',
    },
  },
  defaultVariants: { align: 'start', card: 'detail' },
})

export const headCellVariants = cva('min-w-0 text-caption font-medium text-ink-muted', {
  variants: { align: { start: 'text-start', end: 'text-end' } },
  defaultVariants: { align: 'start' },
})
