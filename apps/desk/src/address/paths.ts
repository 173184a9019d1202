// The address of every page of the desk. Links take theirs from here, so that no address is written twice.
import { redirectsInto } from '@kinfold/contract/session/redirect-url'

export const paths = {
  root: '/desk',
  signIn: '/desk/sign-in',
  today: '/desk/today',
  members: '/desk/members',
  kyc: '/desk/kyc',
  transfers: '/desk/transfers',
  unmatched: '/desk/unmatched',
  withdrawals: '/desk/withdrawals',
  batches: '/desk/batches',
  prepareBatch: '/desk/batches/prepare',
  returns: '/desk/returns',
  draftReturns: '/desk/returns/draft',
  refunds: '/desk/refunds',
  chargebacks: '/desk/chargebacks',
  books: '/desk/books',
  statements: '/desk/statements',
  club: '/desk/club',
  plans: '/desk/club/plans',
  rates: '/desk/club/rates',
  fees: '/desk/club/fees',
  bankDetails: '/desk/club/bank-details',
  bankAccounts: '/desk/club/bank-accounts',
  holidays: '/desk/club/holidays',
  months: '/desk/club/months',
  officers: '/desk/club/officers',
  meetings: '/desk/club/meetings',
  announcements: '/desk/club/announcements',
  faqs: '/desk/club/faqs',
  resources: '/desk/club/resources',
  surveys: '/desk/club/surveys',
  notices: '/desk/club/notices',
  terms: '/desk/club/terms',
  staff: '/desk/club/staff',
  log: '/desk/club/log',
  yourSignIn: '/desk/club/your-sign-in',
} as const

/** What the router matches: a queue alone, or with one of its cases beside it. */
export const patterns = {
  member: `${paths.members}/:memberId`,
  kyc: `${paths.kyc}/:caseId?`,
  transfers: `${paths.transfers}/:caseId?`,
  unmatched: `${paths.unmatched}/:caseId?`,
  withdrawals: `${paths.withdrawals}/:caseId?`,
  batches: `${paths.batches}/:batchId?`,
  returns: `${paths.returns}/:runId?`,
  refunds: `${paths.refunds}/:refundId?`,
  chargebacks: `${paths.chargebacks}/:chargebackId?`,
  figure: `${paths.books}/:currency/:kind`,
  statement: `${paths.statements}/:statementId/:caseId?`,
  plans: `${paths.plans}/:itemId?`,
  rates: `${paths.rates}/:itemId?`,
  fees: `${paths.fees}/:itemId?`,
  bankDetails: `${paths.bankDetails}/:itemId?`,
  bankAccounts: `${paths.bankAccounts}/:caseId?`,
  holidays: `${paths.holidays}/:itemId?`,
  months: `${paths.months}/:itemId?`,
  officers: `${paths.officers}/:itemId?`,
  meetings: `${paths.meetings}/:itemId?`,
  announcements: `${paths.announcements}/:itemId?`,
  faqs: `${paths.faqs}/:itemId?`,
  resources: `${paths.resources}/:itemId?`,
  surveys: `${paths.surveys}/:itemId?`,
  notices: `${paths.notices}/:itemId?`,
  terms: `${paths.terms}/:itemId?`,
  staff: `${paths.staff}/:itemId?`,
} as const

/** What stands in a section's address in an item's place while a new one is written. */
export const newItem = 'new'

/** Outside of the desk: the members' own door. */
export const membersDoor = '/auth/login'
export const membersPasswordHelp = '/auth/change-password'

export const pathTo = {
  member: (memberId: string, search = '') =>
    `${paths.members}/${encodeURIComponent(memberId)}${search}`,
  /** With the filters of the queue that it stands in. */
  kycCase: (caseId: string, search = '') => `${paths.kyc}/${encodeURIComponent(caseId)}${search}`,
  transfer: (caseId: string, search = '') =>
    `${paths.transfers}/${encodeURIComponent(caseId)}${search}`,
  unmatched: (caseId: string, search = '') =>
    `${paths.unmatched}/${encodeURIComponent(caseId)}${search}`,
  withdrawal: (caseId: string, search = '') =>
    `${paths.withdrawals}/${encodeURIComponent(caseId)}${search}`,
  batch: (batchId: string, search = '') =>
    `${paths.batches}/${encodeURIComponent(batchId)}${search}`,
  returns: (runId: string, search = '') => `${paths.returns}/${encodeURIComponent(runId)}${search}`,
  refund: (refundId: string, search = '') =>
    `${paths.refunds}/${encodeURIComponent(refundId)}${search}`,
  chargeback: (chargebackId: string, search = '') =>
    `${paths.chargebacks}/${encodeURIComponent(chargebackId)}${search}`,
  /** One thing of a section of the club, or `newItem`. */
  inSection: (section: string, itemId: string, search = '') =>
    `${section}/${encodeURIComponent(itemId)}${search}`,
  /** What the log has of one person, or about one thing. */
  logOf: (asked: { readonly by: string } | { readonly about: string }) =>
    `${paths.log}?${new URLSearchParams(asked)}`,
  /** What a figure of the books is the sum of. */
  figure: (currency: string, kind: string, search = '') =>
    `${paths.books}/${currency}/${kind}${search}`,
  statement: (id: string) => `${paths.statements}/${encodeURIComponent(id)}`,
  statementLine: (id: string, lineId: string, search = '') =>
    `${paths.statements}/${encodeURIComponent(id)}/${encodeURIComponent(lineId)}${search}`,
} as const

/** Where to go after signing in, if the address asks for a page of the desk. */
export const readRedirectUrl = redirectsInto(paths.root)
