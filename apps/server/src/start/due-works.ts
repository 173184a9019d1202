import type { DueWork } from '../modules/base/schedule/due-work.ts'
import { releaseExpiredHolds } from '../modules/base/schedule/release-expired-holds.ts'
import { askRateFeed } from '../modules/club/rate/ask-rate-feed.ts'
import { lapseHeldRates } from '../modules/club/rate/lapse-held-rates.ts'
import { remindOfCards } from '../modules/holdings/subscription/remind-of-cards.ts'
import { askDuePayments } from '../modules/money/arrival/ask-due-payments.ts'
import { askDueDisputes } from '../modules/money/chargeback/ask-due-disputes.ts'
import { maturePortfolios } from '../modules/money/maturity/mature-portfolios.ts'
import { remindOfMaturity } from '../modules/money/maturity/remind-of-maturity.ts'
import { askDuePayouts } from '../modules/money/payout/ask-due-payouts.ts'
import { askDueRefunds } from '../modules/money/refund/ask-due-refunds.ts'
import { chargeSubscriptions } from '../modules/money/renewal/charge-subscriptions.ts'
import { carryOutReturns } from '../modules/money/returns/carry-out-returns.ts'
import { remindOfTransfers } from '../modules/money/transfer/remind-of-transfers.ts'
import { remindDeskOfPayout } from '../modules/money/withdrawal/remind-desk-of-payout.ts'
import { remindOfPayout } from '../modules/money/withdrawal/remind-of-payout.ts'
import { remindOfExpiry } from '../modules/people/kyc/remind-of-expiry.ts'
import { remindOfTerms } from '../modules/people/terms/remind-of-terms.ts'
import { eraseClosed } from '../modules/whole/closing/erase-closed.ts'

/** All there is; of two that are due at the same moment, the first here comes first. */
export const dueWorks: readonly DueWork[] = [
  releaseExpiredHolds,
  askDuePayments,
  lapseHeldRates,
  askDueRefunds,
  askDueDisputes,
  askRateFeed,
  chargeSubscriptions,
  remindOfCards,
  askDuePayouts,
  remindOfTransfers,
  remindOfExpiry,
  remindOfTerms,
  remindDeskOfPayout,
  remindOfPayout,
  remindOfMaturity,
  carryOutReturns,
  maturePortfolios,
  eraseClosed,
]
