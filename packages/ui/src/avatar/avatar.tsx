import { cx, type VariantProps } from 'class-variance-authority'
import { useState } from 'react'
import { avatarVariants } from './avatar.variants.ts'
import { initials, toneOf } from './initials.ts'

export type AvatarProps = Pick<VariantProps<typeof avatarVariants>, 'size'> & {
  name: string
  /** A picture; the initials show until it is there, and when it never comes. */
  src?: string | undefined
  className?: string | undefined
}

/** A picture of a name that is written or said beside it, so it is silent itself. */
export function Avatar({ name, src, size = 'regular', className }: AvatarProps) {
  const [arrived, setArrived] = useState<string>()
  return (
    <span
      aria-hidden="true"
      data-size={size}
      className={cx(avatarVariants({ size, tone: toneOf(name) }), className)}
    >
      {initials(name)}
      {src ? (
        <img
          src={src}
          alt=""
          onLoad={() => setArrived(src)}
          className={cx('absolute inset-0 size-full object-cover', arrived !== src && 'opacity-0')}
        />
      ) : null}
    </span>
  )
}
