import { namePortfolio } from '@kinfold/contract/portfolio/name-portfolio'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { portfolioKey } from './get-portfolio.ts'
import { portfoliosKey } from './list-portfolios.ts'

export const namePortfolioMutation = mutation('PATCH /portfolio/name/:id', namePortfolio, {
  invalidates: [portfoliosKey, portfolioKey],
  success: 'The name is saved.',
})

export const useNamePortfolio = () => useMutation(namePortfolioMutation)
