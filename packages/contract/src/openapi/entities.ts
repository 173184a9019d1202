// The shapes that the OpenAPI document names and refers to, where a call uses them.
// Written by npm run registers.
import { Customer, CustomerState } from '../account/customer.ts'
import { SessionUser } from '../account/session-user.ts'
import { UpdateCustomerBody } from '../account/update-customer.ts'
import { ForgotPasswordBody } from '../auth/forgot-password.ts'
import { LogInBody } from '../auth/log-in.ts'
import { SignInAnswer } from '../auth/sign-in-answer.ts'
import { ValidateEmailOtpBody } from '../auth/validate-email-otp.ts'
import { BankAccount } from '../bank-account/bank-account.ts'
import { NameMatch } from '../bank-account/name-match.ts'
import { OtherBankAccountBody } from '../bank-account/set-other-bank-account.ts'
import { InternationalBankAccountBody } from '../bank-account/update-international-bank-account.ts'
import { NgnBankAccountBody } from '../bank-account/update-ngn-bank-account.ts'
import { UsdBankAccountBody } from '../bank-account/update-usd-bank-account.ts'
import { Closing } from '../closing/get-closing.ts'
import { Announcement } from '../club/announcement.ts'
import { Meeting } from '../club/meeting.ts'
import { Officer } from '../club/officer.ts'
import { Country } from '../country/country.ts'
import { DataExport } from '../data-export/data-export.ts'
import { DemoPerson } from '../demo/list-demo-people.ts'
import { ErrorAnswer, StartedPayment } from '../errors/error-answer.ts'
import { AddEventBody } from '../event/add-event.ts'
import { Faq } from '../faq/faq.ts'
import { FilePurpose, StoredFile } from '../file/stored-file.ts'
import { DocumentStatus } from '../kyc/document-status.ts'
import { OwnDocument } from '../kyc/list-own-documents.ts'
import { UploadKycBody } from '../kyc/upload-kyc.ts'
import { ValidateBvnBody } from '../kyc/validate-bvn.ts'
import { LinePosting } from '../ledger/line-behind.ts'
import { PostingRole } from '../ledger/posting-role.ts'
import { Currency } from '../money/currency.ts'
import { WireMoney } from '../money/wire-money.ts'
import { MailChoice } from '../notification/mail-choice.ts'
import { Notification } from '../notification/notification.ts'
import { ActorKind, AuditEntry } from '../operator/audit/audit-entry.ts'
import { BankAccountToCheck, DecidableCheck } from '../operator/bank-account/bank-account-check.ts'
import {
  BankDetails,
  BankDetailsBody,
  BankDetailsChangeBody,
  BankDetailsRemovalBody,
} from '../operator/bank-details/bank-details-body.ts'
import {
  BankDetailsProposal,
  ManagedBankDetails,
} from '../operator/bank-details/managed-bank-details.ts'
import { BookKind } from '../operator/books/book-kinds.ts'
import { Books } from '../operator/books/get-books.ts'
import { BookAccount } from '../operator/books/list-book-accounts.ts'
import { BookPosting } from '../operator/books/list-book-postings.ts'
import { Chargeback, ChargebackStatus } from '../operator/chargeback/chargeback.ts'
import { DecideChargebackBody } from '../operator/chargeback/decide-chargeback.ts'
import { RecordChargebackBody } from '../operator/chargeback/record-chargeback.ts'
import { RecoverChargebackBody } from '../operator/chargeback/recover-chargeback.ts'
import { AnnouncementBody, ManagedAnnouncement } from '../operator/club/managed-announcement.ts'
import { MeetingBody, UpdateMeetingBody } from '../operator/club/meeting-body.ts'
import { OfficerBody, UpdateOfficerBody } from '../operator/club/officer-body.ts'
import { FaqBody } from '../operator/content/faq-body.ts'
import { ManagedFaq, UpdateFaqBody } from '../operator/content/managed-faq.ts'
import { ManagedResource, UpdateResourceBody } from '../operator/content/managed-resource.ts'
import { ManagedSurvey, SurveyBody, SurveyState } from '../operator/content/managed-survey.ts'
import { Notice, NoticeBody } from '../operator/content/notice.ts'
import { PublishedTerms } from '../operator/content/published-terms.ts'
import { ResourceBody } from '../operator/content/resource-body.ts'
import { FeeProposal } from '../operator/fee/fee-proposal.ts'
import { FeeRuleBody } from '../operator/fee/fee-rule-body.ts'
import { ManagedFee } from '../operator/fee/list-fees.ts'
import { DeskOverview } from '../operator/get-desk-overview.ts'
import { Holiday } from '../operator/holiday/holiday.ts'
import { KycCaseDetail } from '../operator/kyc/get-kyc-case.ts'
import { KycCase, KycCaseKind } from '../operator/kyc/kyc-case.ts'
import { KycCaseState } from '../operator/kyc/kyc-case-state.ts'
import { Lookalike } from '../operator/lookalike/lookalike.ts'
import { AccountPosting } from '../operator/member/account-posting.ts'
import { MemberDetail } from '../operator/member/get-member.ts'
import { MemberEvent } from '../operator/member/member-event.ts'
import { MemberPayment } from '../operator/member/member-payment.ts'
import { MemberSummary } from '../operator/member/member-summary.ts'
import { BookMonth } from '../operator/month/list-months.ts'
import { MonthClosing } from '../operator/month/month-closing.ts'
import { MonthToClose } from '../operator/month/propose-month-closing.ts'
import { StillOpen } from '../operator/month/still-open.ts'
import { PayoutBatch, PayoutWay } from '../operator/payout-batch/payout-batch.ts'
import { PayoutBatchStatus } from '../operator/payout-batch/payout-batch-status.ts'
import { PayoutFileFormat } from '../operator/payout-batch/payout-file.ts'
import { PayoutStop } from '../operator/payout-batch/payout-stop.ts'
import { SettlePayoutBatchBody } from '../operator/payout-batch/settle-payout-batch.ts'
import { MemberReference, OperatorReference } from '../operator/person-reference.ts'
import { ManagedPlan } from '../operator/plan/managed-plan.ts'
import { CreatePlanBody, UpdatePlanBody } from '../operator/plan/plan-body.ts'
import { LastEntry } from '../operator/presence/note-presence.ts'
import { ProposalDecision, ProposalStatus } from '../operator/proposal.ts'
import { FeedQuote } from '../operator/rate/feed-quote.ts'
import { RateOnRecord } from '../operator/rate/list-exchange-rates.ts'
import { RateStep } from '../operator/rate/list-rate-proposals.ts'
import { RateProposal } from '../operator/rate/rate-proposal.ts'
import { GivenReason } from '../operator/reason.ts'
import { Reconciliation } from '../operator/reconciliation/reconciliation.ts'
import { Refund, RefundStatus } from '../operator/refund/refund.ts'
import { RefundPaymentBody } from '../operator/refund/refund-payment.ts'
import { SettleRefundBody } from '../operator/refund/settle-refund.ts'
import { DraftReturnsBody } from '../operator/returns/draft-returns.ts'
import { ReturnsPosting, ReturnsPostingStatus } from '../operator/returns/returns-posting.ts'
import { ReturnsShare } from '../operator/returns/returns-share.ts'
import { RecordSettlementBody } from '../operator/settlement/record-settlement.ts'
import { SettledGateway, Settlement } from '../operator/settlement/settlement.ts'
import { Operator } from '../operator/staff/operator.ts'
import { RolesProposal } from '../operator/staff/roles-proposal.ts'
import { CsvMapping } from '../operator/statement/csv-mapping.ts'
import { MatchStatementLineBody } from '../operator/statement/match-statement-line.ts'
import { Statement } from '../operator/statement/statement.ts'
import { LineState, StatementLine } from '../operator/statement/statement-line.ts'
import { StatementAccount, StatementMapping } from '../operator/statement/statement-mapping.ts'
import { ConfirmTransferBody } from '../operator/transfer/confirm-transfer.ts'
import { ExpectedTransfer } from '../operator/transfer/expected-transfer.ts'
import { TransferDetail } from '../operator/transfer/get-expected-transfer.ts'
import { AssignUnmatchedMoneyBody } from '../operator/unmatched/assign-unmatched-money.ts'
import { RecordUnmatchedMoneyBody } from '../operator/unmatched/record-unmatched-money.ts'
import { UnmatchedMoney, UnmatchedState } from '../operator/unmatched/unmatched-money.ts'
import { RequestedWithdrawalDetail } from '../operator/withdrawal/get-requested-withdrawal.ts'
import { RequestedWithdrawal } from '../operator/withdrawal/requested-withdrawal.ts'
import { Page } from '../paging/page-of.ts'
import { PageQuery } from '../paging/page-query.ts'
import { IssuedPaper, PaperKind } from '../paper/issued-paper.ts'
import { AddPasskeyBody, NewPasskey } from '../passkey/add-passkey.ts'
import { Passkey } from '../passkey/passkey.ts'
import { PasskeyToAdd } from '../passkey/passkey-to-add.ts'
import { SignedChallenge } from '../passkey/signed-challenge.ts'
import { ChargeExample } from '../payment/charge-example.ts'
import { ClubBankAccount, TransferRegion } from '../payment/club-bank-account.ts'
import { FeeBearer, FeeLine, FeeName } from '../payment/fee.ts'
import { DepositGateway, Gateway } from '../payment/gateway.ts'
import { Interval } from '../payment/interval.ts'
import { Payment, PaymentPurpose } from '../payment/payment.ts'
import { PaymentAccount } from '../payment/payment-account.ts'
import { PaymentInitiation } from '../payment/payment-initiation.ts'
import { PaymentQuote } from '../payment/payment-quote.ts'
import { PaymentStatus } from '../payment/payment-status.ts'
import { QuoteBody } from '../payment/quote-payment.ts'
import { Plan, PlanReference, PlanState } from '../plan/plan.ts'
import { PlanHoldings } from '../plan/plan-holdings.ts'
import { PlanReturns } from '../plan/plan-returns.ts'
import { PlanSize } from '../plan/plan-size.ts'
import { ReturnsWeighting } from '../plan/returns-weighting.ts'
import { PortfolioCourse } from '../portfolio/get-portfolio-course.ts'
import { MovementReceipt } from '../portfolio/get-portfolio-movement.ts'
import { PortfolioSummary } from '../portfolio/get-portfolio-summary.ts'
import { InitializePortfolioBody } from '../portfolio/initialize-portfolio.ts'
import { NamePortfolioBody } from '../portfolio/name-portfolio.ts'
import { MaturityChoice, Portfolio } from '../portfolio/portfolio.ts'
import { PortfolioGoal } from '../portfolio/portfolio-goal.ts'
import { PortfolioMovement } from '../portfolio/portfolio-movement.ts'
import { PortfolioStatus } from '../portfolio/portfolio-status.ts'
import { PortfolioTotals } from '../portfolio/portfolio-totals.ts'
import { TopUpPortfolioBody } from '../portfolio/top-up-portfolio.ts'
import { ExchangeRateAnswer } from '../reference/get-exchange-rate.ts'
import { Bank } from '../reference/list-banks.ts'
import { MonthReport } from '../report/get-month-report.ts'
import { YearTrend } from '../report/get-year-trend.ts'
import { ReportLine } from '../report/report-line.ts'
import { Resource, ResourceKind } from '../resource/resource.ts'
import { Session } from '../session/session.ts'
import { SavedCard } from '../subscription/saved-card.ts'
import { Subscription } from '../subscription/subscription.ts'
import { SubscriptionStatus } from '../subscription/subscription-status.ts'
import { Survey } from '../survey/survey.ts'
import { Done } from '../validation/done.ts'
import { DepositBody } from '../wallet/deposit-to-wallet.ts'
import { TransactionReceipt } from '../wallet/get-transaction.ts'
import { Wallets } from '../wallet/get-wallets.ts'
import { Transaction, TransactionKind, TransactionStatus } from '../wallet/transaction.ts'
import { Wallet } from '../wallet/wallet.ts'
import { CreateWithdrawalBody } from '../withdrawal/create-withdrawal.ts'
import { Withdrawal } from '../withdrawal/withdrawal.ts'
import { ObstaclesByWallet } from '../withdrawal/withdrawal-obstacles.ts'
import { WithdrawalStatus } from '../withdrawal/withdrawal-status.ts'

