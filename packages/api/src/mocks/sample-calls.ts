// One sensible call of each kind in the demo club, to compare answers: mocks with the contract, mocks with the server.
// Written by npm run registers.
import { accountSamples } from './account.samples.ts'
import { authSamples } from './auth.samples.ts'
import { bankAccountSamples } from './bank-account.samples.ts'
import { closingSamples } from './closing.samples.ts'
import { clubSamples } from './club.samples.ts'
import { contentSamples } from './content.samples.ts'
import { dataExportSamples } from './data-export.samples.ts'
import { demoSamples } from './demo.samples.ts'
import { fileSamples } from './file.samples.ts'
import { kycSamples } from './kyc.samples.ts'
import { notificationSamples } from './notification.samples.ts'
import { operatorBankAccountSamples } from './operator/bank-account.samples.ts'
import { operatorBankDetailsSamples } from './operator/bank-details.samples.ts'
import { operatorBooksSamples } from './operator/books.samples.ts'
import { operatorChargebackSamples } from './operator/chargeback.samples.ts'
import { operatorClubSamples } from './operator/club.samples.ts'
import { operatorContentSamples } from './operator/content.samples.ts'
import { operatorFeeSamples } from './operator/fee.samples.ts'
import { operatorHolidaySamples } from './operator/holiday.samples.ts'
import { operatorKycSamples } from './operator/kyc.samples.ts'
import { operatorMemberSamples } from './operator/member.samples.ts'
import { operatorMonthSamples } from './operator/month.samples.ts'
import { operatorOverviewSamples } from './operator/overview.samples.ts'
import { operatorPayoutBatchSamples } from './operator/payout-batch.samples.ts'
import { operatorPlanSamples } from './operator/plan.samples.ts'
import { operatorPresenceSamples } from './operator/presence.samples.ts'
import { operatorRateSamples } from './operator/rate.samples.ts'
import { operatorReconciliationSamples } from './operator/reconciliation.samples.ts'
import { operatorRefundSamples } from './operator/refund.samples.ts'
import { operatorReturnsSamples } from './operator/returns.samples.ts'
import { operatorSettlementSamples } from './operator/settlement.samples.ts'
import { operatorStaffSamples } from './operator/staff.samples.ts'
import { operatorStatementSamples } from './operator/statement.samples.ts'
import { operatorTransferSamples } from './operator/transfer.samples.ts'
import { operatorUnmatchedSamples } from './operator/unmatched.samples.ts'
import { operatorWithdrawalSamples } from './operator/withdrawal.samples.ts'
import { paperSamples } from './paper.samples.ts'
import { passkeySamples } from './passkey.samples.ts'
import { paymentSamples } from './payment.samples.ts'
import { planSamples } from './plan.samples.ts'
import { portfolioSamples } from './portfolio.samples.ts'
import { referenceSamples } from './reference.samples.ts'
import { reportSamples } from './report.samples.ts'
import type { SampleOfEachCall } from './sample-of-each-call.ts'
import { sessionSamples } from './session.samples.ts'
import { subscriptionSamples } from './subscription.samples.ts'
import { surveySamples } from './survey.samples.ts'
import { totpSamples } from './totp.samples.ts'
import { walletSamples } from './wallet.samples.ts'
import { withdrawalSamples } from './withdrawal.samples.ts'

export const sampleCalls: SampleOfEachCall = {
  ...accountSamples,
  ...authSamples,
  ...bankAccountSamples,
  ...closingSamples,
  ...clubSamples,
  ...contentSamples,
  ...dataExportSamples,
  ...demoSamples,
  ...fileSamples,
  ...kycSamples,
  ...notificationSamples,
  ...operatorBankAccountSamples,
  ...operatorBankDetailsSamples,
  ...operatorBooksSamples,
  ...operatorChargebackSamples,
  ...operatorClubSamples,
  ...operatorContentSamples,
  ...operatorFeeSamples,
  ...operatorHolidaySamples,
  ...operatorKycSamples,
  ...operatorMemberSamples,
  ...operatorMonthSamples,
  ...operatorOverviewSamples,
  ...operatorPayoutBatchSamples,
  ...operatorPlanSamples,
  ...operatorPresenceSamples,
  ...operatorRateSamples,
  ...operatorReconciliationSamples,
  ...operatorRefundSamples,
  ...operatorReturnsSamples,
  ...operatorSettlementSamples,
  ...operatorStaffSamples,
  ...operatorStatementSamples,
  ...operatorTransferSamples,
  ...operatorUnmatchedSamples,
  ...operatorWithdrawalSamples,
  ...paperSamples,
  ...passkeySamples,
  ...paymentSamples,
  ...planSamples,
  ...portfolioSamples,
  ...referenceSamples,
  ...reportSamples,
  ...sessionSamples,
  ...subscriptionSamples,
  ...surveySamples,
  ...totpSamples,
  ...walletSamples,
  ...withdrawalSamples,
}
