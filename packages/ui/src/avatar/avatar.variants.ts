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
        1: 'bg-person-1 text-on-person-1',
        2: 'bg-person-2 text-on-person-2',
        3: 'bg-person-3 text-on-person-3',
        4: 'bg-person-4 text-on-person-4',
      },
    },
    defaultVariants: { size: 'regular' },
  },
)
