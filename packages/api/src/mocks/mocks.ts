// The mock of every call, under the name of its endpoint: `mocks.readNotification` answers `readNotification`.
// Written by npm run registers.
import { accountMocks } from './account.ts'
import { authMocks } from './auth.ts'
import { bankAccountMocks } from './bank-account.ts'
import { closingMocks } from './closing.ts'
import { clubMocks } from './club.ts'
import { contentMocks } from './content.ts'
import { dataExportMocks } from './data-export.ts'
import { demoMocks } from './demo.ts'
import { fileMocks } from './file.ts'
import { kycMocks } from './kyc.ts'
import type { MockOfEachCall } from './mock-of-each-call.ts'
import { notificationMocks } from './notification.ts'
import { operatorBankAccountMocks } from './operator/bank-account.ts'
import { operatorBankDetailsMocks } from './operator/bank-details.ts'
import { operatorBooksMocks } from './operator/books.ts'
import { operatorChargebackMocks } from './operator/chargeback.ts'
import { operatorClubMocks } from './operator/club.ts'
import { operatorContentMocks } from './operator/content.ts'
import { operatorFeeMocks } from './operator/fee.ts'
import { operatorHolidayMocks } from './operator/holiday.ts'
import { operatorKycMocks } from './operator/kyc.ts'
import { operatorMemberMocks } from './operator/member.ts'
import { operatorMonthMocks } from './operator/month.ts'
import { operatorOverviewMocks } from './operator/overview.ts'
import { operatorPayoutBatchMocks } from './operator/payout-batch.ts'
import { operatorPlanMocks } from './operator/plan.ts'
import { operatorPresenceMocks } from './operator/presence.ts'
import { operatorRateMocks } from './operator/rate.ts'
import { operatorReconciliationMocks } from './operator/reconciliation.ts'
import { operatorRefundMocks } from './operator/refund.ts'
import { operatorReturnsMocks } from './operator/returns.ts'
import { operatorSettlementMocks } from './operator/settlement.ts'
import { operatorStaffMocks } from './operator/staff.ts'
import { operatorStatementMocks } from './operator/statement.ts'
import { operatorTransferMocks } from './operator/transfer.ts'
import { operatorUnmatchedMocks } from './operator/unmatched.ts'
import { operatorWithdrawalMocks } from './operator/withdrawal.ts'
import { paperMocks } from './paper.ts'
import { passkeyMocks } from './passkey.ts'
import { paymentMocks } from './payment.ts'
import { planMocks } from './plan.ts'
import { portfolioMocks } from './portfolio.ts'
import { referenceMocks } from './reference.ts'
import { reportMocks } from './report.ts'
import { sessionMocks } from './session.ts'
import { subscriptionMocks } from './subscription.ts'
import { surveyMocks } from './survey.ts'
import { totpMocks } from './totp.ts'
import { walletMocks } from './wallet.ts'
import { withdrawalMocks } from './withdrawal.ts'

export const mocks = {
  ...accountMocks,
  ...authMocks,
  ...bankAccountMocks,
  ...closingMocks,
  ...clubMocks,
  ...contentMocks,
  ...dataExportMocks,
  ...demoMocks,
  ...fileMocks,
  ...kycMocks,
  ...notificationMocks,
  ...operatorBankAccountMocks,
  ...operatorBankDetailsMocks,
  ...operatorBooksMocks,
  ...operatorChargebackMocks,
  ...operatorClubMocks,
  ...operatorContentMocks,
  ...operatorFeeMocks,
  ...operatorHolidayMocks,
  ...operatorKycMocks,
  ...operatorMemberMocks,
  ...operatorMonthMocks,
  ...operatorOverviewMocks,
  ...operatorPayoutBatchMocks,
  ...operatorPlanMocks,
  ...operatorPresenceMocks,
  ...operatorRateMocks,
  ...operatorReconciliationMocks,
  ...operatorRefundMocks,
  ...operatorReturnsMocks,
  ...operatorSettlementMocks,
  ...operatorStaffMocks,
  ...operatorStatementMocks,
  ...operatorTransferMocks,
  ...operatorUnmatchedMocks,
  ...operatorWithdrawalMocks,
  ...paperMocks,
  ...passkeyMocks,
  ...paymentMocks,
  ...planMocks,
  ...portfolioMocks,
  ...referenceMocks,
  ...reportMocks,
  ...sessionMocks,
  ...subscriptionMocks,
  ...surveyMocks,
  ...totpMocks,
  ...walletMocks,
  ...withdrawalMocks,
} satisfies MockOfEachCall
