// Every call of the product. Only for code that needs them all: the documentation and the tests.
// Written by npm run registers.
import { agreeToTerms } from './account/agree-to-terms.ts'
import { getCustomer } from './account/get-customer.ts'
import { updateCustomer } from './account/update-customer.ts'
import { answerTotpChallenge } from './auth/answer-totp-challenge.ts'
import { changePassword } from './auth/change-password.ts'
import { forgotPassword } from './auth/forgot-password.ts'
import { logIn } from './auth/log-in.ts'
import { resetPassword } from './auth/reset-password.ts'
import { validateEmailOtp } from './auth/validate-email-otp.ts'
import { verifyEmail } from './auth/verify-email.ts'
import { resolveBankAccount } from './bank-account/resolve-bank-account.ts'
import { setOtherBankAccount } from './bank-account/set-other-bank-account.ts'
import { updateInternationalBankAccount } from './bank-account/update-international-bank-account.ts'
import { updateNgnBankAccount } from './bank-account/update-ngn-bank-account.ts'
import { updateUsdBankAccount } from './bank-account/update-usd-bank-account.ts'
import { closeAccount } from './closing/close-account.ts'
import { getClosing } from './closing/get-closing.ts'
import { getClub } from './club/get-club.ts'
import { fetchDataExport } from './data-export/fetch-data-export.ts'
import { getDataExport } from './data-export/get-data-export.ts'
import { requestDataExport } from './data-export/request-data-export.ts'
import { listDemoPeople } from './demo/list-demo-people.ts'
import { signInAsDemo } from './demo/sign-in-as-demo.ts'
import { addEvent } from './event/add-event.ts'
import { listFaqs } from './faq/list-faqs.ts'
import { getFile } from './file/get-file.ts'
import { uploadFile } from './file/upload-file.ts'
import { getHealth } from './health/get-health.ts'
import { listOwnDocuments } from './kyc/list-own-documents.ts'
import { uploadKyc } from './kyc/upload-kyc.ts'
import { uploadPoa } from './kyc/upload-poa.ts'
import { validateBvn } from './kyc/validate-bvn.ts'
import { changeMailChoice } from './notification/change-mail-choice.ts'
import { getMailChoice } from './notification/get-mail-choice.ts'
import { listNotifications } from './notification/list-notifications.ts'
import { readAllNotifications } from './notification/read-all-notifications.ts'
import { readNotification } from './notification/read-notification.ts'
import { listAuditEntries } from './operator/audit/list-audit-entries.ts'
import { approveBankAccount } from './operator/bank-account/approve-bank-account.ts'
import { listBankAccounts } from './operator/bank-account/list-bank-accounts.ts'
import { refuseBankAccount } from './operator/bank-account/refuse-bank-account.ts'
import { confirmBankDetails } from './operator/bank-details/confirm-bank-details.ts'
import { discardBankDetails } from './operator/bank-details/discard-bank-details.ts'
import { listManagedBankDetails } from './operator/bank-details/list-managed-bank-details.ts'
import { proposeBankDetails } from './operator/bank-details/propose-bank-details.ts'
import { proposeBankDetailsChange } from './operator/bank-details/propose-bank-details-change.ts'
import { proposeBankDetailsRemoval } from './operator/bank-details/propose-bank-details-removal.ts'
import { exportJournal } from './operator/books/export-journal.ts'
import { exportTrialBalance } from './operator/books/export-trial-balance.ts'
import { getBooks } from './operator/books/get-books.ts'
import { listBookAccounts } from './operator/books/list-book-accounts.ts'
import { listBookPostings } from './operator/books/list-book-postings.ts'
import { decideChargeback } from './operator/chargeback/decide-chargeback.ts'
import { listChargebacks } from './operator/chargeback/list-chargebacks.ts'
import { recordChargeback } from './operator/chargeback/record-chargeback.ts'
import { recoverChargeback } from './operator/chargeback/recover-chargeback.ts'
import { createAnnouncement } from './operator/club/create-announcement.ts'
import { createMeeting } from './operator/club/create-meeting.ts'
import { createOfficer } from './operator/club/create-officer.ts'
import { deleteOfficer } from './operator/club/delete-officer.ts'
import { listAnnouncements } from './operator/club/list-announcements.ts'
import { listMeetings } from './operator/club/list-meetings.ts'
import { listOfficers } from './operator/club/list-officers.ts'
import { updateMeeting } from './operator/club/update-meeting.ts'
import { updateOfficer } from './operator/club/update-officer.ts'
import { withdrawAnnouncement } from './operator/club/withdraw-announcement.ts'
import { closeSurvey } from './operator/content/close-survey.ts'
import { countAudiences } from './operator/content/count-audiences.ts'
import { createFaq } from './operator/content/create-faq.ts'
import { createResource } from './operator/content/create-resource.ts'
import { deleteFaq } from './operator/content/delete-faq.ts'
import { deleteResource } from './operator/content/delete-resource.ts'
import { listManagedFaqs } from './operator/content/list-managed-faqs.ts'
import { listManagedResources } from './operator/content/list-managed-resources.ts'
import { listNotices } from './operator/content/list-notices.ts'
import { listSurveys } from './operator/content/list-surveys.ts'
import { listTerms } from './operator/content/list-terms.ts'
import { openSurvey } from './operator/content/open-survey.ts'
import { publishTerms } from './operator/content/publish-terms.ts'
import { sendNotice } from './operator/content/send-notice.ts'
import { updateFaq } from './operator/content/update-faq.ts'
import { updateResource } from './operator/content/update-resource.ts'
import { confirmFee } from './operator/fee/confirm-fee.ts'
import { discardFee } from './operator/fee/discard-fee.ts'
import { listFees } from './operator/fee/list-fees.ts'
import { proposeFee } from './operator/fee/propose-fee.ts'
import { getDeskOverview } from './operator/get-desk-overview.ts'
import { addHoliday } from './operator/holiday/add-holiday.ts'
import { listHolidays } from './operator/holiday/list-holidays.ts'
import { removeHoliday } from './operator/holiday/remove-holiday.ts'
import { approveKycCase } from './operator/kyc/approve-kyc-case.ts'
import { getKycCase } from './operator/kyc/get-kyc-case.ts'
import { listKycCases } from './operator/kyc/list-kyc-cases.ts'
import { rejectKycCase } from './operator/kyc/reject-kyc-case.ts'
import { listLookalikes } from './operator/lookalike/list-lookalikes.ts'
import { getMember } from './operator/member/get-member.ts'
import { listAccountPostings } from './operator/member/list-account-postings.ts'
import { listMemberEvents } from './operator/member/list-member-events.ts'
import { listMemberPayments } from './operator/member/list-member-payments.ts'
import { listMembers } from './operator/member/list-members.ts'
import { reinstateMember } from './operator/member/reinstate-member.ts'
import { suspendMember } from './operator/member/suspend-member.ts'
import { confirmMonthClosing } from './operator/month/confirm-month-closing.ts'
import { discardMonthClosing } from './operator/month/discard-month-closing.ts'
import { listMonths } from './operator/month/list-months.ts'
import { proposeMonthClosing } from './operator/month/propose-month-closing.ts'
import { discardPayoutBatch } from './operator/payout-batch/discard-payout-batch.ts'
import { exportPayoutBatch } from './operator/payout-batch/export-payout-batch.ts'
import { getPayoutBatch } from './operator/payout-batch/get-payout-batch.ts'
import { listPayoutBatches } from './operator/payout-batch/list-payout-batches.ts'
import { preparePayoutBatch } from './operator/payout-batch/prepare-payout-batch.ts'
import { releasePayoutBatch } from './operator/payout-batch/release-payout-batch.ts'
import { settlePayoutBatch } from './operator/payout-batch/settle-payout-batch.ts'
import { createPlan } from './operator/plan/create-plan.ts'
import { listManagedPlans } from './operator/plan/list-managed-plans.ts'
import { updatePlan } from './operator/plan/update-plan.ts'
import { closePortfolio } from './operator/portfolio/close-portfolio.ts'
import { notePresence } from './operator/presence/note-presence.ts'
import { confirmExchangeRate } from './operator/rate/confirm-exchange-rate.ts'
import { discardExchangeRate } from './operator/rate/discard-exchange-rate.ts'
import { listExchangeRates } from './operator/rate/list-exchange-rates.ts'
import { listRateProposals } from './operator/rate/list-rate-proposals.ts'
import { setExchangeRate } from './operator/rate/set-exchange-rate.ts'
import { listReconciliations } from './operator/reconciliation/list-reconciliations.ts'
import { confirmRefund } from './operator/refund/confirm-refund.ts'
import { discardRefund } from './operator/refund/discard-refund.ts'
import { listRefunds } from './operator/refund/list-refunds.ts'
import { refundPayment } from './operator/refund/refund-payment.ts'
import { settleRefund } from './operator/refund/settle-refund.ts'
import { discardReturns } from './operator/returns/discard-returns.ts'
import { draftReturns } from './operator/returns/draft-returns.ts'
import { getReturnsPosting } from './operator/returns/get-returns-posting.ts'
import { listReturnsPostings } from './operator/returns/list-returns-postings.ts'
import { postReturns } from './operator/returns/post-returns.ts'
import { reverseReturns } from './operator/returns/reverse-returns.ts'
import { listSettlements } from './operator/settlement/list-settlements.ts'
import { recordSettlement } from './operator/settlement/record-settlement.ts'
import { confirmRoles } from './operator/staff/confirm-roles.ts'
import { discardRoles } from './operator/staff/discard-roles.ts'
import { listOperators } from './operator/staff/list-operators.ts'
import { proposeRoles } from './operator/staff/propose-roles.ts'
import { getStatementLine } from './operator/statement/get-statement-line.ts'
import { listStatementLines } from './operator/statement/list-statement-lines.ts'
import { listStatementMappings } from './operator/statement/list-statement-mappings.ts'
import { listStatements } from './operator/statement/list-statements.ts'
import { matchStatementLine } from './operator/statement/match-statement-line.ts'
import { setStatementMapping } from './operator/statement/set-statement-mapping.ts'
import { unmatchStatementLine } from './operator/statement/unmatch-statement-line.ts'
import { uploadStatement } from './operator/statement/upload-statement.ts'
import { confirmTransfer } from './operator/transfer/confirm-transfer.ts'
import { getExpectedTransfer } from './operator/transfer/get-expected-transfer.ts'
import { listExpectedTransfers } from './operator/transfer/list-expected-transfers.ts'
import { rejectTransfer } from './operator/transfer/reject-transfer.ts'
import { assignUnmatchedMoney } from './operator/unmatched/assign-unmatched-money.ts'
import { getUnmatchedMoney } from './operator/unmatched/get-unmatched-money.ts'
import { listUnmatchedMoney } from './operator/unmatched/list-unmatched-money.ts'
import { recordUnmatchedMoney } from './operator/unmatched/record-unmatched-money.ts'
import { returnUnmatchedMoney } from './operator/unmatched/return-unmatched-money.ts'
import { approveWithdrawal } from './operator/withdrawal/approve-withdrawal.ts'
import { getRequestedWithdrawal } from './operator/withdrawal/get-requested-withdrawal.ts'
import { listRequestedWithdrawals } from './operator/withdrawal/list-requested-withdrawals.ts'
import { refuseWithdrawal } from './operator/withdrawal/refuse-withdrawal.ts'
import { returnWithdrawal } from './operator/withdrawal/return-withdrawal.ts'
import { verifyPaper } from './paper/verify-paper.ts'
import { addPasskey } from './passkey/add-passkey.ts'
import { beginPasskey } from './passkey/begin-passkey.ts'
import { beginPasskeyProof } from './passkey/begin-passkey-proof.ts'
import { beginPasskeySignIn } from './passkey/begin-passkey-sign-in.ts'
import { listPasskeys } from './passkey/list-passkeys.ts'
import { removePasskey } from './passkey/remove-passkey.ts'
import { renamePasskey } from './passkey/rename-passkey.ts'
import { signInWithPasskey } from './passkey/sign-in-with-passkey.ts'
import { cancelPayment } from './payment/cancel-payment.ts'
import { getPaymentReceipt } from './payment/get-payment-receipt.ts'
import { getPaymentStatus } from './payment/get-payment-status.ts'
import { listBankDetails } from './payment/list-bank-details.ts'
import { listPayments } from './payment/list-payments.ts'
import { quotePayment } from './payment/quote-payment.ts'
import { receiveWebhook } from './payment/receive-webhook.ts'
import { listPlanReturns } from './plan/list-plan-returns.ts'
import { listPlans } from './plan/list-plans.ts'
import { chooseAtMaturity } from './portfolio/choose-at-maturity.ts'
import { deletePortfolio } from './portfolio/delete-portfolio.ts'
import { getPortfolio } from './portfolio/get-portfolio.ts'
import { getPortfolioCertificate } from './portfolio/get-portfolio-certificate.ts'
import { getPortfolioCourse } from './portfolio/get-portfolio-course.ts'
import { getPortfolioMovement } from './portfolio/get-portfolio-movement.ts'
import { getPortfolioPdf } from './portfolio/get-portfolio-pdf.ts'
import { getPortfolioSummary } from './portfolio/get-portfolio-summary.ts'
import { getSummaryByPlan } from './portfolio/get-summary-by-plan.ts'
import { initializePortfolio } from './portfolio/initialize-portfolio.ts'
import { listPortfolioMovements } from './portfolio/list-portfolio-movements.ts'
import { listPortfolios } from './portfolio/list-portfolios.ts'
import { namePortfolio } from './portfolio/name-portfolio.ts'
import { setPortfolioGoal } from './portfolio/set-portfolio-goal.ts'
import { topUpPortfolio } from './portfolio/top-up-portfolio.ts'
import { getExchangeRate } from './reference/get-exchange-rate.ts'
import { listBanks } from './reference/list-banks.ts'
import { listCountries } from './reference/list-countries.ts'
import { listCurrencies } from './reference/list-currencies.ts'
import { getMonthReport } from './report/get-month-report.ts'
import { getYearReport } from './report/get-year-report.ts'
import { getYearTrend } from './report/get-year-trend.ts'
import { listResources } from './resource/list-resources.ts'
import { listSessions } from './session/list-sessions.ts'
import { logOut } from './session/log-out.ts'
import { revokeSession } from './session/revoke-session.ts'
import { register } from './sign-up/register.ts'
import { cancelSubscription } from './subscription/cancel-subscription.ts'
import { changeSubscriptionAmount } from './subscription/change-subscription-amount.ts'
import { listSubscriptions } from './subscription/list-subscriptions.ts'
import { pauseSubscription } from './subscription/pause-subscription.ts'
import { renewSubscriptionCard } from './subscription/renew-subscription-card.ts'
import { resumeSubscription } from './subscription/resume-subscription.ts'
import { skipSubscription } from './subscription/skip-subscription.ts'
import { acceptSurvey } from './survey/accept-survey.ts'
import { logSurvey } from './survey/log-survey.ts'
import { beginTotp } from './totp/begin-totp.ts'
import { confirmTotp } from './totp/confirm-totp.ts'
import { renewRecoveryCodes } from './totp/renew-recovery-codes.ts'
import { turnOffTotp } from './totp/turn-off-totp.ts'
import { depositToWallet } from './wallet/deposit-to-wallet.ts'
import { exportTransactions } from './wallet/export-transactions.ts'
import { getTransaction } from './wallet/get-transaction.ts'
import { getWalletStatement } from './wallet/get-wallet-statement.ts'
import { getWallets } from './wallet/get-wallets.ts'
import { listTransactions } from './wallet/list-transactions.ts'
import { cancelWithdrawal } from './withdrawal/cancel-withdrawal.ts'
import { createWithdrawal } from './withdrawal/create-withdrawal.ts'
import { listWithdrawals } from './withdrawal/list-withdrawals.ts'

