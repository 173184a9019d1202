import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { accountWords, roleWords } from '@kinfold/contract/operator/books/posting-words'
import type { AccountPosting } from '@kinfold/contract/operator/member/account-posting'
import { Money } from '@kinfold/ui/money'
import { momentText } from '../day/day-text.ts'

export type PostingItemProps = {
  posting: Omit<AccountPosting, 'balance_after'> & Partial<Pick<AccountPosting, 'balance_after'>>
}

/** One posting: what it did to its account, and the whole movement it is part of. */
export function PostingItem({ posting }: PostingItemProps) {
  const { role, is_reversal, amount, balance_after, happened_at, reference, postings } = posting
  return (
    <li className="px-4 py-2.5 text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold text-ink">
          {roleWords[role]}
          {is_reversal ? ', taken back' : ''}
        </p>
        <p className="figures font-semibold text-ink">
          <Money change amount={fromWireMoney(amount)} />
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-caption text-ink-muted">
        <p className="[overflow-wrap:anywhere]">
          {momentText(happened_at)}
          {reference ? ` · ${reference}` : ''}
        </p>
        {balance_after ? (
          <p className="figures">
            Then there was <Money amount={fromWireMoney(balance_after)} />
          </p>
        ) : null}
      </div>
      <details className="mt-1">
        <summary className="cursor-pointer text-caption text-ink-muted">The whole movement</summary>
        <ul className="mt-1 flex flex-col gap-1 border-s-2 border-line ps-3 text-caption">
          {postings.map((leg, at) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-4">
              <span className="text-ink-muted">
                {accountWords[leg.account]}, {roleWords[leg.role].toLowerCase()}
              </span>
              <span className="figures text-ink">
                <Money change amount={fromWireMoney(leg.amount)} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
