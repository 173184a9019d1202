import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { SpeltText } from '../account-number/spelt-text.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { type KeyValueItem, KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Modal, type ModalProps } from '../modal/modal.tsx'
import { Money } from '../money/money.tsx'
import type { MoneyAmount } from '../money/money-parts.ts'
import { Timeline, type TimelineEvent } from '../timeline/timeline.tsx'
import { useWords } from '../words/use-words.ts'
import { receiptSheetWords } from './receipt-sheet.words.ts'

export type ReceiptSheetProps = Pick<ModalProps, 'ownStep'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What it is: "Withdrawal". */
  title: ReactNode
  /** Absent while it is on its way: the children stand in for it. */
  amount?: MoneyAmount | undefined
  /** What happened, as one would say it. */
  sentence?: ReactNode
  /** Both sides of it. */
  from?: ReactNode
  /** The other side of it. */
  to?: ReactNode
  /** What was done, is being done and is still to come. */
  events?: readonly TimelineEvent[]
  /** Fee, rate and when it was set, balance after. */
  facts?: readonly KeyValueItem[]
  /** What one tells the club when asking about it. */
  reference?: string | undefined
  /** What stands behind the figure: `<details>`. */
  children?: ReactNode
  /** Download, cancel: buttons. */
  actions?: ReactNode
  /** Where to go when something is wrong with it. */
  help?: ReactNode
}

function Sides({ from, to }: { from: ReactNode; to: ReactNode }) {
  const words = useWords('receiptSheet', receiptSheetWords)
  return (
    <p className="flex items-center gap-3 rounded-option bg-surface-sunken px-4 py-3 text-small">
      <span className="sr-only">{words.sides}: </span>
      <span className="min-w-0 flex-1 font-medium break-words text-ink">{from}</span>
      <ArrowRight
        role="img"
        aria-label={words.to}
        strokeWidth={1.75}
        className="size-4 shrink-0 text-ink-muted rtl:-scale-x-100"
      />
      <span className="min-w-0 flex-1 text-end font-medium break-words text-ink">{to}</span>
    </p>
  )
}

/** Everything there is to know of one movement: a drawer at the side, on a phone a sheet. */
export function ReceiptSheet({
  open,
  onOpenChange,
  ownStep = true,
  title,
  amount,
  sentence,
  from,
  to,
  events,
  facts = [],
  reference,
  children,
  actions,
  help,
}: ReceiptSheetProps) {
  const words = useWords('receiptSheet', receiptSheetWords)
  return (
    <Modal
      {...{ open, onOpenChange, ownStep, title }}
      size="side"
      focusStarts="panel"
      {...(actions ? { footer: actions } : {})}
    >
      <div className="@container flex flex-col gap-6">
        {amount ? (
          <div>
            <p className="figures text-(length:--stat-hero-size) leading-[1.2] font-semibold tracking-[-0.03em] text-ink [--money-decimals:var(--ink-muted)]">
              <Money change amount={amount} />
            </p>
            <p className="mt-1 text-body text-pretty text-ink-muted">{sentence}</p>
          </div>
        ) : null}
        {from && to ? <Sides from={from} to={to} /> : null}
        {events ? <Timeline label={words.events} events={events} /> : null}
        {facts.length > 0 ? <KeyValueList items={facts} /> : null}
        {reference ? (
          <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
            <span className="text-small text-ink-muted">{words.reference}</span>
            <span className="flex items-center gap-1 font-medium text-ink">
              <SpeltText text={reference} />
              <CopyButton text={reference} of={words.reference} className="-my-2 -me-3" />
            </span>
          </div>
        ) : null}
        {children}
        {help ? <div className="text-small">{help}</div> : null}
      </div>
    </Modal>
  )
}
