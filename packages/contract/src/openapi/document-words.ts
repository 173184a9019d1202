// What the document says of calls, groups and parameters beyond their shapes.
import type { Access } from '../access.ts'
import { defaultPerPage, maximumPerPage } from '../paging/page-query.ts'
import type { Side } from './side.ts'

/** How long the token of a member lives. */
export interface SessionLife {
  readonly days: number
  readonly idleHours: number
}

/** Where the calls are that a document leaves out. */
const others: Readonly<Record<Side, string>> = {
  members: 'The desk’s calls stand in `/api/operator/openapi.json`.',
  desk: 'Members’ calls, and those for signing in, stand in `/api/openapi.json`.',
}

export const aboutTheApi = (side: Side, { days, idleHours }: SessionLife): string =>
  `
${others[side]}

**Signing in.** A program signs in as a person does: \`POST /auth/login\` answers a token, which is sent as
\`Authorization: Bearer …\`. It asks for the token of a solved captcha as \`cf_turnstile_response\`; in a sandbox that is
the word \`sandbox\`. Where the answer holds \`verification\` or \`totp_challenge\`, a code is asked for first:
\`POST /auth/validate-email-otp\`, \`POST /auth/totp/challenge\`. The token ends with its session: ${days} days after
signing in, or ${idleHours} hours after its last call, an operator’s sooner; from then on calls answer 401.

**Who may call.** Members have proven their e-mail address, approved ones their identity and address too. Operators work
at the club’s desk; reviewers, approvers and administrators are operators with that role.

**Names.** A plan is a product or pool in addresses and \`product_id\` in bodies; a member is a customer in both. A plan’s
id is a number, all others are UUIDs.

**Money.** An amount is a number of whole naira or dollars with at most two decimals. It stands alone where its currency
stands beside it or is that of the wallet, portfolio, plan or payment that it is about; where currencies meet it is a
\`WireMoney\`, which brings its currency along. Rates are decimal texts. Moments are in UTC, days are the club’s
(Africa/Lagos).

**Paying.** A call that moves money takes an \`Idempotency-Key\`. \`target_wallet\` is needed with \`gateway: wallet\`,
\`receipt\` with \`bank\`, \`is_us_institution\` with \`card_us\`, and \`interval\` with \`recurring\`.

**Changes.** \`seen\` and \`version\` name what the caller saw: a change to what is different by now is refused.

**Refusals.** A call lists the statuses of what is particular to it, each with all its codes; \`default\` is what any call
can be refused with: for the body, the parameters or the id that it takes (400, 404, 408, 413, 415), its key (409,
422), its caller (401, 403), or at any time (429, 500, 503). \`ErrorCode\` has every code with its status and its sentence.
After 429 and 503 \`Retry-After\` says in how many seconds to try again, where that is known.

**Lists** come in pages of ${defaultPerPage}, at most ${maximumPerPage}. Answers of 1,200 bytes and more are compressed for who takes gzip.
`.trim()

export const callers: Readonly<Record<Access, string>> = {
  visitor: 'For anybody.',
  provider: 'For payment providers.',
  account: 'For whoever is signed in.',
  member: 'For members.',
  'verified-member': 'For approved members.',
  operator: 'For operators.',
  reviewer: 'For reviewers.',
  approver: 'For approvers.',
  administrator: 'For administrators.',
}

/** What is in a group of calls: the first part of their addresses. */
export const tags: Readonly<Record<string, string>> = {
  customer: 'Joining, the member’s details, bank accounts, documents, data export and leaving.',
  auth: 'Signing in and out, passwords, codes and sessions.',
  payment: 'What is paid for something, in each way, and what becomes of it.',
  club: 'What the club is, and when it meets.',
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
  'operator: announcement': 'What members read on the club’s page.',
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
  'operator: meeting': 'Meetings of members.',
  'operator: month': 'Months of the books, closed by two.',
  'operator: officer': 'Who holds an office.',
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
  action: 'As the log names it: `withdrawal.approved`.',
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
  [/^\/portfolio\/movement\//, 'movement'],
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
  [/^\/operator\/transfer/, 'payment'],
  [/^\/operator\/staff/, 'operator'],
  [/^\/operator\/statement/, 'line'],
  [/^\/operator\/unmatched/, 'money that nobody announced'],
]

export function idWord(path: string): string {
  const [, known] = idWords.find(([pattern]) => pattern.test(path)) ?? []
  const [, first = '', second = ''] = path.split('/')
  return known ?? (first === 'operator' ? second : first).replaceAll('-', ' ')
}
