import { setPortfolioGoal } from '@kinfold/contract/portfolio/set-portfolio-goal'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { portfolioKey } from './get-portfolio.ts'
import { portfoliosKey } from './list-portfolios.ts'

export const setPortfolioGoalMutation = mutation('PATCH /portfolio/goal/:id', setPortfolioGoal, {
  invalidates: [portfoliosKey, portfolioKey],
  success: ({ goal }) => (goal ? 'Your goal is saved.' : 'The goal is taken away.'),
})

export const useSetPortfolioGoal = () => useMutation(setPortfolioGoalMutation)
