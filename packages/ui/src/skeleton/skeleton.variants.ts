import { cva } from 'class-variance-authority'

export const skeletonVariants = cva('block animate-pulse bg-surface-disabled forced:border', {
  variants: {
    shape: {
      line: 'my-[0.3em] h-[0.85em] rounded-box',
      pill: 'h-control rounded-control',
      circle: 'size-avatar rounded-full',
      box: 'h-full rounded-card',
    },
  },
  defaultVariants: { shape: 'line' },
})
