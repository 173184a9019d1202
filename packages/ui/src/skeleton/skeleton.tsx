import { cx, type VariantProps } from 'class-variance-authority'
import { skeletonVariants } from './skeleton.variants.ts'

export type SkeletonProps = VariantProps<typeof skeletonVariants> & {
  /** Width and, where the shape's own doesn't fit, height. A line is exactly as high as a line of the text around it. */
  className?: string | undefined
}

/** Stands where content will be, in its measures. Put it in a `LoadingRegion`, which says so in words. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-shape={shape}
      className={cx(skeletonVariants({ shape }), className)}
    />
  )
}
