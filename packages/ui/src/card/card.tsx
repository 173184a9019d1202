import { Slot } from '@radix-ui/react-slot'
import { cx, type VariantProps } from 'class-variance-authority'
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { AdirePattern } from '../adire-pattern/adire-pattern.tsx'
import { cardVariants } from './card.variants.ts'

export type CardProps = Omit<VariantProps<typeof cardVariants>, 'pressable'> & {
  title?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** One quiet line under the title. */
  description?: ReactNode
  /** Beside the title: a small button, a pill, a menu. */
  action?: ReactNode
  /** The title becomes this link and the whole card takes the press: `<Link to="/wallet" />`. */
  link?: ReactElement<{ children?: ReactNode }> | undefined
  /** Under a hairline. */
  footer?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

type TitleProps = Pick<CardProps, 'title' | 'link'> & { id: string; level: 2 | 3 | 4 }

function Title({ title, link, id, level }: TitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className="min-w-0 grow basis-24 text-lead font-semibold break-words text-ink">
      {link ? (
        <Slot data-card-link className="outline-none after:absolute after:inset-0">
          {cloneElement(link, undefined, title)}
        </Slot>
      ) : (
        title
      )}
    </Heading>
  )
}

export function Card({
  title,
  headingLevel = 2,
  description,
  action,
  link,
  footer,
  tone = 'plain',
  padding = 'regular',
  className,
  children,
}: CardProps) {
  const titleId = useId()
  const named = title ? { role: 'group', 'aria-labelledby': titleId } : {}
  return (
    <div
      {...named}
      data-tone={tone}
      className={cx(cardVariants({ tone, padding, pressable: link !== undefined }), className)}
    >
      {tone === 'feature' ? <AdirePattern className="-z-1 text-ink" fade="corner" /> : null}
      {title ? (
        <div className={children ? 'mb-4' : undefined}>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <Title title={title} link={link} id={titleId} level={headingLevel} />
            {action ? <div className="relative z-1 shrink-0">{action}</div> : null}
          </div>
          {description ? <p className="mt-0.5 text-small text-ink-muted">{description}</p> : null}
        </div>
      ) : null}
      {link ? <div className="pointer-events-none">{children}</div> : children}
      {footer ? (
        <div className="relative z-1 mt-5 border-t border-line pt-4 text-small">{footer}</div>
      ) : null}
    </div>
  )
}
