// The key of each movement, so that nothing is booked twice: a payment is credited once, however often it is
// reported. Keys are only made here and from ids that the server gave, never from client input, because
// they are kept for good.
import type { Id } from '@kinfold/contract/fields/id'
import { idempotencyKey } from './idempotency-key.ts'
import type { IdempotencyKey } from './transfer-request.ts'

const serverId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function keyOf(scope: string, id: string, part?: string): IdempotencyKey {
  if (!serverId.test(id)) throw new TypeError(`a ${scope} is booked under an id of the server's`)
  return idempotencyKey(scope, part === undefined ? id : `${id}:${part}`)
}

const by =
  <Noun extends string>(scope: string) =>
  (id: Id<Noun>): IdempotencyKey =>
    keyOf(scope, id)

/** How often it was undone: what follows is another movement each time. */
const again = (times: string): string | undefined => (times === '0' ? undefined : times)

/** Where the books have what is a withdrawal's own, each once under its id. */
export const withdrawalScopes = {
  hold: 'withdrawal hold',
  left: 'withdrawal',
  paid: 'withdrawal paid',
  failed: 'withdrawal failed',
  returned: 'withdrawal returned',
} as const

/** Where the books have payments, what was given back and taken back of them, and what providers paid out. */
export const claimScopes = {
  payment: 'payment',
  refund: 'refund',
  refundFailed: 'refund failed',
  chargeback: 'chargeback',
  chargebackReplaced: 'chargeback replaced',
  chargebackCorrected: 'chargeback corrected',
  chargebackLessened: 'chargeback lessened',
  chargebackAccepted: 'chargeback accepted',
  chargebackWon: 'chargeback won',
  receivableRecovered: 'receivable recovered',
  settlement: 'settlement',
} as const

/** Where they have what a payer's bank took of a payment, as it was corrected since. */
export const chargebackScopes = [
  claimScopes.chargeback,
  claimScopes.chargebackReplaced,
  claimScopes.chargebackCorrected,
  claimScopes.chargebackLessened,
  claimScopes.chargebackAccepted,
] as const

export const moneyAttempts = {
  payment: by<'payment'>(claimScopes.payment),
  /** A payment may be given back in parts, each a refund of its own. */
  refund: by<'refund'>(claimScopes.refund),
  refundFailed: by<'refund'>(claimScopes.refundFailed),
  /** A payment may be disputed again after a chargeback that was won. */
  chargeback: by<'chargeback'>(claimScopes.chargeback),
  /** Where its provider told another amount than was recorded by hand: what was booked is replaced, once. */
  chargebackReplaced: by<'chargeback'>(claimScopes.chargebackReplaced),
  chargebackCorrected: by<'chargeback'>(claimScopes.chargebackCorrected),
  /** Where only a part of it was accepted in the end: what is booked by then is replaced once more. */
  chargebackLessened: by<'chargeback'>(claimScopes.chargebackLessened),
  chargebackAccepted: by<'chargeback'>(claimScopes.chargebackAccepted),
  chargebackFee: by<'chargeback'>('chargeback fee'),
  chargebackFeeReturned: by<'chargeback'>('chargeback fee returned'),
  chargebackWon: by<'chargeback'>(claimScopes.chargebackWon),
  /** A debt may be paid back in parts. */
  receivableRecovered: by<'recovery'>(claimScopes.receivableRecovered),
  withdrawalHold: by<'withdrawal'>(withdrawalScopes.hold),
  withdrawal: by<'withdrawal'>(withdrawalScopes.left),
  withdrawalPaid: by<'withdrawal'>(withdrawalScopes.paid),
  withdrawalFailed: by<'withdrawal'>(withdrawalScopes.failed),
  withdrawalReturned: by<'withdrawal'>(withdrawalScopes.returned),
  /** A bank has paid what was said to have failed. */
  withdrawalFailureUndone: by<'withdrawal'>('withdrawal failure undone'),
  conversion: by<'conversion'>('conversion'),
  returnsReceived: by<'returns'>('returns received'),
  /** One portfolio's share of a run of returns. */
  returns: (run: Id<'returns'>, portfolio: Id<'portfolio'>) => keyOf('returns', run, portfolio),
  returnsFee: (run: Id<'returns'>, portfolio: Id<'portfolio'>) =>
    keyOf('returns fee', run, portfolio),
  /** Of a portfolio that had ended by then: its share goes on to the wallet. */
  returnsPaidOn: (run: Id<'returns'>, portfolio: Id<'portfolio'>) =>
    keyOf('returns paid on', run, portfolio),
  returnsReversed: (run: Id<'returns'>, portfolio: Id<'portfolio'>) =>
    keyOf('returns reversed', run, portfolio),
  returnsFeeReversed: (run: Id<'returns'>, portfolio: Id<'portfolio'>) =>
    keyOf('returns fee reversed', run, portfolio),
  lossPaidOn: (run: Id<'returns'>, portfolio: Id<'portfolio'>) =>
    keyOf('loss paid on', run, portfolio),
  /** With the day the term ends: a portfolio that is rolled over matures again. */
  maturity: (portfolio: Id<'portfolio'>, on: string) => keyOf('maturity', portfolio, on),
  earlyClose: by<'portfolio'>('early close'),
  unmatchedReceived: by<'unmatched'>('unmatched received'),
  /** Again, where it was taken back from whom it was given to. */
  unmatchedMatched: (id: Id<'unmatched'>, times: string) =>
    keyOf('unmatched matched', id, again(times)),
  unmatchedReturned: by<'unmatched'>('unmatched returned'),
  settlement: by<'settlement'>(claimScopes.settlement),
  bankCharge: (line: Id<'statement-line'>, times: string) =>
    keyOf('bank charge', line, again(times)),
  matchUndone: (line: Id<'statement-line'>, times: string) =>
    keyOf('match undone', line, again(times)),
  /** Before its match is undone: its portfolio has paid it out; apart what came back of a refund since. */
  payoutTakenBack: (line: Id<'statement-line'>, times: string, refund?: Id<'refund'>) =>
    keyOf('payout taken back', line, refund === undefined ? again(times) : `${times}:${refund}`),
} as const
