import { goalProblem } from '@kinfold/contract/portfolio/goal-problem'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioGoal } from '@kinfold/contract/portfolio/portfolio-goal'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { dayText } from '../../day/day-text.ts'
import { GoalBar } from '../../portfolio/goal-bar.tsx'
import { GoalSentences } from './goal-sentences.tsx'

type GoalCardProps = {
  portfolio: Portfolio
  /** Whether more can be paid into it. */
  isTakingMore: boolean
  onSet: () => void
}

/** What the money is to become, how far that is, and what a month has to bring; or the offer to say so. */
export function GoalCard({ portfolio, isTakingMore, onSet }: GoalCardProps) {
  const { goal } = portfolio
  if (goalProblem(portfolio)) return null
  if (!goal) return <NoGoal onSet={onSet} />
  return (
    <Card
      title="Your goal"
      action={
        <Button
          size="small"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label="Change your goal"
          onClick={onSet}
        >
          Change
        </Button>
      }
    >
      <Goal portfolio={portfolio} goal={goal} isTakingMore={isTakingMore} />
    </Card>
  )
}

function NoGoal({ onSet }: Pick<GoalCardProps, 'onSet'>) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-64 text-body text-pretty text-ink-muted">
          Saving for something? Say how much and by when, and see what each month has to bring.
        </p>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onSet}>
          Set a goal
        </Button>
      </div>
    </Card>
  )
}

type GoalProps = Omit<GoalCardProps, 'onSet'> & { goal: PortfolioGoal }

function Goal({ portfolio, goal, isTakingMore }: GoalProps) {
  return (
    <div className="flex flex-col gap-4">
      <GoalBar portfolio={portfolio} goal={goal} />
      <div className="text-body text-pretty text-ink-muted">
        <GoalSentences portfolio={portfolio} goal={goal} isTakingMore={isTakingMore} />
      </div>
      <TermFirst portfolio={portfolio} goal={goal} />
    </div>
  )
}

/** The term may end before the goal’s day. */
function TermFirst({ portfolio, goal }: Pick<GoalProps, 'portfolio' | 'goal'>) {
  const { matures_on, at_maturity } = portfolio
  if (matures_on === null || matures_on >= goal.by || at_maturity === 'roll_over') return null
  return (
    <p className="text-small text-pretty text-ink-muted">
      Its term ends before that, on {dayText(matures_on)}, and it is paid to your wallet then.
    </p>
  )
}
