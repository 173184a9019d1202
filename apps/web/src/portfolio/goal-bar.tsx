import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { goalShare } from '@kinfold/contract/portfolio/goal-outlook'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioGoal } from '@kinfold/contract/portfolio/portfolio-goal'
import { Money } from '@kinfold/ui/money'
import { percentText } from '@kinfold/ui/percent-text'
import { Progress } from '@kinfold/ui/progress'
import { dayText } from '../day/day-text.ts'

type GoalBarProps = {
  portfolio: Pick<Portfolio, 'currency' | 'value'>
  goal: PortfolioGoal
  /** What it is, where nothing above it says so. */
  lead?: string
}

/** How far a portfolio has come towards what its member wants it to be worth. */
export function GoalBar({ portfolio: { currency, value }, goal, lead = '' }: GoalBarProps) {
  const share = goalShare({ currency, value, goal })
  return (
    <Progress
      label={
        <>
          {lead}
          <Money amount={moneyFromWire(currency, goal.amount)} /> by {dayText(goal.by)}
        </>
      }
      value={share}
      valueText={percentText(share)}
    />
  )
}
