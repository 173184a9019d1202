// The routes of every module.
// Written by npm run registers.
import { accountRoutes } from './account/account.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { bankAccountRoutes } from './bank-account/bank-account.routes.ts'
import { bankAccountCheckRoutes } from './bank-account-check/bank-account-check.routes.ts'
import { bankDetailsRoutes } from './bank-details/bank-details.routes.ts'
import { booksRoutes } from './books/books.routes.ts'
import { chargebackRoutes } from './chargeback/chargeback.routes.ts'
import { closingRoutes } from './closing/closing.routes.ts'
import { dataExportRoutes } from './data-export/data-export.routes.ts'
import { demoRoutes } from './demo/demo.routes.ts'
import { deskOverviewRoutes } from './desk-overview/desk-overview.routes.ts'
import { eventRoutes } from './event/event.routes.ts'
import { faqRoutes } from './faq/faq.routes.ts'
import { feeRoutes } from './fee/fee.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { holidayRoutes } from './holiday/holiday.routes.ts'
import { kycRoutes } from './kyc/kyc.routes.ts'
import { kycCaseRoutes } from './kyc-case/kyc-case.routes.ts'
import { memberRoutes } from './member/member.routes.ts'
import { monthRoutes } from './month/month.routes.ts'
import { noticeRoutes } from './notice/notice.routes.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { paperRoutes } from './paper/paper.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { payoutBatchRoutes } from './payout-batch/payout-batch.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { portfolioRoutes } from './portfolio/portfolio.routes.ts'
import { presenceRoutes } from './presence/presence.routes.ts'
import { rateRoutes } from './rate/rate.routes.ts'
import { reconciliationRoutes } from './reconciliation/reconciliation.routes.ts'
import { referenceRoutes } from './reference/reference.routes.ts'
import { refundRoutes } from './refund/refund.routes.ts'
import { reportRoutes } from './report/report.routes.ts'
import { resourceRoutes } from './resource/resource.routes.ts'
import { returnsRoutes } from './returns/returns.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { settlementRoutes } from './settlement/settlement.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { statementRoutes } from './statement/statement.routes.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { surveyRoutes } from './survey/survey.routes.ts'
import { termsRoutes } from './terms/terms.routes.ts'
import { totpRoutes } from './totp/totp.routes.ts'
import { transferRoutes } from './transfer/transfer.routes.ts'
import { unmatchedRoutes } from './unmatched/unmatched.routes.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'
import { webhookRoutes } from './webhook/webhook.routes.ts'
import { withdrawalRoutes } from './withdrawal/withdrawal.routes.ts'

export const moduleRoutes = [
  accountRoutes,
  auditRoutes,
  authRoutes,
  bankAccountCheckRoutes,
  bankAccountRoutes,
  bankDetailsRoutes,
  booksRoutes,
  chargebackRoutes,
  closingRoutes,
  dataExportRoutes,
  demoRoutes,
  deskOverviewRoutes,
  eventRoutes,
  faqRoutes,
  feeRoutes,
  fileRoutes,
  healthRoutes,
  holidayRoutes,
  kycCaseRoutes,
  kycRoutes,
  memberRoutes,
  monthRoutes,
  noticeRoutes,
  notificationRoutes,
  paperRoutes,
  paymentRoutes,
  payoutBatchRoutes,
  planRoutes,
  portfolioRoutes,
  presenceRoutes,
  rateRoutes,
  reconciliationRoutes,
  referenceRoutes,
  refundRoutes,
  reportRoutes,
  resourceRoutes,
  returnsRoutes,
  sessionRoutes,
  settlementRoutes,
  staffRoutes,
  statementRoutes,
  subscriptionRoutes,
  surveyRoutes,
  termsRoutes,
  totpRoutes,
  transferRoutes,
  unmatchedRoutes,
  walletRoutes,
  webhookRoutes,
  withdrawalRoutes,
] as const
