import type { LinePosting } from '@kinfold/contract/ledger/line-behind'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { Money } from '@kinfold/ui/money'
import { cx } from 'class-variance-authority'
import { accountNames } from './account-names.ts'

const own: ReadonlySet<LinePosting['account']> = new Set(['wallet', 'portfolio', 'receivable'])

/** What the books hold behind a figure: where it left, and where it arrived. */
export function PostingList({ postings }: { postings: readonly LinePosting[] }) {
  if (postings.length === 0) return null
  return (
    <details className="border-t border-line pt-1 text-small">
      <summary className="min-h-control-small cursor-pointer content-center font-medium text-ink">
        What is in the books
      </summary>
      <ul className="divide-y divide-line">
        {postings.map(({ account, amount }, index) => (
          <li
            key={index}
            className={cx(
              'flex items-center justify-between gap-6 py-2.5',
              own.has(account) ? 'font-medium text-ink' : 'text-ink-muted',
            )}
          >
            <span className="min-w-0 break-words">{accountNames[account](amount.currency)}</span>
            <Money change amount={fromWireMoney(amount)} />
          </li>
        ))}
      </ul>
      <p className="pt-2 text-ink-muted">
        What leaves one account arrives in another, so all of it comes to nothing.
      </p>
    </details>
  )
}
