import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Money } from '@kinfold/ui/money'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { dayText } from '../../../day/day-text.ts'
import { another } from '../choice/use-where-to.ts'

type WhereToProps = {
  plan: Plan
  /** What the member has in the plan. */
  own: readonly Portfolio[]
  /** The portfolio to add to, or `another`. */
  value: string
  onChange: (value: string) => void
}

/** Who has something in a plan adds to it, or starts another beside it. */
export function WhereTo({ plan, own, value, onChange }: WhereToProps) {
  const isOne = own.length === 1
  const cards = own.map(({ id, value: worth, started_on }) => {
    const since = started_on === null ? '' : `since ${dayText(started_on)}`
    return {
      value: String(id),
      label: isOne || !since ? 'Add to what you have' : `Add to what you have ${since}`,
      description: (
        <>
          Worth <Money amount={moneyFromWire(plan.currency, worth)} />
          {isOne && since ? `, ${since}` : null}
        </>
      ),
    }
  })
  const starting = {
    value: another,
    label: 'Start another',
    description: (
      <>
        From <Money alwaysShown amount={moneyFromWire(plan.currency, plan.minimum)} />
      </>
    ),
  }
  return (
    <RadioCards
      label="Where it goes"
      layout="column"
      value={value}
      onChange={onChange}
      cards={[...cards, starting]}
    />
  )
}
