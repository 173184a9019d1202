import { cva } from 'class-variance-authority'

// Wide, a row is one line of the grid all rows share; narrow, it is a card: title and figure, note and tag, details below.
// Half a line for the title makes a figure that needs more than the other half go below it, whole.
export const rowVariants = cva(
  [
    'relative border-b border-line text-body',
    'as-lines:grid as-lines:grid-cols-(--table-columns) as-lines:items-center as-lines:gap-x-5 as-lines:px-5',
    'as-cards:flex as-cards:flex-wrap as-cards:gap-x-4 as-cards:px-4 as-cards:py-3.5',
    'as-lines:min-h-14',
  ],
  {
    variants: {
      oneLine: {
        true: 'as-cards:min-h-14 as-cards:content-center as-cards:items-center',
        false: 'as-cards:min-h-20 as-cards:content-start',
      },
      pressable: {
        true: 'transition-colors hover:bg-surface-hover has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:-outline-offset-2 has-[[data-row-link]:focus-visible]:outline-focus',
        false: '',
      },
    },
    defaultVariants: { oneLine: false, pressable: false },
  },
)

export const cellVariants = cva('min-w-0 break-words as-lines:py-3', {
  variants: {
    align: { start: 'text-start', end: 'as-lines:text-end figures' },
    card: {
      title: 'font-medium text-ink as-cards:order-1 as-cards:grow as-cards:basis-1/2',
      figure: 'font-medium text-ink as-cards:order-2 as-cards:ms-auto as-cards:text-end',
      note: 'text-ink-muted as-cards:order-3 as-cards:grow as-cards:basis-1/2 as-cards:text-small',
      tag: 'as-cards:order-4 as-cards:ms-auto as-cards:mt-1',
      detail:
        'text-ink-muted as-cards:order-5 as-cards:mt-2 as-cards:basis-full as-cards:flex as-cards:justify-between as-cards:gap-4 as-cards:text-small',
      choice: '',
      hidden: 'text-ink-muted as-cards:hidden',
    },
  },
  defaultVariants: { align: 'start', card: 'detail' },
})

export const headCellVariants = cva('min-w-0 text-caption font-medium text-ink-muted', {
  variants: {
    align: { start: 'text-start', end: 'text-end' },
    isLeftOut: { true: 'as-cards:hidden', false: '' },
  },
  defaultVariants: { align: 'start' },
})
