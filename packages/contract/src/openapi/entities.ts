// The shapes of answers that the OpenAPI document names and refers to.
// Written by npm run registers.
import { Customer } from '../account/customer.ts'
import { SessionUser } from '../account/session-user.ts'
import { SignInAnswer } from '../auth/sign-in-answer.ts'
import { BankAccount } from '../bank-account/bank-account.ts'
import { NameMatch } from '../bank-account/name-match.ts'
import { Closing } from '../closing/get-closing.ts'
import { Country } from '../country/country.ts'
import { DataExport } from '../data-export/data-export.ts'
import { DemoPerson } from '../demo/list-demo-people.ts'
import { ErrorAnswer, StartedPayment } from '../errors/error-answer.ts'
import { Faq } from '../faq/faq.ts'
import { StoredFile } from '../file/stored-file.ts'
import { OwnDocument } from '../kyc/list-own-documents.ts'
import { LinePosting } from '../ledger/line-behind.ts'
import { WireMoney } from '../money/wire-money.ts'
import { MailChoice } from '../notification/mail-choice.ts'
import { Notification } from '../notification/notification.ts'
import { AuditEntry } from '../operator/audit/audit-entry.ts'
import { BankAccountToCheck } from '../operator/bank-account/bank-account-check.ts'
import {
  BankDetailsProposal,
  ManagedBankDetails,
} from '../operator/bank-details/managed-bank-details.ts'
import { Books } from '../operator/books/get-books.ts'
import { BookAccount } from '../operator/books/list-book-accounts.ts'
import { Chargeback } from '../operator/chargeback/chargeback.ts'
import { ManagedSurvey } from '../operator/content/managed-survey.ts'
import { Notice } from '../operator/content/notice.ts'
import { PublishedTerms } from '../operator/content/published-terms.ts'
import { FeeProposal } from '../operator/fee/fee-proposal.ts'
import { ManagedFee } from '../operator/fee/list-fees.ts'
import { DeskOverview } from '../operator/get-desk-overview.ts'
import { Holiday } from '../operator/holiday/holiday.ts'
import { KycCaseDetail } from '../operator/kyc/get-kyc-case.ts'
import { KycCase } from '../operator/kyc/kyc-case.ts'
import { Lookalike } from '../operator/lookalike/lookalike.ts'
import { AccountPosting } from '../operator/member/account-posting.ts'
import { MemberDetail } from '../operator/member/get-member.ts'
import { MemberEvent } from '../operator/member/member-event.ts'
import { MemberSummary } from '../operator/member/member-summary.ts'
import { BookMonth } from '../operator/month/list-months.ts'
import { MonthClosing } from '../operator/month/month-closing.ts'
import { StillOpen } from '../operator/month/still-open.ts'
import { PayoutBatch } from '../operator/payout-batch/payout-batch.ts'
import { MemberReference, OperatorReference } from '../operator/person-reference.ts'
import { ManagedPlan } from '../operator/plan/managed-plan.ts'
import { LastDeed } from '../operator/presence/note-presence.ts'
import { FeedQuote } from '../operator/rate/feed-quote.ts'
import { RateOnRecord } from '../operator/rate/list-exchange-rates.ts'
import { RateStep } from '../operator/rate/list-rate-proposals.ts'
import { RateProposal } from '../operator/rate/rate-proposal.ts'
import { Reconciliation } from '../operator/reconciliation/reconciliation.ts'
import { Refund } from '../operator/refund/refund.ts'
import { ReturnsPosting } from '../operator/returns/returns-posting.ts'
import { ReturnsShare } from '../operator/returns/returns-share.ts'
import { Settlement } from '../operator/settlement/settlement.ts'
import { Operator } from '../operator/staff/operator.ts'
import { RolesProposal } from '../operator/staff/roles-proposal.ts'
import { Statement } from '../operator/statement/statement.ts'
import { StatementLine } from '../operator/statement/statement-line.ts'
import { StatementAccount, StatementMapping } from '../operator/statement/statement-mapping.ts'
import { ExpectedTransfer } from '../operator/transfer/expected-transfer.ts'
import { TransferDetail } from '../operator/transfer/get-expected-transfer.ts'
import { UnmatchedMoney } from '../operator/unmatched/unmatched-money.ts'
import { RequestedWithdrawalDetail } from '../operator/withdrawal/get-requested-withdrawal.ts'
import { RequestedWithdrawal } from '../operator/withdrawal/requested-withdrawal.ts'
import { IssuedPaper } from '../paper/issued-paper.ts'
import { ClubBankAccount } from '../payment/club-bank-account.ts'
import { FeeLine } from '../payment/fee.ts'
import { Payment } from '../payment/payment.ts'
import { PaymentAccount } from '../payment/payment-account.ts'
import { PaymentInitiation } from '../payment/payment-initiation.ts'
import { PaymentQuote } from '../payment/payment-quote.ts'
import { Plan, PlanReference } from '../plan/plan.ts'
import { MovementReceipt } from '../portfolio/get-portfolio-movement.ts'
import { PortfolioSummary } from '../portfolio/get-portfolio-summary.ts'
import { Portfolio } from '../portfolio/portfolio.ts'
import { PortfolioMovement } from '../portfolio/portfolio-movement.ts'
import { PortfolioTotals } from '../portfolio/portfolio-totals.ts'
import { ExchangeRateAnswer } from '../reference/get-exchange-rate.ts'
import { Bank } from '../reference/list-banks.ts'
import { MonthReport } from '../report/get-month-report.ts'
import { YearTrend } from '../report/get-year-trend.ts'
import { ReportLine } from '../report/report-line.ts'
import { Resource } from '../resource/resource.ts'
import { Session } from '../session/session.ts'
import { SavedCard } from '../subscription/saved-card.ts'
import { Subscription } from '../subscription/subscription.ts'
import { Survey } from '../survey/survey.ts'
import { Done } from '../validation/done.ts'
import { TransactionReceipt } from '../wallet/get-transaction.ts'
import { Wallets } from '../wallet/get-wallets.ts'
import { Transaction } from '../wallet/transaction.ts'
import { Wallet } from '../wallet/wallet.ts'
import { Withdrawal } from '../withdrawal/withdrawal.ts'
import { ObstaclesByWallet } from '../withdrawal/withdrawal-obstacles.ts'

