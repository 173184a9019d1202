import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { rhythm } from '../../subscription/rhythm.ts'

/** All of it, as one would say it. */
export function SubscriptionSentence({ subscription }: { subscription: Subscription }) {
  const { portfolio_id, plan, currency, amount, gateway, card } = subscription
  return (
    <>
      <Money amount={moneyFromWire(currency, amount)} /> to{' '}
      <TextLink asChild>
        <Link to={pathTo.portfolio(portfolio_id)}>{planLabel(plan)}</Link>
      </TextLink>{' '}
      by {gateway === 'card_us' ? 'international card' : 'card'}{' '}
      {card ? <span className="figures whitespace-nowrap">•••• {card.last4} </span> : null}
      {rhythm(subscription)}
    </>
  )
}
