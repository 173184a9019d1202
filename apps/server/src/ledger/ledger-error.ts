import { errorChain } from '../db/error-chain.ts'

export type LedgerErrorCode =
  | 'insufficient-funds'
  | 'key-reused'
  | 'unknown-account'
  | 'account-closed'
  | 'hold-not-pending'
  | 'hold-mismatch'
  | 'quote-used'
  | 'quote-mismatch'
  | 'month-closed'
  | 'already-reversed'
  | 'malformed'
  | 'out-of-range'
  | 'unbalanced'
  | 'write-refused'

const sentences: Record<LedgerErrorCode, string> = {
  'insufficient-funds': 'There is not enough money available for this.',
  'key-reused': 'This request was already used for something else. Please start again.',
  'unknown-account': 'We could not find this account.',
  'account-closed': 'This account is closed.',
  'hold-not-pending': 'This money is no longer held.',
  'hold-mismatch': 'The amount differs from what is held.',
  'quote-used': 'This quote was already used. Please ask for a new one.',
  'quote-mismatch': 'The amounts differ from the quote.',
  'month-closed': 'That month is closed. Please book this with today’s date.',
  'already-reversed': 'This was already taken back.',
  malformed: 'This movement of money is not complete.',
  'out-of-range': 'This amount is too large.',
  unbalanced: 'This movement of money does not add up.',
  'write-refused': 'The books cannot be changed this way.',
}

export class LedgerError extends Error {
  override readonly name = 'LedgerError'
  readonly code: LedgerErrorCode
  constructor(code: LedgerErrorCode, cause: unknown) {
    super(sentences[code], { cause })
    this.code = code
  }
}

const codeByState: Readonly<Record<string, LedgerErrorCode>> = {
  LG001: 'unbalanced',
  LG002: 'write-refused',
  LG402: 'insufficient-funds',
  LG404: 'unknown-account',
  LG409: 'key-reused',
  LG410: 'account-closed',
  LG422: 'malformed',
  LG423: 'hold-not-pending',
  LG424: 'hold-mismatch',
  LG425: 'month-closed',
  LG426: 'quote-mismatch',
  '22003': 'out-of-range',
  // An unknown role.
  '22P02': 'malformed',
}

const codeByConstraint: Readonly<Record<string, LedgerErrorCode>> = {
  no_overdraft: 'insufficient-funds',
  held_not_negative: 'hold-not-pending',
  transfer_reversed_once: 'already-reversed',
  transfer_quote_once: 'quote-used',
  transfer_quote_id_quote_id_fk: 'quote-mismatch',
  quote_converts: 'quote-mismatch',
  quote_above_zero: 'malformed',
  quote_currencies: 'malformed',
  closed_month_by_two: 'malformed',
  closed_month_first_day: 'malformed',
  posting_not_zero: 'malformed',
  hold_positive: 'malformed',
  account_currency_known: 'malformed',
}

// The ledger's refusal behind an error, or undefined when the ledger did not refuse anything.
export function ledgerError(error: unknown): LedgerError | undefined {
  for (const link of errorChain(error)) {
    if (link instanceof LedgerError) return link
    const code = codeByState[textOf(link, 'code')] ?? codeByConstraint[textOf(link, 'constraint')]
    if (code !== undefined) return new LedgerError(code, error)
  }
  return undefined
}

function textOf(source: object, key: 'code' | 'constraint'): string {
  const value: unknown = Reflect.get(source, key)
  return typeof value === 'string' ? value : ''
}
