import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { CopyButton } from '../copy-button/copy-button.tsx'

export type KeyValueItem = {
  label: string
  value: ReactNode
  /** Text for a copy button: what the member types elsewhere, without spaces. */
  copy?: string | undefined
  /** The sum under the line. */
  strong?: boolean | undefined
}

export type KeyValueListProps = {
  items: readonly KeyValueItem[]
  /** `rows` puts the value at the line's end; `stacked` under its label, side by side where there is room. */
  layout?: 'rows' | 'stacked'
  className?: string | undefined
}

const lists = {
  rows: 'divide-y divide-line',
  stacked: 'grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(48),100%),1fr))] gap-x-8 gap-y-5',
}

const pairs = {
  // A figure too wide for what its name leaves stands below it.
  rows: 'flex min-h-control flex-wrap items-center justify-between gap-x-6 py-2',
  stacked: 'min-w-0',
}

export function KeyValueList({ items, layout = 'rows', className }: KeyValueListProps) {
  return (
    <dl className={cx(lists[layout], className)}>
      {items.map(({ label, value, copy, strong }) => (
        <div key={label} className={pairs[layout]}>
          <dt
            className={cx(
              'text-small',
              strong ? 'font-semibold text-ink' : 'text-ink-muted',
              layout === 'rows' && 'max-w-[45%] min-w-min shrink-0',
            )}
          >
            {label}
          </dt>
          <dd
            className={cx(
              'flex min-w-0 items-center gap-1 break-words text-ink',
              strong ? 'text-lead font-semibold' : 'font-medium',
              layout === 'rows' ? 'flex-[1_1_min-content] justify-end text-end' : '',
            )}
          >
            <span className="min-w-0 break-words">{value}</span>
            {copy ? <CopyButton text={copy} of={label} className="-my-2 -me-3" /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
