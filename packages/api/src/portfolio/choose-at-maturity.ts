import { chooseAtMaturity } from '@kinfold/contract/portfolio/choose-at-maturity'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { portfolioKey } from './get-portfolio.ts'
import { portfoliosKey } from './list-portfolios.ts'

export const chooseAtMaturityMutation = mutation(
  'PATCH /portfolio/at-maturity/:id',
  chooseAtMaturity,
  { invalidates: [portfoliosKey, portfolioKey], success: 'Your choice is saved.' },
)

export const useChooseAtMaturity = () => useMutation(chooseAtMaturityMutation)
