// Which reads are measured in a small club and in a large one, and which aren't, with the reason.
import type { EndpointName } from '@kinfold/contract/all-endpoints'

/** What a caller's pages are about: ids that the caller has. */
export const subjects = [
  'wallet',
  'line',
  'portfolio',
  'movement',
  'payment',
  'case',
  'member',
  'transfer',
  'unmatched',
  'statementLine',
  'withdrawal',
  'batch',
  'run',
] as const
export type Subject = (typeof subjects)[number]

type Page = {
  /** What the id in its path is. */
  readonly of?: Subject
  /** Each is measured by itself; `{wallet}` stands for the caller's. */
  readonly queries?: readonly string[]
  /** It answers a file. */
  readonly isPaper?: true
  /** It reads more in a large club by its nature, and why that stays so; in a time that nobody feels. */
  readonly grows?: { readonly because: string; readonly queries: readonly string[] }
}

/** What reads more in a large club may take so many milliseconds there: a tenth of a second is felt as at once. */
export const unfelt = 100

// A list of everybody's rows says how many there are, up to ten thousand; a small club has fewer to count.
const counted = 'counts as many as ten thousand of them'
// Each movement would have to lock such a figure, and it could differ from what it is the sum of.
const noSecondFigure = 'a figure kept beside would be a second truth'

const list: Page = { queries: ['', 'page=2'] }
const plain: Page = {}

export const measured: Partial<Record<EndpointName, Page>> = {
  // What a member looks at.
  getCustomer: plain,
  getDataExport: plain,
  getClosing: plain,
  getWallets: plain,
  listTransactions: {
    queries: [
      'wallet_id={wallet}',
      'wallet_id={wallet}&page=2',
      'wallet_id={wallet}&kind=deposit',
      'wallet_id={wallet}&status=pending',
      'wallet_id={wallet}&from=2026-01-01&to=2026-06-30',
    ],
  },
  exportTransactions: { queries: ['wallet_id={wallet}'], isPaper: true },
  getTransaction: { of: 'line', queries: ['wallet_id={wallet}'] },
  listPortfolios: list,
  getPortfolio: { of: 'portfolio' },
  getPortfolioCourse: { of: 'portfolio' },
  getPortfolioSummary: plain,
  getSummaryByPlan: plain,
  listPortfolioMovements: { of: 'portfolio', queries: ['', 'page=2'] },
  getPortfolioMovement: { of: 'movement', queries: ['portfolio_id={portfolio}'] },
  listPayments: { queries: ['', 'page=2', 'status=succeeded', 'purpose=deposit'] },
  getPaymentStatus: { of: 'payment' },
  listWithdrawals: { queries: ['', 'wallet_id={wallet}', 'status=paid'] },
  listSubscriptions: list,
  listNotifications: { queries: ['', 'unread=true'] },
  getMailChoice: plain,
  listOwnDocuments: plain,
  listSessions: plain,
  getMonthReport: { queries: ['year={year}&month=1', 'year={year}&month=10'] },
  getYearTrend: { queries: ['year={year}'] },
  getYearReport: { queries: ['year={year}'], isPaper: true },
  getWalletStatement: {
    queries: ['wallet_id={wallet}&from={year}-01-01&to={year}-10-31'],
    isPaper: true,
  },
  getPortfolioPdf: { of: 'portfolio', isPaper: true },
  getPortfolioCertificate: { of: 'portfolio', isPaper: true },
  getPaymentReceipt: { of: 'payment', isPaper: true },

  getClub: {
    queries: [],
    grows: { because: 'counts as many as twenty thousand members, in an index', queries: [''] },
  },
  // What an operator looks at.
  getDeskOverview: {
    queries: [],
    grows: { because: 'counts as many as ten thousand in each queue, in an index', queries: [''] },
  },
  listMembers: {
    queries: ['', 'page=2'],
    grows: {
      because: 'finds two hundred of one name, where a small club has few',
      queries: ['search=efe'],
    },
  },
  getMember: { of: 'member' },
  listMemberEvents: { of: 'member' },
  listMemberPayments: { of: 'member', queries: ['', 'page=2'] },
  listAccountPostings: { of: 'wallet', queries: ['', 'page=2'] },
  listKycCases: {
    queries: ['', 'status=submitted', 'page=2'],
    grows: { because: counted, queries: ['status=approved'] },
  },
  listLookalikes: { queries: ['bank_reference=FT-1'] },
  getKycCase: { of: 'case' },
  listBankAccounts: plain,
  listExpectedTransfers: {
    queries: ['', 'page=2', 'status=pending_confirmation', 'status=succeeded'],
    grows: {
      because: 'finds two hundred references that begin so, where a small club has few',
      queries: ['search=KF-7'],
    },
  },
  getExpectedTransfer: { of: 'transfer' },
  listUnmatchedMoney: { queries: ['', 'state=open'] },
  getUnmatchedMoney: { of: 'unmatched' },
  listStatements: plain,
  listStatementLines: { queries: ['', 'state=open'] },
  getStatementLine: { of: 'statementLine' },
  listRequestedWithdrawals: { queries: ['', 'status=pending', 'status=paid', 'page=2'] },
  getRequestedWithdrawal: { of: 'withdrawal' },
  listPayoutBatches: { queries: ['', 'status=settled'] },
  getPayoutBatch: { of: 'batch' },
  exportPayoutBatch: { of: 'batch', isPaper: true },
  listRefunds: {
    queries: [],
    grows: { because: counted, queries: ['', 'status=proposed'] },
  },
  listChargebacks: {
    queries: [''],
    grows: { because: counted, queries: ['status=lost'] },
  },
  listSettlements: plain,
  listReturnsPostings: { queries: ['', 'status=posted'] },
  getReturnsPosting: { of: 'run', queries: ['', 'order=largest'] },
  listMonths: plain,
  getBooks: {
    queries: [],
    grows: { because: `is the sum of all accounts; ${noSecondFigure}`, queries: [''] },
  },
  listBookAccounts: {
    queries: [],
    grows: {
      because: 'sorts all accounts of a kind by what they hold',
      queries: ['kind=wallet&currency=NGN'],
    },
  },
  listBookPostings: {
    queries: ['kind=bank&currency=NGN&holder=', 'kind=fees&currency=NGN&holder='],
  },
  listReconciliations: plain,
  listAuditEntries: { queries: ['', 'search=efe', 'kind=faq', 'kind=member'] },
  listOperators: plain,
  listManagedPlans: {
    queries: [],
    grows: {
      because: `says what members hold in each plan, all together; ${noSecondFigure}`,
      queries: [''],
    },
  },
  listFees: plain,
  listNotices: list,
  countAudiences: {
    queries: [],
    grows: { because: 'counts the members of each audience, in an index', queries: [''] },
  },
  listTerms: {
    queries: [],
    grows: { because: 'counts who has accepted them, in an index', queries: [''] },
  },
  listSurveys: {
    queries: ['page=2'],
    grows: { because: 'counts who answered each on its page, in an index', queries: [''] },
  },
}

