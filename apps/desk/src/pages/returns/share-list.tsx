import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { ReturnsShare } from '@kinfold/contract/operator/returns/returns-share'
import { Money } from '@kinfold/ui/money'
import { Pagination } from '@kinfold/ui/pagination'
import { shareWords } from './choices.ts'
import type { ReturnsDetail } from './returns-detail.ts'

export const sharesPerPage = 100

/** So often the average share: worth a second look. */
const timesAverage = 5

type ShareListProps = {
  detail: ReturnsDetail
  page: number
  onPageChange: (page: number) => void
}

/** Each portfolio's part, the largest first: what stands out is seen at once. */
export function ShareList({ detail, page, onPageChange }: ShareListProps) {
  const { posting, shares } = detail
  const { currency } = posting.plan
  const average = Math.abs(posting.total.amount) / Math.max(1, posting.portfolios)
  return (
    <div className="flex flex-col pb-4">
      <ul aria-label="Shares" className="divide-y divide-line border-y border-line">
        {shares.items.map(share => (
          <ShareRow
            key={share.portfolio_id}
            share={share}
            currency={currency}
            times={Math.abs(share.return_amount) / average}
          />
        ))}
      </ul>
      {shares.total_pages > 1 ? (
        <div className="px-4 pt-4 lg:px-5">
          <Pagination
            page={page}
            perPage={sharesPerPage}
            totalCount={shares.total_count}
            label="Pages of portfolios"
            of="portfolios"
            onPageChange={onPageChange}
          />
        </div>
      ) : null}
    </div>
  )
}

type ShareRowProps = {
  share: ReturnsShare
  currency: ReturnsDetail['posting']['plan']['currency']
  times: number
}

function ShareRow({ share, currency, times }: ShareRowProps) {
  const { member, value_before, return_amount, fee, state } = share
  const of = (amount: number) => moneyFromWire(currency, amount)
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] hover:bg-surface-hover lg:px-5">
      <div className="min-w-0 flex-1 text-small">
        <p className="font-semibold text-ink [overflow-wrap:anywhere]">{member.name}</p>
        <p className="text-ink-muted">
          of <Money amount={of(value_before)} />
          {fee > 0 ? (
            <>
              , fee <Money amount={of(fee)} />
            </>
          ) : null}
        </p>
        {times >= timesAverage ? (
          <p className="text-caption text-warning">{Math.round(times)} times the average share</p>
        ) : null}
      </div>
      <div className="shrink-0 text-end text-small">
        <Money amount={of(return_amount)} className="font-semibold text-ink" />
        <p className="text-caption text-ink-muted">{shareWords[state]}</p>
      </div>
    </li>
  )
}
