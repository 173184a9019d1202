import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'

export type SectionProps = {
  title: ReactNode
  headingLevel?: 2 | 3
  description?: ReactNode
  /** A link or a small button at the end of the title's line. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Section({
  title,
  headingLevel = 2,
  description,
  action,
  className,
  children,
}: SectionProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className={cx('flex min-w-0 flex-col gap-4', className)}>
      <div
        className={cx(
          'flex flex-wrap justify-between gap-x-6 gap-y-1',
          description ? 'items-end' : 'items-center',
        )}
      >
        <div className="min-w-0">
          <Heading id={id} className="text-title font-semibold text-ink">
            {title}
          </Heading>
          {description ? (
            <p className="mt-0.5 max-w-prose text-small text-ink-muted">{description}</p>
          ) : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
