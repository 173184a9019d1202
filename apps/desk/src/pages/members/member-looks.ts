import type { customerStates } from '@kinfold/contract/account/customer'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import type { StatusPillProps } from '@kinfold/ui/status-pill'

type Look = { readonly tone: StatusPillProps['tone']; readonly label: string }

export const memberLooks: Readonly<Record<(typeof customerStates)[number], Look>> = {
  active: { tone: 'success', label: 'Active' },
  suspended: { tone: 'danger', label: 'On hold' },
  closed: { tone: 'neutral', label: 'Closed' },
}

export const documentWords: Readonly<Record<DocumentStatus, string>> = {
  not_submitted: 'Not handed in',
  submitted: 'Waits for a decision',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const portfolioWords: Readonly<Record<PortfolioStatus, string>> = {
  pending_payment: 'not paid yet',
  pending_confirmation: 'transfer announced',
  active: 'active',
  matured: 'matured, not paid out',
  closed: 'closed',
  cancelled: 'cancelled',
}

export const paymentLooks: Readonly<Record<PaymentStatus, Look>> = {
  pending: { tone: 'neutral', label: 'Not paid yet' },
  pending_confirmation: { tone: 'warning', label: 'Waits in Transfers' },
  succeeded: { tone: 'success', label: 'Arrived' },
  failed: { tone: 'danger', label: 'Failed' },
  expired: { tone: 'neutral', label: 'Time ran out' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  partly_refunded: { tone: 'info', label: 'Partly given back' },
  refunded: { tone: 'info', label: 'Given back' },
  charged_back: { tone: 'danger', label: 'Taken back' },
}

export const gatewayWords = {
  card: 'card',
  card_us: 'international card',
  transfer: 'transfer through the provider',
  bank: 'transfer to the club’s bank',
  wallet: 'from a wallet',
} as const