export const allEndpoints = {
  agreeToTerms,
  getCustomer,
  updateCustomer,
  answerTotpChallenge,
  changePassword,
  forgotPassword,
  logIn,
  resetPassword,
  validateEmailOtp,
  verifyEmail,
  resolveBankAccount,
  setOtherBankAccount,
  updateInternationalBankAccount,
  updateNgnBankAccount,
  updateUsdBankAccount,
  closeAccount,
  getClosing,
  getClub,
  fetchDataExport,
  getDataExport,
  requestDataExport,
  listDemoPeople,
  signInAsDemo,
  addEvent,
  listFaqs,
  getFile,
  uploadFile,
  getHealth,
  listOwnDocuments,
  uploadKyc,
  uploadPoa,
  validateBvn,
  changeMailChoice,
  getMailChoice,
  listNotifications,
  readAllNotifications,
  readNotification,
  listAuditEntries,
  approveBankAccount,
  listBankAccounts,
  refuseBankAccount,
  confirmBankDetails,
  discardBankDetails,
  listManagedBankDetails,
  proposeBankDetailsChange,
  proposeBankDetailsRemoval,
  proposeBankDetails,
  exportJournal,
  exportTrialBalance,
  getBooks,
  listBookAccounts,
  listBookPostings,
  decideChargeback,
  listChargebacks,
  recordChargeback,
  recoverChargeback,
  createAnnouncement,
  createMeeting,
  createOfficer,
  deleteOfficer,
  listAnnouncements,
  listMeetings,
  listOfficers,
  updateMeeting,
  updateOfficer,
  withdrawAnnouncement,
  closeSurvey,
  countAudiences,
  createFaq,
  createResource,
  deleteFaq,
  deleteResource,
  listManagedFaqs,
  listManagedResources,
  listNotices,
  listSurveys,
  listTerms,
  openSurvey,
  publishTerms,
  sendNotice,
  updateFaq,
  updateResource,
  confirmFee,
  discardFee,
  listFees,
  proposeFee,
  getDeskOverview,
  addHoliday,
  listHolidays,
  removeHoliday,
  approveKycCase,
  getKycCase,
  listKycCases,
  rejectKycCase,
  listLookalikes,
  getMember,
  listAccountPostings,
  listMemberEvents,
  listMemberPayments,
  listMembers,
  reinstateMember,
  suspendMember,
  confirmMonthClosing,
  discardMonthClosing,
  listMonths,
  proposeMonthClosing,
  discardPayoutBatch,
  exportPayoutBatch,
  getPayoutBatch,
  listPayoutBatches,
  preparePayoutBatch,
  releasePayoutBatch,
  settlePayoutBatch,
  createPlan,
  listManagedPlans,
  updatePlan,
  closePortfolio,
  notePresence,
  confirmExchangeRate,
  discardExchangeRate,
  listExchangeRates,
  listRateProposals,
  setExchangeRate,
  listReconciliations,
  confirmRefund,
  discardRefund,
  listRefunds,
  refundPayment,
  settleRefund,
  discardReturns,
  draftReturns,
  getReturnsPosting,
  listReturnsPostings,
  postReturns,
  reverseReturns,
  listSettlements,
  recordSettlement,
  confirmRoles,
  discardRoles,
  listOperators,
  proposeRoles,
  getStatementLine,
  listStatementLines,
  listStatementMappings,
  listStatements,
  matchStatementLine,
  setStatementMapping,
  unmatchStatementLine,
  uploadStatement,
  confirmTransfer,
  getExpectedTransfer,
  listExpectedTransfers,
  rejectTransfer,
  assignUnmatchedMoney,
  getUnmatchedMoney,
  listUnmatchedMoney,
  recordUnmatchedMoney,
  returnUnmatchedMoney,
  approveWithdrawal,
  getRequestedWithdrawal,
  listRequestedWithdrawals,
  refuseWithdrawal,
  returnWithdrawal,
  verifyPaper,
  addPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  cancelPayment,
  getPaymentReceipt,
  getPaymentStatus,
  listBankDetails,
  listPayments,
  quotePayment,
  receiveWebhook,
  listPlanReturns,
  listPlans,
  chooseAtMaturity,
  deletePortfolio,
  getPortfolioCertificate,
  getPortfolioCourse,
  getPortfolioMovement,
  getPortfolioPdf,
  getPortfolioSummary,
  getPortfolio,
  getSummaryByPlan,
  initializePortfolio,
  listPortfolioMovements,
  listPortfolios,
  namePortfolio,
  setPortfolioGoal,
  topUpPortfolio,
  getExchangeRate,
  listBanks,
  listCountries,
  listCurrencies,
  getMonthReport,
  getYearReport,
  getYearTrend,
  listResources,
  listSessions,
  logOut,
  revokeSession,
  register,
  cancelSubscription,
  changeSubscriptionAmount,
  listSubscriptions,
  pauseSubscription,
  renewSubscriptionCard,
  resumeSubscription,
  skipSubscription,
  acceptSurvey,
  logSurvey,
  beginTotp,
  confirmTotp,
  renewRecoveryCodes,
  turnOffTotp,
  depositToWallet,
  exportTransactions,
  getTransaction,
  getWalletStatement,
  getWallets,
  listTransactions,
  cancelWithdrawal,
  createWithdrawal,
  listWithdrawals,
} as const

export type EndpointName = keyof typeof allEndpoints
