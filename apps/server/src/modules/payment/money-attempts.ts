// Under which attempt each movement is written down. A statement finds what a line is about by it,
// and the same thing can't be booked twice: a payment credits once, however often it is told.
import type { IdempotencyKey } from '../../ledger/transfer-request.ts'

const attempt =
  (scope: string) =>
  (key: string): IdempotencyKey => ({ scope, key })

export const moneyAttempts = {
  /** By the payment's id. */
  payment: attempt('payment'),
  refund: attempt('refund'),
  chargeback: attempt('chargeback'),
  /** What is taken from the wallet for a chargeback is one more movement of the same payment. */
  chargebackRecovered: attempt('chargeback recovered'),
  /** By the withdrawal's id. */
  withdrawalHold: attempt('withdrawal hold'),
  withdrawal: attempt('withdrawal'),
  withdrawalPaid: attempt('withdrawal paid'),
  conversion: attempt('conversion'),
  /** By what was posted and for which portfolio. */
  returns: (posting: string, portfolio: string): IdempotencyKey => ({
    scope: 'returns',
    key: `${posting} ${portfolio}`,
  }),
  returnsFee: (posting: string, portfolio: string): IdempotencyKey => ({
    scope: 'returns fee',
    key: `${posting} ${portfolio}`,
  }),
  /** By the portfolio and the day its term ends. */
  maturity: (portfolio: string, on: string): IdempotencyKey => ({
    scope: 'maturity',
    key: `${portfolio} ${on}`,
  }),
  /** By the id of the money that arrived unannounced. */
  unmatchedReceived: attempt('unmatched received'),
  unmatchedMatched: attempt('unmatched matched'),
  unmatchedReturned: attempt('unmatched returned'),
} as const
