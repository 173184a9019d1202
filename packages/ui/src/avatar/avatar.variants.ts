import { cva } from 'class-variance-authority'

export const avatarVariants = cva(
  'relative grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold select-none forced:outline-1 forced:-outline-offset-1',
  {
    variants: {
      size: {
        small: 'size-avatar-small text-caption',
        regular: 'size-avatar text-small',
        large: 'size-avatar-large text-heading',
      },
      tone: {
        0: 'bg-primary-soft text-on-primary-soft',
        1: 'bg-accent-soft text-on-accent-soft',
        2: 'bg-success-soft text-on-success-soft',
        3: 'bg-danger-soft text-on-danger-soft',
      },
    },
    defaultVariants: { size: 'regular' },
  },
)
