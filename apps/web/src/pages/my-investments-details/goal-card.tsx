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

/**
 * What the money is to become, how far that is, and what a month has to bring; or the offer to say so. One button for
 * both, so that who set a goal or took it away by keyboard stands where they stood.
 */
export function GoalCard({ portfolio, isTakingMore, onSet }: GoalCardProps) {
  const { goal } = portfolio
  if (goalProblem(portfolio)) return null
  return (
    <Card
      title="Your goal"
      action={
        <Button
          size="small"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={goal ? 'Change your goal' : undefined}
          onClick={onSet}
        >
          {goal ? 'Change' : 'Set a goal'}
        </Button>
      }
    >
      {goal ? (
        <Goal portfolio={portfolio} goal={goal} isTakingMore={isTakingMore} />
      ) : (
        <p className="text-body text-pretty text-ink-muted">
          Saving for something? Say how much and by when, and see what each month has to bring.
        </p>
      )}
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
