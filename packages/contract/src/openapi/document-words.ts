// What the document says of calls, groups and parameters beyond their shapes.
import type { Access } from '../access.ts'
import { defaultPerPage, maximumPerPage } from '../paging/page-query.ts'

export const aboutTheApi = `
A program signs in as a person does: \`POST /auth/login\` answers a token, which is sent as \`Authorization: Bearer …\`.
It ends with the session: after days, or after hours without a call, as the club has set. Signing in asks for the token of a
solved captcha; in a sandbox any text will do.

Amounts are numbers in whole naira or dollars with at most two decimals; rates are decimal texts. Moments are in UTC,
days are the club's (Africa/Lagos).

A call that moves money takes an \`Idempotency-Key\`. Every refusal has a code of a closed set and a sentence for a
person; after 429 and 503 \`Retry-After\` says in how many seconds to try again. Answers of 1,200 bytes and more are
compressed for who takes gzip. A product is a plan: the addresses say product or pool, the answers plan.
`.trim()

export const callers: Readonly<Record<Access, string>> = {
  visitor: 'For anybody, signed in or not.',
  provider: 'For a payment provider, proven by its signature.',
  account: 'For whoever is signed in, member or operator.',
  member: 'For a member whose e-mail address is verified.',
  'verified-member': 'For a member whose identity and address are approved.',
  operator: 'For operators, whatever their role.',
  reviewer: 'For operators who review documents.',
  approver: 'For operators who decide on money.',
  administrator: 'For operators who set up the club.',
}

/** What is in a group of calls: the first part of their addresses. */
export const tags: Readonly<Record<string, string>> = {
  customer: 'Joining, the member’s details, bank accounts, documents, data export and leaving.',
  auth: 'Signing in and out, passwords, codes and sessions.',
  payment: 'What is paid for something, in each way, and what becomes of it.',
  demo: 'Signing in to a sandbox as somebody of the demo club.',
  event: 'What pages tell of their use.',
  file: 'Files that members hand in.',
  health: 'Whether the server answers.',
  notification: 'What members are told, and by which mails.',
  verify: 'Whether a paper is genuine.',
  product: 'Plans that take contributions.',
  portfolio: 'What a member contributed to a plan, with movements, papers and reports.',
  resource: 'What the club gives to read.',
  subscription: 'Recurring contributions.',
  survey: 'Surveys that the club asks members to answer.',
  wallet: 'Balances, lines, statements and withdrawals.',
  'operator: audit': 'What operators did, in order.',
  'operator: bank-account': 'Members’ bank accounts whose names differ from theirs.',
  'operator: bank-details': 'The club’s own accounts, changed by two.',
  'operator: books': 'What the ledger adds up to, down to its postings.',
  'operator: chargeback': 'Payments that their payers’ banks took back.',
  'operator: survey': 'Surveys, opened and closed.',
  'operator: notice': 'Notices to many members.',
  'operator: faq': 'Questions and answers for members.',
  'operator: resource': 'What members are given to read.',
  'operator: terms': 'Terms that members accept.',
  'operator: fee': 'What each way of paying costs, changed by two.',
  'operator: overview': 'How much waits in each queue.',
  'operator: holiday': 'Days on which banks are closed.',
  'operator: kyc': 'Documents that members handed in.',
  'operator: lookalike': 'Money that may be the same as other money.',
  'operator: member': 'Members, with everything that happened to them.',
  'operator: month': 'Months of the books, closed by two.',
  'operator: payout-batch': 'Withdrawals that are paid together, released by a second person.',
  'operator: plan': 'Plans, as the club sets them up.',
  'operator: portfolio': 'A portfolio that is closed early.',
  'operator: presence': 'Who has which case open.',
  'operator: exchange-rate': 'Naira for one dollar.',
  'operator: reconciliation': 'The books beside the bank’s statements, day by day.',
  'operator: refund': 'Payments that are given back, by two.',
  'operator: payment': 'A refund that is proposed.',
  'operator: returns': 'A month’s result of a plan, shared among its portfolios.',
  'operator: settlement': 'What providers paid out to the club.',
  'operator: staff': 'Operators and their roles, changed by two.',
  'operator: statement': 'Bank statements, line by line.',
  'operator: transfer': 'Transfers that members announced.',
  'operator: unmatched': 'Money that nobody announced.',
  'operator: withdrawal': 'What members ask to be paid.',
}

/** Parameters of the query and of addresses, but for ids. */
export const parameterWords: Readonly<Record<string, string>> = {
  account_number: 'Ten digits.',
  action: 'A deed as the log names it: `withdrawal.approved`.',
  actor_id: 'Only what this account did.',
  actor_kind: 'Only what members, operators or the server itself did.',
  bank_code: 'The bank’s code, as in the list of banks.',
  bank_reference: 'The reference that the bank’s line has.',
  code: 'The code printed on the paper.',
  currency: 'Only in this currency.',
  day: 'The club’s day: `2026-07-31`.',
  from: 'The first day that counts.',
  gateway: 'Only what came through this way of paying.',
  holder: 'Whose account it is; empty for the club’s own.',
  kind: 'Only of this kind.',
  month: 'From 1 to 12.',
  order: 'By what the rows are sorted.',
  page: 'Which page, from 1.',
  payment_id: 'Only what is about this payment.',
  per_page: `How many rows a page has, at most ${maximumPerPage}.`,
  portfolio_id: 'The portfolio that the movement is in.',
  product: 'Only of the plan with this id.',
  product_type: 'Only of plans of this type.',
  provider: 'Whose message it is.',
  purpose: 'What is to be paid for.',
  search: 'Words that are looked for in names, addresses and references.',
  state: 'Only in this state.',
  statement_id: 'Only lines of this statement.',
  status: 'Only in this state.',
  subject_id: 'Only what was done to this.',
  suggested: 'Only lines for which something was found, or nothing.',
  to: 'The last day that counts.',
  unread: 'Only what was not read yet.',
  wallet_id: 'The wallet that is asked about.',
  year: 'Four digits.',
}

export const parameterDefaults: Readonly<Record<string, number>> = {
  page: 1,
  per_page: defaultPerPage,
}

/** What the id in an address names, where it isn't what the address begins with. The first that fits. */
const idWords: readonly (readonly [RegExp, string])[] = [
  [/^\/auth\/sessions/, 'session'],
  [/^\/wallet\/transaction\//, 'line of a wallet'],
  [/^\/wallet\/withdrawal\/cancel/, 'withdrawal'],
  [/^\/operator\/(bank-details|staff\/roles)\/(confirm|discard)/, 'proposal'],
  [/^\/operator\/(fee|month|exchange-rate)\//, 'proposal'],
  [/^\/operator\/bank-details/, 'bank account of the club'],
  [/^\/operator\/statement\/mapping/, 'bank account of the club'],
  [/^\/operator\/chargeback\/record/, 'payment'],
  [/^\/operator\/kyc/, 'case'],
  [/^\/operator\/member\/postings/, 'wallet or portfolio'],
  [/^\/operator\/returns/, 'posting of returns'],
  [/^\/operator\/staff/, 'operator'],
  [/^\/operator\/statement/, 'line'],
  [/^\/operator\/unmatched/, 'money that nobody announced'],
]

export function idWord(path: string): string {
  const [, known] = idWords.find(([pattern]) => pattern.test(path)) ?? []
  const [, first = '', second = ''] = path.split('/')
  return `The id of the ${known ?? (first === 'operator' ? second : first).replaceAll('-', ' ')}.`
}
