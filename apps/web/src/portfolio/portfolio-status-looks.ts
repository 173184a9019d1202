import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import type { StatusLooks } from '../status/status-looks.ts'

export const portfolioStatusLooks: StatusLooks<PortfolioStatus> = {
  pending_payment: { tone: 'warning', label: 'Awaiting payment' },
  pending_confirmation: { tone: 'warning', label: 'Being confirmed' },
  active: { tone: 'success', label: 'Active' },
  matured: { tone: 'info', label: 'Matured' },
  closed: { tone: 'neutral', label: 'Closed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
}
