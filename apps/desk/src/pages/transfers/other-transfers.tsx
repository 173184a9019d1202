import { useExpectedTransfers } from '@kinfold/api/operator/transfer/list-expected-transfers'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { statusWords } from './choices.ts'

const shown = 5

/** What the same member sent besides: the same money is often announced twice. */
export function OtherTransfers({ transfer }: { transfer: ExpectedTransfer }) {
  const { data } = useExpectedTransfers({ search: transfer.member.email, per_page: shown + 1 })
  const others = (data?.items ?? [])
    .filter(each => each.payment_id !== transfer.payment_id)
    .slice(0, shown)
  if (others.length === 0) return null
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">Other transfers of theirs</h2>
      <ul className="mt-1.5 flex flex-col gap-2 text-small">
        {others.map(({ payment_id, expected, received, status, submitted_at, reference }) => (
          <li key={payment_id} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <TextLink asChild>
              <Link to={pathTo.transfer(payment_id, '?status=any')}>{reference}</Link>
            </TextLink>
            <span className="font-medium text-ink">
              {formatMoney(fromWireMoney(received ?? expected))}
            </span>
            <span className="basis-full text-caption text-ink-muted">
              {statusWords[status]}, announced on {momentText(submitted_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
