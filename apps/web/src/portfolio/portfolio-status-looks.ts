import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'

type Look = { tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'; label: string }

export const portfolioStatusLooks: Readonly<Record<PortfolioStatus, Look>> = {
  pending_payment: { tone: 'warning', label: 'Awaiting payment' },
  pending_confirmation: { tone: 'warning', label: 'Being confirmed' },
  active: { tone: 'success', label: 'Active' },
  matured: { tone: 'info', label: 'Matured' },
  closed: { tone: 'neutral', label: 'Closed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
}
