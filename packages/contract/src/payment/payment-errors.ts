import type { ErrorCode } from '../errors/error-catalogue.ts'

/** What a payment that begins may be refused with, whatever it is for. */
export const paymentErrors = [
  'terms_not_accepted',
  'kyc_required',
  'kyc_pending',
  'plan_closed',
  'portfolio_not_open',
  'below_minimum',
  'wallet_not_available',
  'currency_mismatch',
  'gateway_not_available',
  'insufficient_balance',
  'exchange_rate_missing',
  'quote_changed',
  'payment_already_started',
  'provider_unavailable',
] as const satisfies readonly ErrorCode[]