const ofTheClub = 'is the club’s, not a member’s: it has as many rows in a large club'

export const notMeasured: Partial<Record<EndpointName, string>> = {
  getHealth: 'reads nothing',
  exportJournal: 'is as long as its month, by its nature; read five hundred entries at a time',
  exportTrialBalance: 'adds up all that was booked since its month began, by its nature',
  getFile: 'gives the bytes of one file by its id',
  verifyPaper: 'finds one paper by its code, and is limited to few calls of one visitor',
  resolveBankAccount: 'asks a bank',
  getExchangeRate: ofTheClub,
  listBankDetails: ofTheClub,
  listAnnouncements: ofTheClub,
  listBanks: ofTheClub,
  listCountries: ofTheClub,
  listCurrencies: ofTheClub,
  listDemoPeople: ofTheClub,
  listExchangeRates: ofTheClub,
  listFaqs: ofTheClub,
  listHolidays: ofTheClub,
  listManagedBankDetails: ofTheClub,
  listManagedFaqs: ofTheClub,
  listManagedResources: ofTheClub,
  listMeetings: ofTheClub,
  listOfficers: ofTheClub,
  listPasskeys: 'ten of an account at most',
  listPlanReturns: ofTheClub,
  listPlans: ofTheClub,
  listRateProposals: ofTheClub,
  listResources: ofTheClub,
  listStatementMappings: ofTheClub,
}
