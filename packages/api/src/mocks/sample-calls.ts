// One sensible call of each kind in the demo club, for whoever compares answers: mocks with the contract, mocks with the server.

import { agreeToTerms } from '@kinfold/contract/account/agree-to-terms'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { updateCustomer } from '@kinfold/contract/account/update-customer'
import type { EndpointName } from '@kinfold/contract/all-endpoints'
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { changePassword } from '@kinfold/contract/auth/change-password'
import { forgotPassword } from '@kinfold/contract/auth/forgot-password'
import { logIn } from '@kinfold/contract/auth/log-in'
import { resetPassword } from '@kinfold/contract/auth/reset-password'
import { validateEmailOtp } from '@kinfold/contract/auth/validate-email-otp'
import { verifyEmail } from '@kinfold/contract/auth/verify-email'
import { resolveBankAccount } from '@kinfold/contract/bank-account/resolve-bank-account'
import { setOtherBankAccount } from '@kinfold/contract/bank-account/set-other-bank-account'
import { updateInternationalBankAccount } from '@kinfold/contract/bank-account/update-international-bank-account'
import { updateNgnBankAccount } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { updateUsdBankAccount } from '@kinfold/contract/bank-account/update-usd-bank-account'
import { addEvent } from '@kinfold/contract/event/add-event'
import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { getFile } from '@kinfold/contract/file/get-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import { getHealth } from '@kinfold/contract/health/get-health'
import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { validateBvn } from '@kinfold/contract/kyc/validate-bvn'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { readAllNotifications } from '@kinfold/contract/notification/read-all-notifications'
import { readNotification } from '@kinfold/contract/notification/read-notification'
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import { refuseBankAccount } from '@kinfold/contract/operator/bank-account/refuse-bank-account'
import { confirmBankDetails } from '@kinfold/contract/operator/bank-details/confirm-bank-details'
import { discardBankDetails } from '@kinfold/contract/operator/bank-details/discard-bank-details'
import { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import { proposeBankDetails } from '@kinfold/contract/operator/bank-details/propose-bank-details'
import { proposeBankDetailsChange } from '@kinfold/contract/operator/bank-details/propose-bank-details-change'
import { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import { closeSurvey } from '@kinfold/contract/operator/content/close-survey'
import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { createResource } from '@kinfold/contract/operator/content/create-resource'
import { deleteFaq } from '@kinfold/contract/operator/content/delete-faq'
import { deleteResource } from '@kinfold/contract/operator/content/delete-resource'
import { listManagedFaqs } from '@kinfold/contract/operator/content/list-managed-faqs'
import { listManagedResources } from '@kinfold/contract/operator/content/list-managed-resources'
import { listNotices } from '@kinfold/contract/operator/content/list-notices'
import { listSurveys } from '@kinfold/contract/operator/content/list-surveys'
import { openSurvey } from '@kinfold/contract/operator/content/open-survey'
import { publishTerms } from '@kinfold/contract/operator/content/publish-terms'
import { sendNotice } from '@kinfold/contract/operator/content/send-notice'
import { updateFaq } from '@kinfold/contract/operator/content/update-faq'
import { updateResource } from '@kinfold/contract/operator/content/update-resource'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { getKycCase } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { listKycCases } from '@kinfold/contract/operator/kyc/list-kyc-cases'
import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { getMember } from '@kinfold/contract/operator/member/get-member'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { discardPayoutBatch } from '@kinfold/contract/operator/payout-batch/discard-payout-batch'
import { exportPayoutBatch } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { listPayoutBatches } from '@kinfold/contract/operator/payout-batch/list-payout-batches'
import { preparePayoutBatch } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { releasePayoutBatch } from '@kinfold/contract/operator/payout-batch/release-payout-batch'
import { settlePayoutBatch } from '@kinfold/contract/operator/payout-batch/settle-payout-batch'
import { createPlan } from '@kinfold/contract/operator/plan/create-plan'
import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import { updatePlan } from '@kinfold/contract/operator/plan/update-plan'
import { closePortfolio } from '@kinfold/contract/operator/portfolio/close-portfolio'
import { confirmExchangeRate } from '@kinfold/contract/operator/rate/confirm-exchange-rate'
import { discardExchangeRate } from '@kinfold/contract/operator/rate/discard-exchange-rate'
import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { listRateProposals } from '@kinfold/contract/operator/rate/list-rate-proposals'
import { setExchangeRate } from '@kinfold/contract/operator/rate/set-exchange-rate'
import { discardReturns } from '@kinfold/contract/operator/returns/discard-returns'
import { draftReturns } from '@kinfold/contract/operator/returns/draft-returns'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import { postReturns } from '@kinfold/contract/operator/returns/post-returns'
import { confirmRoles } from '@kinfold/contract/operator/staff/confirm-roles'
import { discardRoles } from '@kinfold/contract/operator/staff/discard-roles'
import { listOperators } from '@kinfold/contract/operator/staff/list-operators'
import { proposeRoles } from '@kinfold/contract/operator/staff/propose-roles'
import { confirmTransfer } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import { refundPayment } from '@kinfold/contract/operator/transfer/refund-payment'
import { rejectTransfer } from '@kinfold/contract/operator/transfer/reject-transfer'
import { assignUnmatchedMoney } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { listUnmatchedMoney } from '@kinfold/contract/operator/unmatched/list-unmatched-money'
import { recordUnmatchedMoney } from '@kinfold/contract/operator/unmatched/record-unmatched-money'
import { returnUnmatchedMoney } from '@kinfold/contract/operator/unmatched/return-unmatched-money'
import { approveWithdrawal } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { refuseWithdrawal } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { listPlans } from '@kinfold/contract/plan/list-plans'
import { chooseAtMaturity } from '@kinfold/contract/portfolio/choose-at-maturity'
import { deletePortfolio } from '@kinfold/contract/portfolio/delete-portfolio'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { getPortfolioPdf } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import { getPortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { getSummaryByPlan } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { initializePortfolio } from '@kinfold/contract/portfolio/initialize-portfolio'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { topUpPortfolio } from '@kinfold/contract/portfolio/top-up-portfolio'
import { getExchangeRate } from '@kinfold/contract/reference/get-exchange-rate'
import { listBanks } from '@kinfold/contract/reference/list-banks'
import { listCountries } from '@kinfold/contract/reference/list-countries'
import { listCurrencies } from '@kinfold/contract/reference/list-currencies'
import { getMonthReport } from '@kinfold/contract/report/get-month-report'
import { getYearTrend } from '@kinfold/contract/report/get-year-trend'
import { listResources } from '@kinfold/contract/resource/list-resources'
import { listSessions } from '@kinfold/contract/session/list-sessions'
import { logOut } from '@kinfold/contract/session/log-out'
import { revokeSession } from '@kinfold/contract/session/revoke-session'
import { register, sentReferralInfo } from '@kinfold/contract/sign-up/register'
import { cancelSubscription } from '@kinfold/contract/subscription/cancel-subscription'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { acceptSurvey } from '@kinfold/contract/survey/accept-survey'
import { logSurvey } from '@kinfold/contract/survey/log-survey'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { turnOffTotp } from '@kinfold/contract/totp/turn-off-totp'
import { depositToWallet } from '@kinfold/contract/wallet/deposit-to-wallet'
import { exportTransactions } from '@kinfold/contract/wallet/export-transactions'
import { getWalletStatement } from '@kinfold/contract/wallet/get-wallet-statement'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { cancelWithdrawal } from '@kinfold/contract/withdrawal/cancel-withdrawal'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { openSurvey as demoSurvey } from '@kinfold/personas/content/demo-surveys'
import { demoId } from '@kinfold/personas/demo-id'
import { demoPassword } from '@kinfold/personas/demo-password'
import { demoBatches } from '@kinfold/personas/desk/demo-batches'
import {
  bankDetailsProposals,
  managedBankDetails,
} from '@kinfold/personas/desk/managed-bank-details'
import { rateProposals } from '@kinfold/personas/desk/rate-proposals'
import { returnsPostings } from '@kinfold/personas/desk/returns-postings'
import { rolesProposals } from '@kinfold/personas/desk/roles-proposals'
import { operators } from '@kinfold/personas/operators/operators'
import { ada, dayo, people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { subscriptionFacts } from '@kinfold/personas/subscriptions/subscription-facts'
import { type SampleCall, sampleCall } from './sample-call.ts'

const newPassword = 'Dry-season#27'
const picture = new File(['%PDF-1.4'], 'bill.pdf', { type: 'application/pdf' })
const portfolio = (key: string) => portfolioFactsOf(key).id

/** The id of the one that is meant; a demo club without it can't be asked. */
function idOf<T>(
  list: readonly T[],
  isMeant: (item: T) => boolean,
  id: (item: T) => string,
): string {
  const item = list.find(isMeant)
  if (item === undefined) throw new RangeError('the demo club has nothing of that kind')
  return id(item)
}

const byKey = (key: string) => (item: { readonly key: string }) => item.key === key
const byStatus = (status: string) => (item: { readonly status: string }) => item.status === status
const theId = ({ id }: { readonly id: string }) => id

const subscription = (key: string) => idOf(subscriptionFacts, byKey(key), theId)
const batch = (key: string) => idOf(demoBatches, byKey(key), theId)
const withdrawal = (owner: PersonKey, status: string) =>
  idOf(withdrawalsOf(people[owner], { per_page: maximumPerPage }).items, byStatus(status), theId)
const payment = (owner: PersonKey, status: string) =>
  idOf(paymentsOf(people[owner]), byStatus(status), theId)
const notification = (owner: PersonKey) =>
  idOf(notificationsOf(people[owner]).items, () => true, theId)
const returns = idOf(returnsPostings, () => true, theId)

const bankDetails = {
  region: 'Others',
  currency: 'USD',
  bank_name: 'Harbour Bank',
  account_name: 'Kinfold Cooperative Society',
  account_number: 'GB29HBUK60161331926819',
  routing_number: null,
  swift: 'HBUKGB2L',
  bank_address: '4 Quay Street, London',
  reason: 'Members in Europe ask for it.',
} as const
const quietAccount = {
  id: idOf(managedBankDetails.accounts, ({ proposal }) => proposal === null, theId),
}
const proposedBy =
  (name: string) =>
  ({ proposed_by }: { readonly proposed_by: { readonly name: string } }) =>
    proposed_by.name.startsWith(name)
const proposalBy = (name: string) => ({ id: idOf(bankDetailsProposals, proposedBy(name), theId) })
const rolesProposalBy = (name: string) => ({ id: idOf(rolesProposals, proposedBy(name), theId) })
const proposedRate = { id: idOf(rateProposals, () => true, theId) }

const faq = { category: 'Safety', question: 'Is it safe?', answer: 'Yes.', position: 11 }
const resource = {
  kind: 'article',
  title: 'A quiet year',
  description: 'What we learned.',
  link: 'https://learn.kinfold.example/quiet',
  tags: ['club'],
} as const
const plan = {
  name: 'Lagoon pool',
  description: 'A calm one.',
  minimum: 10_000,
  expected_return_bps: 1200,
  terms_link: null,
  state: 'open',
} as const

/** What a browser calls; the webhook is the payment providers'. */
export type BrowserCall = Exclude<EndpointName, 'receiveWebhook'>

export const sampleCalls: Readonly<Record<BrowserCall, SampleCall>> = {
  getHealth: sampleCall(getHealth, {}),
  register: sampleCall(register, {
    body: {
      user: {
        email: 'ifeoma@kinfold.example',
        first_name: 'Ifeoma',
        last_name: 'Okeke',
        password: demoPassword,
        confirm_password: demoPassword,
      },
      phone: '+2348031234509',
      exco_referral: false,
      heard_about_us: 'billboard',
      referral_person: '',
      country_code: 'NG',
      terms_and_conditions: true,
      country: 'Nigeria',
      citizenship: ['Nigeria'],
      pep: false,
      accredited_investors: false,
      referral_info: sentReferralInfo,
      cf_turnstile_response: 'sandbox',
    },
  }),
  answerTotpChallenge: sampleCall(answerTotpChallenge, {
    body: { token: demoId('challenge', 'ngozi'), code: '123456' },
  }),
  changePassword: sampleCall(changePassword, {
    body: { current_password: demoPassword, password: newPassword, confirm_password: newPassword },
  }),
  forgotPassword: sampleCall(forgotPassword, {
    body: { email: dayo.customer.email, cf_turnstile_response: 'sandbox' },
  }),
  logIn: sampleCall(logIn, {
    body: { email: dayo.customer.email, password: demoPassword, cf_turnstile_response: 'sandbox' },
  }),
  resetPassword: sampleCall(resetPassword, {
    body: { token: demoId('reset', 'dayo'), password: newPassword, confirm_password: newPassword },
  }),
  validateEmailOtp: sampleCall(validateEmailOtp, {
    body: { otp: '1234', token: demoId('verification', 'ada') },
  }),
  verifyEmail: sampleCall(verifyEmail, { body: { email: ada.customer.email } }),
  beginTotp: sampleCall(beginTotp, { body: { password: demoPassword } }),
  confirmTotp: sampleCall(confirmTotp, { body: { code: '123456' } }),
  renewRecoveryCodes: sampleCall(renewRecoveryCodes, { body: { code: '123456' } }),
  turnOffTotp: sampleCall(turnOffTotp, { body: { password: demoPassword, code: '123456' } }),
  listSessions: sampleCall(listSessions, {}),
  logOut: sampleCall(logOut, {}),
  revokeSession: sampleCall(revokeSession, {
    params: { id: demoId('session', 'dayo', 'elsewhere') },
  }),
  agreeToTerms: sampleCall(agreeToTerms, { body: { accept_terms: true } }, 'halima'),
  getCustomer: sampleCall(getCustomer, {}),
  updateCustomer: sampleCall(updateCustomer, { body: { phone: '+2348031234599' } }),
  resolveBankAccount: sampleCall(resolveBankAccount, {
    query: { account_number: '0123450004', bank_code: '058' },
  }),
  setOtherBankAccount: sampleCall(setOtherBankAccount, {
    body: {
      account_name: 'Dayo Bello',
      account_number: '12345678',
      bank_name: 'Harbour Bank',
      country: 'United Kingdom',
      currency: 'GBP',
      password: demoPassword,
    },
  }),
  updateInternationalBankAccount: sampleCall(updateInternationalBankAccount, {
    body: {
      account_name: 'Dayo Bello',
      iban_or_number: 'GB29NWBK60161331926819',
      swift: 'NWBKGB2L',
      bank_name: 'Harbour Bank',
      bank_address: '1 Quay Street, London',
      country: 'United Kingdom',
      currency: 'GBP',
      password: demoPassword,
    },
  }),
  updateNgnBankAccount: sampleCall(updateNgnBankAccount, {
    body: { account_number: '0123450004', bank_code: '058', password: demoPassword },
  }),
  updateUsdBankAccount: sampleCall(updateUsdBankAccount, {
    body: {
      account_name: 'Dayo Bello',
      account_number: '9876540004',
      bank_name: 'Zenith Bank',
      swift: 'ZEIBNGLA',
      password: demoPassword,
    },
  }),
  uploadKyc: sampleCall(
    uploadKyc,
    {
      body: {
        file_id: demoId('file', 'passport'),
        id_type: 'international_passport',
        id_number: 'A50012302',
      },
    },
    'bola',
  ),
  uploadPoa: sampleCall(
    uploadPoa,
    {
      upload: { file: picture, fields: { document_type: 'utility_bill', issued_on: '2026-05-02' } },
    },
    'bola',
  ),
  validateBvn: sampleCall(validateBvn, { body: { bvn: '22100000002', consent: true } }, 'bola'),
  acceptSurvey: sampleCall(acceptSurvey, { params: { id: demoSurvey.id } }, 'halima'),
  logSurvey: sampleCall(
    logSurvey,
    { params: { id: demoSurvey.id }, body: { not_interested: false } },
    'halima',
  ),
  getExchangeRate: sampleCall(getExchangeRate, {}),
  listBanks: sampleCall(listBanks, {}),
  listCountries: sampleCall(listCountries, {}),
  listCurrencies: sampleCall(listCurrencies, {}),
  listFaqs: sampleCall(listFaqs, {}),
  listResources: sampleCall(listResources, {}),
  addEvent: sampleCall(addEvent, { body: { event: 'checkout_opened', gateway: 'card' } }),
  listPlans: sampleCall(listPlans, {}),
  chooseAtMaturity: sampleCall(chooseAtMaturity, {
    params: { id: portfolio('dayo purple naira') },
    body: { at_maturity: 'pay_out' },
  }),
  deletePortfolio: sampleCall(
    deletePortfolio,
    { params: { id: portfolio('funmi growth pool') } },
    'funmi',
  ),
  getPortfolioPdf: sampleCall(getPortfolioPdf, { params: { id: portfolio('dayo purple naira') } }),
  getPortfolioSummary: sampleCall(getPortfolioSummary, {}),
  getPortfolio: sampleCall(getPortfolio, { params: { id: portfolio('dayo purple naira') } }),
  getSummaryByPlan: sampleCall(getSummaryByPlan, {}),
  initializePortfolio: sampleCall(initializePortfolio, {
    body: { amount: 50_000, gateway: 'card', product_id: 1, redirect_url: '/dashboard/overview' },
  }),
  listPortfolioMovements: sampleCall(listPortfolioMovements, {
    params: { id: portfolio('dayo purple naira') },
    query: { per_page: 10 },
  }),
  listPortfolios: sampleCall(listPortfolios, { query: { currency: 'NGN' } }),
  topUpPortfolio: sampleCall(topUpPortfolio, {
    params: { id: portfolio('dayo growth pool') },
    body: { amount: 5000, gateway: 'bank', receipt: demoId('file', 'receipt') },
  }),
  cancelSubscription: sampleCall(cancelSubscription, {
    params: { id: subscription('dayo growth monthly') },
  }),
  listSubscriptions: sampleCall(listSubscriptions, {}),
  getMonthReport: sampleCall(getMonthReport, { query: { month: 5, year: 2026 } }),
  getYearTrend: sampleCall(getYearTrend, { query: { year: 2026 } }),
  depositToWallet: sampleCall(depositToWallet, {
    params: { id: walletIdOf('dayo', 'NGN') },
    body: { amount: 10_000, gateway: 'card' },
  }),
  exportTransactions: sampleCall(exportTransactions, {
    query: { wallet_id: walletIdOf('dayo', 'NGN') },
  }),
  getWalletStatement: sampleCall(getWalletStatement, {
    query: { wallet_id: walletIdOf('dayo', 'NGN'), from: '2026-01-01', to: '2026-05-31' },
  }),
  getWallets: sampleCall(getWallets, {}),
  listTransactions: sampleCall(listTransactions, {
    query: { wallet_id: walletIdOf('dayo', 'NGN'), page: 2, per_page: 10 },
  }),
  cancelWithdrawal: sampleCall(cancelWithdrawal, { params: { id: withdrawal('dayo', 'pending') } }),
  createWithdrawal: sampleCall(createWithdrawal, {
    params: { id: walletIdOf('dayo', 'NGN') },
    body: { amount: 1000 },
  }),
  listWithdrawals: sampleCall(listWithdrawals, { query: { wallet_id: walletIdOf('dayo', 'NGN') } }),
  getPaymentStatus: sampleCall(getPaymentStatus, { params: { id: payment('dayo', 'pending') } }),
  listBankDetails: sampleCall(listBankDetails, { query: { currency: 'USD' } }),
  quotePayment: sampleCall(quotePayment, {
    body: { amount: 100, currency: 'USD', gateway: 'card', is_localized: true },
  }),
  listNotifications: sampleCall(listNotifications, { query: { page: 1 } }),
  readAllNotifications: sampleCall(readAllNotifications, {}),
  readNotification: sampleCall(readNotification, { params: { id: notification('dayo') } }),
  getFile: sampleCall(getFile, { params: { id: demoId('file', 'dayo', 'identity') } }),
  uploadFile: sampleCall(uploadFile, { upload: { file: picture, fields: { purpose: 'receipt' } } }),
  listAuditEntries: sampleCall(listAuditEntries, { query: { actor_kind: 'operator' } }),
  closeSurvey: sampleCall(closeSurvey, { params: { id: demoSurvey.id } }),
  listManagedBankDetails: sampleCall(listManagedBankDetails, {}),
  proposeBankDetails: sampleCall(proposeBankDetails, { body: bankDetails }),
  proposeBankDetailsChange: sampleCall(proposeBankDetailsChange, {
    params: quietAccount,
    body: { ...bankDetails, version: 1 },
  }),
  proposeBankDetailsRemoval: sampleCall(proposeBankDetailsRemoval, {
    params: quietAccount,
    body: { reason: 'The account is closed.', version: 1 },
  }),
  confirmBankDetails: sampleCall(confirmBankDetails, { params: proposalBy('Uche') }),
  discardBankDetails: sampleCall(discardBankDetails, { params: proposalBy('Zainab') }),
  createFaq: sampleCall(createFaq, { body: faq }),
  createResource: sampleCall(createResource, { body: { ...resource, tags: [...resource.tags] } }),
  deleteFaq: sampleCall(deleteFaq, { params: { id: demoId('faq', 1) } }),
  deleteResource: sampleCall(deleteResource, { params: { id: demoId('resource', 'course') } }),
  listManagedFaqs: sampleCall(listManagedFaqs, {}),
  listManagedResources: sampleCall(listManagedResources, {}),
  listNotices: sampleCall(listNotices, {}),
  listSurveys: sampleCall(listSurveys, {}),
  openSurvey: sampleCall(openSurvey, {
    body: {
      title: 'One more question',
      description: 'It takes a minute.',
      link: 'https://survey.kinfold.example/more',
    },
  }),
  publishTerms: sampleCall(publishTerms, {
    body: { version: '2026-06', link: 'https://kinfold.example/terms' },
  }),
  sendNotice: sampleCall(sendNotice, {
    body: {
      title: 'Thank you',
      body: 'It was a good year.',
      link: null,
      audience: 'everyone',
    },
  }),
  updateFaq: sampleCall(updateFaq, { params: { id: demoId('faq', 1) }, body: faq }),
  updateResource: sampleCall(updateResource, {
    params: { id: demoId('resource', 'course') },
    body: { ...resource, tags: [...resource.tags] },
  }),
  getDeskOverview: sampleCall(getDeskOverview, {}),
  approveBankAccount: sampleCall(approveBankAccount, {
    params: { id: demoId('bank-account', 'gbenga', 'usd') },
  }),
  listBankAccounts: sampleCall(listBankAccounts, { query: { status: 'waiting' } }),
  refuseBankAccount: sampleCall(refuseBankAccount, {
    params: { id: demoId('bank-account', 'gbenga', 'usd') },
    body: { reason: 'The statement names somebody else.' },
  }),
  approveKycCase: sampleCall(approveKycCase, {
    params: { id: demoId('kyc-case', 'chidi', 'identity') },
  }),
  getKycCase: sampleCall(getKycCase, { params: { id: demoId('kyc-case', 'chidi', 'identity') } }),
  listKycCases: sampleCall(listKycCases, { query: { status: 'submitted' } }),
  rejectKycCase: sampleCall(rejectKycCase, {
    params: { id: demoId('kyc-case', 'chidi', 'address') },
    body: { reason: 'The picture is cut off.' },
  }),
  getMember: sampleCall(getMember, { params: { id: dayo.customer.id } }),
  listMembers: sampleCall(listMembers, { query: { search: 'bel' } }),
  reinstateMember: sampleCall(reinstateMember, {
    params: { id: dayo.customer.id },
    body: { reason: 'It was a mistake.' },
  }),
  suspendMember: sampleCall(suspendMember, {
    params: { id: dayo.customer.id },
    body: { reason: 'Asked for by the member.' },
  }),
  discardPayoutBatch: sampleCall(discardPayoutBatch, { params: { id: batch('2026-06 NGN') } }),
  exportPayoutBatch: sampleCall(exportPayoutBatch, { params: { id: batch('2026-06 NGN') } }),
  getPayoutBatch: sampleCall(getPayoutBatch, { params: { id: batch('2026-06 NGN') } }),
  listPayoutBatches: sampleCall(listPayoutBatches, {}),
  preparePayoutBatch: sampleCall(preparePayoutBatch, {
    body: { currency: 'NGN', withdrawal_ids: [withdrawal('dayo', 'approved')] },
  }),
  releasePayoutBatch: sampleCall(
    releasePayoutBatch,
    { params: { id: batch('2026-06 NGN') } },
    'uche',
  ),
  settlePayoutBatch: sampleCall(settlePayoutBatch, {
    params: { id: batch('2026-06 NGN') },
    body: {
      outcomes: [
        { withdrawal_id: withdrawal('dayo', 'in_batch'), outcome: 'paid' },
        { withdrawal_id: withdrawal('halima', 'in_batch'), outcome: 'paid' },
      ],
    },
  }),
  createPlan: sampleCall(createPlan, {
    body: { ...plan, product_type: 'pool', currency: 'NGN', tenor_months: 12 },
  }),
  listManagedPlans: sampleCall(listManagedPlans, {}),
  updatePlan: sampleCall(updatePlan, { params: { id: '1' }, body: plan }),
  closePortfolio: sampleCall(closePortfolio, {
    params: { id: portfolio('halima growth pool') },
    body: { reason: 'Asked for by the member.' },
  }),
  listExchangeRates: sampleCall(listExchangeRates, {}),
  setExchangeRate: sampleCall(setExchangeRate, { body: { exchange_rate: '1535.5' } }),
  listRateProposals: sampleCall(listRateProposals, {}),
  confirmExchangeRate: sampleCall(confirmExchangeRate, { params: proposedRate }),
  discardExchangeRate: sampleCall(discardExchangeRate, { params: proposedRate }),
  discardReturns: sampleCall(discardReturns, { params: { id: returns } }),
  draftReturns: sampleCall(draftReturns, {
    body: { plan_id: 1, year: 2026, month: 6, total_amount: 25_000 },
  }),
  getReturnsPosting: sampleCall(getReturnsPosting, { params: { id: returns } }),
  listReturnsPostings: sampleCall(listReturnsPostings, {}),
  postReturns: sampleCall(postReturns, { params: { id: returns } }),
  listOperators: sampleCall(listOperators, {}),
  proposeRoles: sampleCall(proposeRoles, {
    params: { id: operators.uche.operatorId },
    body: { roles: ['administrator'], reason: 'Tunde approves alone for a while.' },
  }),
  confirmRoles: sampleCall(confirmRoles, { params: rolesProposalBy('Uche') }),
  discardRoles: sampleCall(discardRoles, { params: rolesProposalBy('Zainab') }),
  confirmTransfer: sampleCall(confirmTransfer, {
    params: { id: payment('chidi', 'pending_confirmation') },
    body: { received_amount: 99_500, received_on: '2026-06-03' },
  }),
  listExpectedTransfers: sampleCall(listExpectedTransfers, {}),
  refundPayment: sampleCall(refundPayment, {
    params: { id: payment('dayo', 'succeeded') },
    body: { reason: 'Paid twice.' },
  }),
  rejectTransfer: sampleCall(rejectTransfer, {
    params: { id: payment('halima', 'pending_confirmation') },
    body: { reason: 'It never arrived.' },
  }),
  assignUnmatchedMoney: sampleCall(assignUnmatchedMoney, {
    params: { id: demoId('unmatched', 'may transfer') },
    body: { customer_id: people.bola.customer.id },
  }),
  listUnmatchedMoney: sampleCall(listUnmatchedMoney, {}),
  recordUnmatchedMoney: sampleCall(recordUnmatchedMoney, {
    body: {
      currency: 'NGN',
      amount: 15_000,
      received_on: '2026-06-03',
      sender_name: 'OKEKE I',
      bank_reference: 'FT26154AA11',
    },
  }),
  returnUnmatchedMoney: sampleCall(returnUnmatchedMoney, {
    params: { id: demoId('unmatched', 'june wire') },
    body: { reason: 'The sender is no member.' },
  }),
  approveWithdrawal: sampleCall(approveWithdrawal, {
    params: { id: withdrawal('dayo', 'pending') },
  }),
  listRequestedWithdrawals: sampleCall(listRequestedWithdrawals, {}),
  refuseWithdrawal: sampleCall(refuseWithdrawal, {
    params: { id: withdrawal('efe', 'pending') },
    body: { reason: 'The name of the account differs.' },
  }),
}
