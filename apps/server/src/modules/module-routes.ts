// The routes of every module.
// Written by npm run registers.
import { auditRoutes } from './base/audit/audit.routes.ts'
import { eventRoutes } from './base/event/event.routes.ts'
import { fileRoutes } from './base/file/file.routes.ts'
import { notificationRoutes } from './base/notification/notification.routes.ts'
import { paperRoutes } from './base/paper/paper.routes.ts'
import { presenceRoutes } from './base/presence/presence.routes.ts'
import { booksRoutes } from './books/books/books.routes.ts'
import { monthRoutes } from './books/month/month.routes.ts'
import { reconciliationRoutes } from './books/reconciliation/reconciliation.routes.ts'
import { reportRoutes } from './books/report/report.routes.ts'
import { statementRoutes } from './books/statement/statement.routes.ts'
import { announcementRoutes } from './club/announcement/announcement.routes.ts'
import { bankDetailsRoutes } from './club/bank-details/bank-details.routes.ts'
import { clubPageRoutes } from './club/club-page/club-page.routes.ts'
import { faqRoutes } from './club/faq/faq.routes.ts'
import { feeRoutes } from './club/fee/fee.routes.ts'
import { holidayRoutes } from './club/holiday/holiday.routes.ts'
import { meetingRoutes } from './club/meeting/meeting.routes.ts'
import { officerRoutes } from './club/officer/officer.routes.ts'
import { rateRoutes } from './club/rate/rate.routes.ts'
import { resourceRoutes } from './club/resource/resource.routes.ts'
import { offerRoutes } from './holdings/offer/offer.routes.ts'
import { portfolioRoutes } from './holdings/portfolio/portfolio.routes.ts'
import { subscriptionRoutes } from './holdings/subscription/subscription.routes.ts'
import { walletRoutes } from './holdings/wallet/wallet.routes.ts'
import { arrivalRoutes } from './money/arrival/arrival.routes.ts'
import { chargebackRoutes } from './money/chargeback/chargeback.routes.ts'
import { checkoutRoutes } from './money/checkout/checkout.routes.ts'
import { maturityRoutes } from './money/maturity/maturity.routes.ts'
import { paymentRoutes } from './money/payment/payment.routes.ts'
import { payoutBatchRoutes } from './money/payout-batch/payout-batch.routes.ts'
import { referenceRoutes } from './money/reference/reference.routes.ts'
import { refundRoutes } from './money/refund/refund.routes.ts'
import { renewalRoutes } from './money/renewal/renewal.routes.ts'
import { returnsRoutes } from './money/returns/returns.routes.ts'
import { settlementRoutes } from './money/settlement/settlement.routes.ts'
import { transferRoutes } from './money/transfer/transfer.routes.ts'
import { unmatchedRoutes } from './money/unmatched/unmatched.routes.ts'
import { withdrawalRoutes } from './money/withdrawal/withdrawal.routes.ts'
import { accountRoutes } from './people/account/account.routes.ts'
import { authRoutes } from './people/auth/auth.routes.ts'
import { bankAccountRoutes } from './people/bank-account/bank-account.routes.ts'
import { bankAccountCheckRoutes } from './people/bank-account-check/bank-account-check.routes.ts'
import { kycRoutes } from './people/kyc/kyc.routes.ts'
import { kycCaseRoutes } from './people/kyc-case/kyc-case.routes.ts'
import { noticeRoutes } from './people/notice/notice.routes.ts'
import { passkeyRoutes } from './people/passkey/passkey.routes.ts'
import { sessionRoutes } from './people/session/session.routes.ts'
import { staffRoutes } from './people/staff/staff.routes.ts'
import { surveyRoutes } from './people/survey/survey.routes.ts'
import { termsRoutes } from './people/terms/terms.routes.ts'
import { totpRoutes } from './people/totp/totp.routes.ts'
import { closingRoutes } from './whole/closing/closing.routes.ts'
import { dataExportRoutes } from './whole/data-export/data-export.routes.ts'
import { demoRoutes } from './whole/demo/demo.routes.ts'
import { deskOverviewRoutes } from './whole/desk-overview/desk-overview.routes.ts'
import { healthRoutes } from './whole/health/health.routes.ts'
import { memberRoutes } from './whole/member/member.routes.ts'
import { transactionRoutes } from './whole/transaction/transaction.routes.ts'
import { webhookRoutes } from './whole/webhook/webhook.routes.ts'

export const moduleRoutes = [
  auditRoutes,
  eventRoutes,
  fileRoutes,
  notificationRoutes,
  paperRoutes,
  presenceRoutes,
  booksRoutes,
  monthRoutes,
  reconciliationRoutes,
  reportRoutes,
  statementRoutes,
  announcementRoutes,
  bankDetailsRoutes,
  clubPageRoutes,
  faqRoutes,
  feeRoutes,
  holidayRoutes,
  meetingRoutes,
  officerRoutes,
  rateRoutes,
  resourceRoutes,
  offerRoutes,
  portfolioRoutes,
  subscriptionRoutes,
  walletRoutes,
  arrivalRoutes,
  chargebackRoutes,
  checkoutRoutes,
  maturityRoutes,
  paymentRoutes,
  payoutBatchRoutes,
  referenceRoutes,
  refundRoutes,
  renewalRoutes,
  returnsRoutes,
  settlementRoutes,
  transferRoutes,
  unmatchedRoutes,
  withdrawalRoutes,
  accountRoutes,
  authRoutes,
  bankAccountCheckRoutes,
  bankAccountRoutes,
  kycCaseRoutes,
  kycRoutes,
  noticeRoutes,
  passkeyRoutes,
  sessionRoutes,
  staffRoutes,
  surveyRoutes,
  termsRoutes,
  totpRoutes,
  closingRoutes,
  dataExportRoutes,
  demoRoutes,
  deskOverviewRoutes,
  healthRoutes,
  memberRoutes,
  transactionRoutes,
  webhookRoutes,
] as const
