import { useSubscriptions } from '@kinfold/api/subscription/list-subscriptions'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { runningStatuses } from '@kinfold/contract/subscription/subscription-status'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { dayText } from '../../day/day-text.ts'
import { rhythm } from '../../subscription/rhythm.ts'

const running: readonly string[] = runningStatuses

/** What comes by itself and when; until that is known, or where it waits, the way to it. */
export function RecurringText({ portfolio: { id } }: { portfolio: Portfolio }) {
  const { data } = useSubscriptions()
  const own = data?.items.find(
    ({ portfolio_id, status }) => portfolio_id === id && running.includes(status),
  )
  return (
    <TextLink asChild>
      <Link to={paths.recurring}>
        {own ? (
          <>
            <Money amount={moneyFromWire(own.currency, own.amount)} /> {rhythm(own)}
            {own.next_charge_on ? `, next ${dayText(own.next_charge_on)}` : null}
          </>
        ) : (
          'Yes, see when'
        )}
      </Link>
    </TextLink>
  )
}