export const entities = {
  AccountPosting,
  ActorKind,
  AddEventBody,
  AddPasskeyBody,
  Announcement,
  AnnouncementBody,
  AssignUnmatchedMoneyBody,
  AuditEntry,
  Bank,
  BankAccount,
  BankAccountToCheck,
  BankDetails,
  BankDetailsBody,
  BankDetailsChangeBody,
  BankDetailsProposal,
  BankDetailsRemovalBody,
  BookAccount,
  BookKind,
  BookMonth,
  BookPosting,
  Books,
  ChargeExample,
  Chargeback,
  ChargebackStatus,
  Closing,
  ClubBankAccount,
  ConfirmTransferBody,
  Country,
  CreatePlanBody,
  CreateWithdrawalBody,
  CsvMapping,
  Currency,
  Customer,
  CustomerState,
  DataExport,
  DecidableCheck,
  DecideChargebackBody,
  DemoPerson,
  DepositBody,
  DepositGateway,
  DeskOverview,
  DocumentStatus,
  Done,
  DraftReturnsBody,
  ErrorAnswer,
  ExchangeRateAnswer,
  ExpectedTransfer,
  Faq,
  FaqBody,
  FeeBearer,
  FeeLine,
  FeeName,
  FeeProposal,
  FeeRuleBody,
  FeedQuote,
  FilePurpose,
  ForgotPasswordBody,
  Gateway,
  GivenReason,
  Holiday,
  InitializePortfolioBody,
  InternationalBankAccountBody,
  Interval,
  IssuedPaper,
  KycCase,
  KycCaseDetail,
  KycCaseKind,
  KycCaseState,
  LastEntry,
  LinePosting,
  LineState,
  LogInBody,
  Lookalike,
  MailChoice,
  ManagedAnnouncement,
  ManagedBankDetails,
  ManagedFaq,
  ManagedFee,
  ManagedPlan,
  ManagedResource,
  ManagedSurvey,
  MatchStatementLineBody,
  MaturityChoice,
  Meeting,
  MeetingBody,
  MemberDetail,
  MemberEvent,
  MemberPayment,
  MemberReference,
  MemberSummary,
  MonthClosing,
  MonthReport,
  MonthToClose,
  MovementReceipt,
  NameMatch,
  NamePortfolioBody,
  NewPasskey,
  NgnBankAccountBody,
  Notice,
  NoticeBody,
  Notification,
  ObstaclesByWallet,
  Officer,
  OfficerBody,
  Operator,
  OperatorReference,
  OtherBankAccountBody,
  OwnDocument,
  Page,
  PageQuery,
  PaperKind,
  Passkey,
  PasskeyToAdd,
  Payment,
  PaymentAccount,
  PaymentInitiation,
  PaymentPurpose,
  PaymentQuote,
  PaymentStatus,
  PayoutBatch,
  PayoutBatchStatus,
  PayoutFileFormat,
  PayoutStop,
  PayoutWay,
  Plan,
  PlanHoldings,
  PlanReference,
  PlanReturns,
  PlanSize,
  PlanState,
  Portfolio,
  PortfolioCourse,
  PortfolioGoal,
  PortfolioMovement,
  PortfolioStatus,
  PortfolioSummary,
  PortfolioTotals,
  PostingRole,
  ProposalDecision,
  ProposalStatus,
  PublishedTerms,
  QuoteBody,
  RateOnRecord,
  RateProposal,
  RateStep,
  Reconciliation,
  RecordChargebackBody,
  RecordSettlementBody,
  RecordUnmatchedMoneyBody,
  RecoverChargebackBody,
  Refund,
  RefundPaymentBody,
  RefundStatus,
  ReportLine,
  RequestedWithdrawal,
  RequestedWithdrawalDetail,
  Resource,
  ResourceBody,
  ResourceKind,
  ReturnsPosting,
  ReturnsPostingStatus,
  ReturnsShare,
  ReturnsWeighting,
  RolesProposal,
  SavedCard,
  Session,
  SessionUser,
  SettlePayoutBatchBody,
  SettleRefundBody,
  SettledGateway,
  Settlement,
  SignInAnswer,
  SignedChallenge,
  StartedPayment,
  Statement,
  StatementAccount,
  StatementLine,
  StatementMapping,
  StillOpen,
  StoredFile,
  Subscription,
  SubscriptionStatus,
  Survey,
  SurveyBody,
  SurveyState,
  TopUpPortfolioBody,
  Transaction,
  TransactionKind,
  TransactionReceipt,
  TransactionStatus,
  TransferDetail,
  TransferRegion,
  UnmatchedMoney,
  UnmatchedState,
  UpdateCustomerBody,
  UpdateFaqBody,
  UpdateMeetingBody,
  UpdateOfficerBody,
  UpdatePlanBody,
  UpdateResourceBody,
  UploadKycBody,
  UsdBankAccountBody,
  ValidateBvnBody,
  ValidateEmailOtpBody,
  Wallet,
  Wallets,
  WireMoney,
  Withdrawal,
  WithdrawalStatus,
  YearTrend,
}
