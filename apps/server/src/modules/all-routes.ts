import type { Route } from '../calls/route.ts'
import { version } from '../config/version.ts'
import type { Readiness } from '../health/readiness.ts'
import { accountRoutes } from './account/account.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { bankAccountRoutes } from './bank-account/bank-account.routes.ts'
import { bankAccountCheckRoutes } from './bank-account-check/bank-account-check.routes.ts'
import { checkoutEventRoutes } from './checkout-event/checkout-event.routes.ts'
import { clubBankAccountRoutes } from './club-bank-account/club-bank-account.routes.ts'
import { deskOverviewRoutes } from './desk-overview/desk-overview.routes.ts'
import { faqRoutes } from './faq/faq.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { kycRoutes } from './kyc/kyc.routes.ts'
import { kycReviewRoutes } from './kyc-review/kyc-review.routes.ts'
import { memberDeskRoutes } from './member-desk/member-desk.routes.ts'
import { noticeRoutes } from './notice/notice.routes.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { portfolioRoutes } from './portfolio/portfolio.routes.ts'
import { rateRoutes } from './rate/rate.routes.ts'
import { referenceRoutes } from './reference/reference.routes.ts'
import { resourceRoutes } from './resource/resource.routes.ts'
import type { Services } from './services.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { surveyRoutes } from './survey/survey.routes.ts'
import { termsRoutes } from './terms/terms.routes.ts'
import { totpRoutes } from './totp/totp.routes.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'
import { withdrawalRoutes } from './withdrawal/withdrawal.routes.ts'

/** Every contract call that is carried out here. */
export function allRoutes(services: Services, readiness: Readiness): readonly Route[] {
  return [
    ...healthRoutes({ db: services.db, readiness, version }),
    ...accountRoutes(services),
    ...authRoutes(services),
    ...totpRoutes(services),
    ...noticeRoutes(services),
    ...deskOverviewRoutes(services),
    ...staffRoutes(services),
    ...termsRoutes(services),
    ...sessionRoutes(services),
    ...referenceRoutes(services),
    ...withdrawalRoutes(services),
    ...subscriptionRoutes(services),
    ...paymentRoutes(services),
    ...memberDeskRoutes(services),
    ...checkoutEventRoutes(services),
    ...auditRoutes(services),
    ...kycReviewRoutes(services),
    ...kycRoutes(services),
    ...fileRoutes(services),
    ...bankAccountRoutes(services),
    ...bankAccountCheckRoutes(services),
    ...walletRoutes(services),
    ...surveyRoutes(services),
    ...resourceRoutes(services),
    ...rateRoutes(services),
    ...portfolioRoutes(services),
    ...planRoutes(services),
    ...notificationRoutes(services),
    ...faqRoutes(services),
    ...clubBankAccountRoutes(services),
  ]
}
