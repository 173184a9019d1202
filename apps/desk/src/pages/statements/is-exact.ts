import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'

/** So sure that it may be confirmed with others: the very amount, and the reference or the sender too. */
export const isExact = ({ state, suggested, because }: StatementLine): boolean =>
  (state === 'unmatched' || state === 'open') &&
  (suggested?.payment_id ?? suggested?.withdrawal_id) != null &&
  // It takes money from a wallet, so somebody reads that first.
  suggested?.withdrawal_status !== 'failed' &&
  because.includes('amount') &&
  (because.includes('reference') || because.includes('sender'))
