import { cx, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { badgeVariants } from './badge.variants.ts'

export type BadgeProps = VariantProps<typeof badgeVariants> & {
  className?: string | undefined
  children: ReactNode
}

/** A short word that sorts: a plan's kind, "New". What became of something is a status pill. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span data-tone={tone} className={cx(badgeVariants({ tone }), className)}>
      {children}
    </span>
  )
}
