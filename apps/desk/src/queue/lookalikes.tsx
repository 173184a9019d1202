import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Lookalike } from '@kinfold/contract/operator/lookalike/lookalike'
import { Banner } from '@kinfold/ui/banner'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../address/paths.ts'
import { dayText } from '../day/day-text.ts'

type LookalikesProps = {
  title: string
  /** What it may mean. */
  text: string
  items: readonly Lookalike[]
}

/** Names what may be the same money, each a press away. */
export function Lookalikes({ title, text, items }: LookalikesProps) {
  return (
    <Banner tone="warning" title={title}>
      {text}
      <ul className="mt-1.5 flex flex-col gap-1.5 empty:hidden">
        {items.map(item => (
          <li key={item.payment_id ?? item.unmatched_id} className="[overflow-wrap:anywhere]">
            <TextLink asChild>
              <Link to={addressOf(item)}>{item.reference}</Link>
            </TextLink>
            {item.name === '' ? '' : ` of ${item.name}`}, {formatMoney(fromWireMoney(item.amount))}
            {item.received_on ? `, arrived on ${dayText(item.received_on)}` : ', announced'}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

const addressOf = ({ payment_id, unmatched_id }: Lookalike): string =>
  payment_id === null
    ? pathTo.unmatched(unmatched_id ?? '', '?state=any')
    : pathTo.transfer(payment_id, '?status=any')
