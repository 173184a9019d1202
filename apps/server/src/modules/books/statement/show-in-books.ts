import { money } from '@kinfold/contract/money/money'
import type { MatchStatementLineBody } from '@kinfold/contract/operator/statement/match-statement-line'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { postAll } from '../../../ledger/post-all.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import { readLineWord, sendersOf } from '../../money/bank-line/read-line-word.ts'
import { settleLine } from '../../money/bank-line/settle-line.ts'
import { bookOutcomes } from '../../money/payout-batch/book-outcomes.ts'
import { lockUnpaidPayout, type UnpaidPayout } from '../../money/payout-batch/lock-unpaid-payout.ts'
import { payAfterAll } from '../../money/payout-batch/pay-after-all.ts'
import { endPaid } from '../../money/refund/end-refund.ts'
import { lockRefund } from '../../money/refund/lock-refund.ts'
import { refundAfterAll } from '../../money/refund/refund-after-all.ts'
import type { Matching, Outcome, Refused } from './matching.ts'
import type { Entry } from './read-entry.ts'
import { sayCharge } from './say-charge.ts'
import { judgeEntry, showEntry } from './show-entry.ts'

/** The books have it; what was still on its way at the bank has arrived by it. */
export async function showInBooks(matching: Matching, entry: Entry): Promise<Outcome> {
  const { call, line, at } = matching
  const { tx, body, caller } = call
  const by = caller.accountId
  const isPaying = body.to === 'withdrawal' && line.amountMinor < 0n
  const payout = isPaying ? await lockUnpaidPayout(tx, entry.id) : undefined
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

const payoutInOwnFile =
  'You sent this file yourself. Another approver says what it paid, or sends it as well.'

/** The bank has paid a withdrawal of a batch that was released to it. */
async function settleShownPayout(
  { services, call: { tx, caller }, line, at }: Matching,
  { batch, ...owned }: UnpaidPayout,
  alongside: readonly TransferRequest[],
): Promise<void> {
  const paidAt = await openMoment(tx, momentOnDay(line.bookedOn, at), at)
  const hasFailed = owned.row.status === 'failed'
  const by = caller.accountId
  if (hasFailed) await payAfterAll(services, tx, owned, { way: 'file', by, at, paidAt, alongside })
  else {
    const said = { by, paidAt, alongside }
    await bookOutcomes(services, tx, batch, [{ ...owned, reason: null }], said)
  }
  await noteOperator(services, tx, by, 'payout_batch.settled', {
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
