import { cva } from 'class-variance-authority'

const bar = 'animate-pulse bg-surface-disabled forced:border'

export const skeletonVariants = cva('', {
  variants: {
    /** Of what is on its way: a line of text, a button, a picture of somebody, anything else. */
    shape: {
      // As high as a line of the text around it, with a bar as high as its letters.
      line: 'flex h-[1lh] items-center before:h-[0.85em] before:w-full before:animate-pulse before:rounded-box before:bg-surface-disabled before:content-[""] forced:before:border',
      pill: `block h-control rounded-control ${bar}`,
      circle: `block size-avatar rounded-full ${bar}`,
      box: `block h-full rounded-card ${bar}`,
    },
  },
  defaultVariants: { shape: 'line' },
})
