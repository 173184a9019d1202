import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { tableRoles } from '../data-table/table-roles.ts'
import { Money } from '../money/money.tsx'
import { type WaterfallAmount, type WaterfallBar, waterfallBars } from './waterfall-bars.ts'

export type WaterfallStep = WaterfallAmount & {
  name: string
  /** Leads to what the sum is made of; the whole row takes the press. */
  link?: ReactElement<{ children?: ReactNode }> | undefined
}

export type WaterfallProps = {
  /** What it explains: "How your value came about". */
  label: string
  /** From where it began to what it came to. */
  steps: readonly WaterfallStep[]
  currency: string
  className?: string | undefined
}

function colourOf({ kind, minor }: WaterfallStep): string {
  if (kind === 'total') return 'var(--chart-1)'
  return minor < 0n ? 'var(--chart-4)' : 'var(--chart-3)'
}

type RowProps = { step: WaterfallStep; bar: WaterfallBar; currency: string }

function Row({ step, bar, currency }: RowProps) {
  const { name, minor, kind, link } = step
  const total = kind === 'total'
  return (
    <tr
      {...tableRoles.row}
      data-kind={kind ?? 'change'}
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline border-b border-line last:border-b-0',
        link &&
          'transition-colors hover:bg-surface-hover has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:outline-focus',
      )}
    >
      <th
        {...tableRoles.rowHead}
        scope="row"
        className={cx(
          'pt-3 pe-4 pb-8 text-start [overflow-wrap:anywhere]',
          total ? 'font-semibold text-ink' : 'font-normal text-ink',
        )}
      >
        {link ? (
          <Slot
            data-row-link
            className="underline decoration-line-strong decoration-1 underline-offset-4 outline-none after:absolute after:inset-0"
          >
            {cloneElement(link, undefined, name)}
          </Slot>
        ) : (
          name
        )}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-3 h-2.5 rounded-box bg-surface-disabled forced:border"
        >
          {minor === 0n ? null : (
            <span
              className="absolute inset-y-0 min-w-0.5 rounded-box"
              style={{
                insetInlineStart: `min(${bar.start}%, 100% - 2px)`,
                width: `${bar.length}%`,
                backgroundColor: colourOf(step),
              }}
            />
          )}
        </span>
      </th>
      <td
        {...tableRoles.cell}
        className={cx(
          'pt-3 pb-8 text-end whitespace-nowrap text-ink',
          total ? 'font-semibold' : 'font-medium',
        )}
      >
        <Money change={!total} amount={{ currency, minor }} />
      </td>
    </tr>
  )
}

/**
 * From one sum to another, change by change. It is a table; each row has its bar beneath. Rows are grids: WebKit lets
 * nothing stand in the box of a table's row, neither the bar nor what takes the press.
 */
export function Waterfall({ label, steps, currency, className }: WaterfallProps) {
  const bars = waterfallBars(steps)
  return (
    <table {...tableRoles.table} className={cx('block w-full', className)}>
      <caption className="sr-only">{label}</caption>
      <tbody {...tableRoles.group} className="block">
        {steps.map((step, at) => (
          <Row
            key={step.name}
            step={step}
            bar={bars[at] ?? { start: 0, length: 0 }}
            currency={currency}
          />
        ))}
      </tbody>
    </table>
  )
}
