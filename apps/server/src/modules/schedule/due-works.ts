import { askDueDisputes } from '../chargeback/ask-due-disputes.ts'
import { eraseClosed } from '../closing/erase-closed.ts'
import { remindOfExpiry } from '../kyc/remind-of-expiry.ts'
import { askDuePayments } from '../payment/ask-due-payments.ts'
import { askDuePayouts } from '../payout/ask-due-payouts.ts'
import { maturePortfolios } from '../portfolio/mature-portfolios.ts'
import { remindOfMaturity } from '../portfolio/remind-of-maturity.ts'
import { askRateFeed } from '../rate/ask-rate-feed.ts'
import { lapseHeldRates } from '../rate/lapse-held-rates.ts'
import { askDueRefunds } from '../refund/ask-due-refunds.ts'
import { carryOutReturns } from '../returns/carry-out-returns.ts'
import { chargeSubscriptions } from '../subscription/charge-subscriptions.ts'
import { remindOfCards } from '../subscription/remind-of-cards.ts'
import { remindOfTerms } from '../terms/remind-of-terms.ts'
import { remindOfTransfers } from '../transfer/remind-of-transfers.ts'
import { remindDeskOfPayout } from '../withdrawal/remind-desk-of-payout.ts'
import { remindOfPayout } from '../withdrawal/remind-of-payout.ts'
import type { DueWork } from './due-work.ts'
import { releaseExpiredHolds } from './release-expired-holds.ts'

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