export const entities = {
  AccountPosting,
  AuditEntry,
  Bank,
  BankAccount,
  BankAccountToCheck,
  BankDetailsProposal,
  BookAccount,
  BookMonth,
  Books,
  Chargeback,
  Closing,
  ClubBankAccount,
  Country,
  Customer,
  DataExport,
  DemoPerson,
  DeskOverview,
  Done,
  ErrorAnswer,
  ExchangeRateAnswer,
  ExpectedTransfer,
  Faq,
  FeeLine,
  FeeProposal,
  FeedQuote,
  Holiday,
  IssuedPaper,
  KycCase,
  KycCaseDetail,
  LastDeed,
  LinePosting,
  Lookalike,
  MailChoice,
  ManagedBankDetails,
  ManagedFee,
  ManagedPlan,
  ManagedSurvey,
  MemberDetail,
  MemberEvent,
  MemberReference,
  MemberSummary,
  MonthClosing,
  MonthReport,
  MovementReceipt,
  NameMatch,
  Notice,
  Notification,
  ObstaclesByWallet,
  Operator,
  OperatorReference,
  OwnDocument,
  Payment,
  PaymentAccount,
  PaymentInitiation,
  PaymentQuote,
  PayoutBatch,
  Plan,
  PlanReference,
  Portfolio,
  PortfolioMovement,
  PortfolioSummary,
  PortfolioTotals,
  PublishedTerms,
  RateOnRecord,
  RateProposal,
  RateStep,
  Reconciliation,
  Refund,
  ReportLine,
  RequestedWithdrawal,
  RequestedWithdrawalDetail,
  Resource,
  ReturnsPosting,
  ReturnsShare,
  RolesProposal,
  SavedCard,
  Session,
  SessionUser,
  Settlement,
  SignInAnswer,
  StartedPayment,
  Statement,
  StatementAccount,
  StatementLine,
  StatementMapping,
  StillOpen,
  StoredFile,
  Subscription,
  Survey,
  Transaction,
  TransactionReceipt,
  TransferDetail,
  UnmatchedMoney,
  Wallet,
  Wallets,
  WireMoney,
  Withdrawal,
  YearTrend,
}
