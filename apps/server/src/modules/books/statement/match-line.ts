import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { isAlone, onePersonSentences } from '@kinfold/contract/operator/one-person-limits'
import {
  matchFieldsProblem,
  matchProblem,
} from '@kinfold/contract/operator/statement/match-problem'
import type {
  matchStatementLine as endpoint,
  MatchStatementLineBody,
} from '@kinfold/contract/operator/statement/match-statement-line'
import { confirmationProblem } from '@kinfold/contract/operator/transfer/confirmation-problem'
import type { Answer, MoneyCall } from '../../../calls/call.ts'
import { Refusal, RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { chargeByBank } from '../../../ledger/recipes/charge-by-bank.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { judgeDecision, refuseDecided } from '../../base/audit/judge-decision.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import { bookArrival } from '../../money/arrival/book-arrival.ts'
import { giveLine } from '../../money/bank-line/give-line.ts'
import { type LineRow, lockLine } from '../../money/bank-line/lock-line.ts'
import { othersOf, readLineWord, sendersOf } from '../../money/bank-line/read-line-word.ts'
import { readWords } from '../../money/bank-line/read-words.ts'
import { settleLine } from '../../money/bank-line/settle-line.ts'
import { creditByHand } from '../../money/hand-credit/credit-by-hand.ts'
import { expectedOf } from '../../money/payment/expected-of.ts'
import { lockPayment } from '../../money/payment/lock-payment.ts'
import { settlePayment } from '../../money/payment/settle-payment.ts'
import { bookOutcomes } from '../../money/payout-batch/book-outcomes.ts'
import { lockUnpaidPayout, type UnpaidPayout } from '../../money/payout-batch/lock-unpaid-payout.ts'
import { payAfterAll } from '../../money/payout-batch/pay-after-all.ts'
import { endPaid } from '../../money/refund/end-refund.ts'
import { lockRefund } from '../../money/refund/lock-refund.ts'
import { refundAfterAll } from '../../money/refund/refund-after-all.ts'
import { sayAlone } from '../../money/said-alone/say-alone.ts'
import { assignUnmatchedMoney } from '../../money/unmatched/assign-unmatched-money.ts'
import type { Services } from '../../services.ts'
import { freeReference, setAside } from './book-line.ts'
import { chargeByTwo, endFirstCharge, readFirstCharge } from './charge-by-two.ts'
import { amountOf } from './describe-statement.ts'
import { type Entry, readEntry } from './read-entry.ts'
import { readHasSaidGone } from './read-has-said-gone.ts'
import { readLine } from './read-lines.ts'
import { type Named, readNamed } from './read-named.ts'
import { judgeEntry, showEntry } from './show-entry.ts'

type Endpoint = typeof endpoint
type Matching = {
  readonly services: Services
  readonly call: MoneyCall<Endpoint>
  readonly line: LineRow
  /** What the club's bank was to pay and the line names. */
  readonly named: readonly Named[]
  readonly at: Date
}
type Refused = Exclude<Answer<Endpoint>, { id: string }>
/** The first word of two is kept, and nothing is booked. */
type Outcome = Refused | 'kept' | undefined

/** Books a line as what a person says it is, by the same ways as money that is written down by hand. */
export async function matchLine(
  services: Services,
  call: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { caller, params, body, tx } = call
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const line = await lockLine(tx, params.id)
  if (line === undefined) return refuse('not_found')
  const fields = matchFieldsProblem(line.amountMinor < 0n, body)
  if (fields !== undefined) return refuse('validation_failed', { fields })
  const problem = await judgeDecision(tx, {
    about: [line.id],
    seen: body.seen,
    state: line.state,
    problem: matchProblem(line.state, body),
  })
  if (problem !== undefined) return problem
  const at = await services.clock.now(tx)
  const { sentBy } = await readLineWord(tx, line.id, by)
  const named = await readNamed(tx, line, { by, sentBy })
  const outcome = await match({ services, call, line, named, at })
  if (outcome instanceof Refusal) return outcome
  if (outcome === undefined) await endFirstCharge(tx, line)
  const answer = await readLine(tx, line.id)
  const detail = `${formatMoney(amountOf(line))} as ${body.to}`
  const subject = line.reference || line.text
  const deed = { subject, subjectId: line.id, detail }
  const action = outcome === 'kept' ? 'statement.first_charged' : 'statement.matched'
  await noteOperator(services, tx, by, action, deed)
  return answer
}

async function match(matching: Matching): Promise<Outcome> {
  const { services, call, line, named } = matching
  const { tx, body, caller } = call
  const by = caller.accountId
  const other = await namesOther(tx, named, { body, by })
  if (other !== undefined) return other
  const entry = await readEntry(tx, body, line)
  if (entry === null) return refuse('not_found')
  const parts = judgeParts(line, named, { body, parts: entry?.parts ?? [] })
  if (parts !== undefined) return parts
  if (entry !== undefined) return show(matching, entry)
  switch (body.to) {
    case 'charge':
      return charge(matching)
    case 'wallet':
    case 'payment':
      return line.unmatchedId === null ? pay(matching, body) : assign(matching, line.unmatchedId)
    default:
      await setAside(services, tx, line, by)
      return undefined
  }
}

type Told = { readonly body: MatchStatementLineBody; readonly parts: Entry['parts'] }

/** All that its member has twice went back by it, and nothing that another line shows. */
function judgeParts({ amountMinor }: LineRow, named: readonly Named[], { body, parts }: Told) {
  if (body.to !== 'returned') return undefined
  const went = parts.reduce((sum, { minor }) => sum + minor, 0n)
  if (named.some(({ minor }) => minor > went)) return refuse('conflict', { sentence: sentLess })
  const last = parts.at(-1)?.minor ?? 0n
  const isEnoughWithout = parts.length > 1 && went - last >= -amountMinor
  return isEnoughWithout ? refuse('conflict', { sentence: enough }) : undefined
}

/** What a line names was paid by it, whatever was said of that. */
async function namesOther(
  tx: Transaction,
  named: readonly Named[],
  { body, by }: { readonly body: MatchStatementLineBody; readonly by: string },
): Promise<Refused | undefined> {
  const { to, withdrawal_id, refund_id, unmatched_id, more_unmatched_ids = [] } = body
  const [first] = named
  if (first === undefined) return undefined
  const said = to === 'refund' ? refund_id : withdrawal_id
  const others = named.filter(each => each.to !== to || each.id !== said)
  const isOne = others.length < named.length
  const isSentBack = to === 'returned' && named.every(each => each.isGone)
  if (!isOne && !isSentBack) return refuse('conflict', { sentence: namesIt[first.to] })
  // What is said of the line is said of all that it names.
  const own = others.map(({ memberId }) => aboutYourself(by, memberId)).find(Boolean)
  if (own !== undefined) return refuse(own)
  if (isOne || unmatched_id === undefined) return undefined
  // Money that came for it may have gone back by this line, or what its member sent again.
  const ids = named.map(({ id }) => id)
  const sent = [unmatched_id, ...more_unmatched_ids]
  if (await readHasSaidGone(tx, { ids, unmatchedIds: sent, by })) {
    return refuse('second_person_needed', { sentence: saidGone })
  }
  for (const { memberId } of named) {
    if (await readHasSaidGone(tx, { ids: [], unmatchedIds: sent, by: memberId })) {
      return refuse('second_person_needed', { sentence: saidGoneByMember })
    }
  }
  return undefined
}

const saidGone =
  'You said yourself that this had failed, or that this money went back. Another approver says that the line shows it.'

const saidGoneByMember =
  'Its own member said that this money went back, so it isn’t what frees them. Match the line with money of which another approver says so.'

const sentLess =
  'Less went back than was paid by this line, so its member still has a part of it twice. Match the line with what they send once that is all of it.'

const enough =
  'Some of what you chose is enough without the rest. Choose only what went back by this line.'

const namesIt: Readonly<Record<Named['to'], string>> = {
  withdrawal:
    'This line names a withdrawal, so it is nothing else. Match it with that withdrawal: it was paid then, also if it was said to have failed.',
  refund:
    'This line names a payment of which as much was refunded, so it is nothing else. Match it with that refund: it was paid then, also if it was said to have failed.',
}

/** The books have it; what was still on its way at the bank has arrived by it. */
async function show(matching: Matching, entry: Entry): Promise<Outcome> {
  const { call, line, at } = matching
  const { tx, body, caller } = call
  const by = caller.accountId
  const payout = body.to === 'withdrawal' ? await lockUnpaidPayout(tx, entry.id) : undefined
  const own = await judgePaid(matching, entry, payout)
  if (own !== undefined) return own
  const within = chargeWithin(line, entry, body)
  const less = { ...entry, minor: shownOf(line, entry, body) ?? entry.minor - within.minor }
  const refused = await judgeEntry(tx, line, less, by)
  if (refused !== undefined) return refused
  const taken = within.minor === 0n ? [] : await sayCharge(matching, within, entry)
  if (taken === 'kept' || taken instanceof Refusal) return taken
  if (entry.isPaidAfterAll) return payRefundAfterAll(matching, less, taken)
  await showEntry(tx, line, less, { by, at })
  if (body.to === 'refund') await endShownRefund(matching, entry.id)
  if (payout !== undefined) await settleShownPayout(matching, payout, taken)
  else if (taken.length > 0) await postAll(tx, taken)
  return undefined
}

/** What a line pays is not said by who alone sent it. */
async function judgePaid(
  { call: { tx, caller }, line }: Matching,
  { isPaidAfterAll, problem }: Entry,
  payout: UnpaidPayout | undefined,
): Promise<Refused | undefined> {
  if (isPaidAfterAll && problem !== undefined) return problem
  if (payout === undefined && !isPaidAfterAll) return undefined
  const by = caller.accountId
  const senders = sendersOf(await readLineWord(tx, line.id, by), by)
  return senders.every(sender => sender === by)
    ? refuse('second_person_needed', { sentence: payoutInOwnFile })
    : undefined
}

/** More went out than the payout, or than what went back, and a person says that the bank took the difference. */
function chargeWithin(line: LineRow, { minor }: Entry, { differs }: MatchStatementLineBody) {
  const more = minor - line.amountMinor
  const isCharge = minor < 0n && differs === true && more > 0n
  return money(line.currency, isCharge ? more : 0n)
}

/** Only a part of what went back did so by this line, and a person says so. */
function shownOf({ amountMinor }: LineRow, { minor, parts }: Entry, body: MatchStatementLineBody) {
  const isPart = parts.length > 0 && body.differs === true && minor < amountMinor
  return isPart ? amountMinor : undefined
}

const { charge: sentence } = onePersonSentences

const payoutInOwnFile =
  'You sent this file yourself. Another approver says what it paid, or sends it as well.'

/** It is booked as unannounced money, and so is given to its member like all of it. */
async function assign({ services, call }: Matching, id: string) {
  const { body, tx } = call
  const { payment_id, differs, surplus_to_wallet } = body
  const memberId = body.customer_id ?? (payment_id && (await ownerOf(tx, payment_id)))
  if (!memberId) return refuse('not_found')
  const assigned = await assignUnmatchedMoney(services, {
    ...call,
    params: { id },
    body: {
      seen: 'open',
      customer_id: memberId,
      ...(body.to === 'payment' && payment_id !== undefined && { payment_id }),
      ...(differs !== undefined && { differs }),
      ...(surplus_to_wallet !== undefined && { surplus_to_wallet }),
    },
  })
  return assigned instanceof Refusal ? assigned : undefined
}

async function ownerOf(tx: Transaction, paymentId: string): Promise<string | undefined> {
  return (await lockPayment(tx, paymentId))?.memberId
}

/** Nothing is booked for it yet. */
async function pay(matching: Matching, body: MatchStatementLineBody): Promise<Refused | undefined> {
  const { services, call, line, at } = matching
  const { tx, caller } = call
  const by = caller.accountId
  if (body.payment_id === undefined) {
    return refuse('conflict', { sentence: 'Please say first that it is unannounced money.' })
  }
  const row = await lockPayment(tx, body.payment_id)
  if (row === undefined) return refuse('not_found')
  if (row.gateway !== 'bank') return refuse('gateway_not_available')
  const received = money(line.currency, line.amountMinor)
  if (row.paidCurrency !== line.currency) return refuse('currency_mismatch')
  const { status, memberId } = row
  const expected = expectedOf(row)
  const differs = body.differs === true
  const problem = confirmationProblem({ status, memberId, expected }, { received, differs, by })
  if (problem === 'already_decided') return refuseDecided(tx, [row.id])
  if (problem !== undefined) return refuse(problem)
  const others = othersOf(await readLineWord(tx, line.id, by), by, memberId)
  const alone = await creditByHand(services, tx, {
    kind: 'transfer',
    sourceId: row.id,
    memberId,
    amount: received,
    by,
    others,
    ...(row.rate !== null && { receivedOn: line.bookedOn }),
    act: 'match',
    at,
  })
  if (alone !== undefined) return alone
  const arrivedAt = momentOnDay(line.bookedOn, at)
  const bankReference = await freeReference(tx, line)
  const divides = body.surplus_to_wallet
  const arrival = { amount: received, chargeId: null, arrivedAt, divides, by }
  const { status: booked } = await bookArrival(services, tx, row, arrival)
  if (booked !== 'succeeded') throw new RefusedError(refuse('wallet_not_available'))
  await settlePayment(tx, row, { receivedOn: line.bookedOn, bankReference })
  await giveLine(tx, line, { paymentId: row.id, memberId, by, at })
  return undefined
}

async function charge(matching: Matching): Promise<Outcome> {
  const { call, line, at } = matching
  const taken = await sayCharge(matching, money(line.currency, -line.amountMinor))
  if (taken === 'kept' || taken instanceof Refusal) return taken
  await postAll(call.tx, taken)
  await settleLine(call.tx, line, {
    state: 'matched',
    because: ['person'],
    isCharge: true,
    isBooked: true,
    matchedAt: at,
    matchedBy: call.caller.accountId,
  })
  return undefined
}

/** What the bank took for itself, in a line of its own or with a payout; refused where it is too much for one. */
async function sayCharge(
  { services, call, line, named, at }: Matching,
  taken: Money,
  entry?: Entry,
): Promise<readonly TransferRequest[] | 'kept' | Refused> {
  const { tx, caller } = call
  const by = caller.accountId
  const payees = [entry, ...named].map(each => each?.memberId)
  const first = await readFirstCharge(tx, line, { amount: taken, payees, at })
  const words = await readWords(tx, line)
  const namesMore = named.length > 1 || words.some(({ alsoNamed }) => alsoNamed.length > 0)
  const others = [...othersOf(await readLineWord(tx, line.id, by), by), first]
  const said = { amount: taken, by, others, at }
  // What counts as said alone is booked by it: of a line that names more, nothing is.
  const isTheirs = isAlone(said) && !namesMore
  const together = isTheirs
    ? await sayAlone(services, tx, { ...said, kind: 'charge', sourceId: line.id, sentence })
    : await chargeByTwo(services, tx, line, { ...said, first, namesMore })
  if (together !== undefined) return together
  const charged = chargeByBank({
    attempt: moneyAttempts.bankCharge(line.id, String(line.undone)),
    charge: taken,
    reference: line.reference || line.text.slice(0, 100),
  })
  return [{ ...charged, eventAt: await openMoment(tx, momentOnDay(line.bookedOn, at), at) }]
}

/** The bank has paid a withdrawal of a batch that was released to it. */
async function settleShownPayout(
  { services, call: { tx, caller }, line, at }: Matching,
  { batch, ...owned }: UnpaidPayout,
  alongside: readonly TransferRequest[],
): Promise<void> {
  const paidAt = await openMoment(tx, momentOnDay(line.bookedOn, at), at)
  const hasFailed = owned.row.status === 'failed'
  if (hasFailed) await payAfterAll(services, tx, owned, { at, paidAt, alongside })
  else await bookOutcomes(services, tx, batch, [{ ...owned, reason: null }], { paidAt, alongside })
  await noteOperator(services, tx, caller.accountId, 'payout_batch.settled', {
    subject: batch.reference,
    subjectId: batch.id,
    detail: `${owned.row.reference} paid${hasFailed ? ' after all' : ''}, by a line of the bank`,
  })
}

/** The bank has paid a refund that was still on its way. */
async function endShownRefund({ services, call: { tx }, line, at }: Matching, id: string) {
  const found = await lockRefund(tx, id)
  if (found?.row.status !== 'sent') return
  await endPaid(services, tx, found, { at, bankReference: bankReferenceOf(line) })
  // Undone, it is on its way again.
  await settleLine(tx, line, { isBooked: true })
}

/** One that was said to have failed: what its member was given again is given back once more, by a refund that the line shows. */
async function payRefundAfterAll(
  { services, call, line, at }: Matching,
  entry: Entry,
  alongside: readonly TransferRequest[],
): Promise<Refused | undefined> {
  const { tx, caller } = call
  const by = caller.accountId
  const found = await lockRefund(tx, entry.id)
  if (found === undefined) return refuse('not_found')
  const bankReference = bankReferenceOf(line)
  const id = await refundAfterAll(services, tx, found, { at, by, bankReference, alongside })
  if (id instanceof Refusal) return id
  await showEntry(tx, line, { ...entry, id }, { by, at })
  // Undone, it is on its way again.
  await settleLine(tx, line, { isBooked: true })
  return undefined
}

const bankReferenceOf = ({ reference, text }: LineRow): string => reference || text.slice(0, 100)
