import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { Money } from '../money/money.tsx'
import type { MoneyAmount } from '../money/money-parts.ts'
import { StatusPill, type StatusPillProps } from '../status-pill/status-pill.tsx'

export type ReceiptRowProps = {
  /** One icon for its kind. */
  icon: ReactNode
  /** What happened, in two or three words. */
  what: ReactNode
  /** A few words more: where to, from which plan. */
  detail?: ReactNode
  /** What it came to, with its sign. */
  amount: MoneyAmount
  /** What was left after it: `{ label: 'Balance', amount }`. */
  after?: { label: string; amount: MoneyAmount } | undefined
  /** Only while it is not simply done. */
  status?: { tone: StatusPillProps['tone']; text: string } | undefined
  /** Opens the receipt; the whole row takes the press: `<Link to="?t=42" />`. */
  link?: ReactElement<{ children?: ReactNode }> | undefined
  className?: string | undefined
}

/** One movement in a list by month. Phrasing content, because it may be the summary of its details. */
export function ReceiptRow({
  icon,
  what,
  detail,
  amount,
  after,
  status,
  link,
  className,
}: ReceiptRowProps) {
  const id = useId()
  // What failed or was called off neither came in nor went out.
  const failed = status?.tone === 'danger' || status?.tone === 'neutral'
  return (
    <span
      className={cx(
        'relative flex min-h-16 items-center gap-4 rounded-option px-3 py-2.5',
        link &&
          'transition-colors hover:bg-surface-hover has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:-outline-offset-2 has-[[data-row-link]:focus-visible]:outline-focus',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-on-primary-soft [&>svg]:size-5"
      >
        {icon}
      </span>
      <span className="block min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 flex-1 basis-24 font-medium break-words text-ink">
            {link ? (
              <Slot
                data-row-link
                aria-describedby={`${id}-amount ${id}-detail${after ? ` ${id}-after` : ''}`}
                className="outline-none after:absolute after:inset-0"
              >
                {cloneElement(link, undefined, what)}
              </Slot>
            ) : (
              what
            )}
          </span>
          <span
            id={`${id}-amount`}
            className={cx('ms-auto font-semibold', failed ? 'text-ink-muted' : 'text-ink')}
          >
            <Money change={!failed} amount={amount} />
          </span>
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span id={`${id}-detail`} className="min-w-0 grow text-small break-words text-ink-muted">
            {detail}
          </span>
          {status ? (
            <StatusPill tone={status.tone} className="ms-auto">
              {status.text}
            </StatusPill>
          ) : null}
          {after ? (
            <span id={`${id}-after`} className="ms-auto text-small text-ink-muted">
              {after.label} <Money amount={after.amount} />
            </span>
          ) : null}
        </span>
      </span>
    </span>
  )
}
