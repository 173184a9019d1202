import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import type { KeyValueItem } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { percentText } from '@kinfold/ui/percent-text'

export function termText(months: number | null): string {
  if (months === null) return 'Open-ended'
  return months === 1 ? '1 month' : `${months} months`
}

/** What a member weighs before contributing. */
export function planFacts(plan: Plan): KeyValueItem[] {
  const { currency, minimum, tenor_months, expected_return_bps } = plan
  return [
    {
      label: 'From',
      value: <Money alwaysShown amount={moneyFromWire(currency, minimum)} />,
    },
    { label: 'Runs for', value: termText(tenor_months) },
    ...(expected_return_bps === null
      ? []
      : [{ label: 'Expected a year', value: <Expected bps={expected_return_bps} /> }]),
  ]
}

/** Said before fees, since what was is said after them. */
function Expected({ bps }: { bps: number }) {
  return (
    <>
      {percentText(bps / 100)}{' '}
      <span className="text-small font-normal whitespace-nowrap text-ink-muted">before fees</span>
    </>
  )
}
