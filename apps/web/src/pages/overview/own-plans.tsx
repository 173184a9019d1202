import type { Currency } from '@kinfold/contract/money/currency'
import { ShareBar } from '@kinfold/ui/share-bar'
import { usePlanShares } from '../../portfolio/use-plan-shares.ts'
import { useMember } from '../../session/use-member.ts'

/** The plans of one currency, each with its share and the shape of its last year: those that the hero's curve is of. */
export function OwnPlans({ currency }: { currency: Currency }) {
  const { today } = useMember()
  const { today: shares } = usePlanShares(currency, today)
  if (shares.length === 0) return null
  return (
    <ShareBar
      className="mt-5"
      label={`Plans of your ${currency} portfolio`}
      currency={currency}
      shares={shares}
    />
  )
}
