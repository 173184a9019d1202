import { money } from '@kinfold/contract/money/money'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { bookArrival } from '../../money/arrival/book-arrival.ts'
import { type LineRow, lockLine } from '../../money/bank-line/lock-line.ts'
import { readLineWord } from '../../money/bank-line/read-line-word.ts'
import { settleLine } from '../../money/bank-line/settle-line.ts'
import { statementLineReturn } from '../../money/bank-line/statement.tables.ts'
import { creditByHand } from '../../money/hand-credit/credit-by-hand.ts'
import { dropHandCredit, noteHandCredit } from '../../money/hand-credit/note-hand-credit.ts'
import { lockUnmatched } from '../../money/parked/lock-unmatched.ts'
import { numberReference } from '../../money/parked/number-reference.ts'
import { recordUnmatched } from '../../money/parked/record-unmatched.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'
import type { PaymentRow } from '../../money/payment/describe-payment.ts'
import { lockPayment } from '../../money/payment/lock-payment.ts'
import { settlePayment } from '../../money/payment/settle-payment.ts'
import type { Services } from '../../services.ts'
import { noteReturn } from './note-return.ts'
import { readInBooks } from './read-in-books.ts'
import { readMayHaveComeBack } from './read-may-have-come-back.ts'
import { readPayoutOfLine } from './read-payout-of-line.ts'

/**
 * Books a line that was read, once: as what the books have of it already, as the payment that it agrees with
 * exactly, or as unmatched money. What could be either waits for a person.
 */
export async function bookLine(services: Services, tx: Transaction, id: string): Promise<void> {
  const line = await lockLine(tx, id)
  if (line === undefined) return
  if (isOpenPayout(line)) return bookOutgoing(services, tx, line)
  if (line.state !== 'reading' && line.state !== 'failed') return
  if (line.state === 'failed') await settleLine(tx, line, { reason: null })
  return line.amountMinor > 0n ? bookIncoming(services, tx, line) : bookOutgoing(services, tx, line)
}

/** Read again where a file words it otherwise. What a person undid waits for a person. */
const isOpenPayout = ({ state, amountMinor, undone }: LineRow): boolean =>
  state === 'open' && amountMinor < 0n && undone === 0

async function bookIncoming(services: Services, tx: Transaction, line: LineRow): Promise<void> {
  const known = await readInBooks(tx, line)
  const same = sameOf(line, known)
  if (same) return linkLine(services, tx, line, same)
  // Unmatched money of this amount that no line shows may be the same, whatever the line names; so may a transfer
  // that it names as well, or whose reference at the bank it has.
  const isPerhaps = known?.kind === 'unmatched' || (known?.kind === 'payment' && known.named)
  if (!isPerhaps && (await payExactly(services, tx, line))) return
  // The same amount is in the books, without saying which line it is; a line that names its payment shows no other.
  const isAnothers = known?.kind === 'payment' && !known.named && line.because.includes('reference')
  if (known !== undefined && !isAnothers) return settleLine(tx, line, suggestionOf(known))
  // It names a refund or a payout of its amount: perhaps it is what came back of that.
  if (await readMayHaveComeBack(tx, line)) return settleLine(tx, line, { state: 'open' })
  // It names a payment that its provider takes: perhaps what the provider pays out.
  if (await isProviders(tx, line)) return settleLine(tx, line, { state: 'open' })
  return setAside(services, tx, line, null)
}

/** The payout that a line names is surer than anything else that has the amount; a person says so. */
async function bookOutgoing(services: Services, tx: Transaction, line: LineRow): Promise<void> {
  const payout = await readPayoutOfLine(tx, line)
  const isNamed = payout?.because.includes('reference')
  const known = isNamed ? undefined : await readInBooks(tx, line)
  const same = sameOf(line, known)
  if (same) return linkLine(services, tx, line, same)
  if (payout !== undefined && (known === undefined || payout.because.length > 1)) {
    const { id: suggestedWithdrawalId, because } = payout
    const instead = { suggestedUnmatchedId: null, suggestedWithdrawalId, because: [...because] }
    return settleLine(tx, line, { state: 'open', ...instead })
  }
  return settleLine(tx, line, known === undefined ? { state: 'open' } : suggestionOf(known))
}

type Known = Awaited<ReturnType<typeof readInBooks>> & object

const columns = {
  payment: 'paymentId',
  unmatched: 'unmatchedId',
  settlement: 'settlementId',
  withdrawal: 'withdrawalId',
} as const

const suggestions = {
  payment: 'suggestedPaymentId',
  unmatched: 'suggestedUnmatchedId',
  settlement: 'suggestedSettlementId',
  withdrawal: 'suggestedWithdrawalId',
} as const

const suggestionOf = ({ kind, id }: Known): Partial<LineRow> => ({
  state: 'open',
  because: ['recorded', 'amount'],
  [suggestions[kind]]: id,
})

/** Named alike. A line that names one of the club's references is nothing else that has only some words of it. */
function sameOf({ named, suggestedPaymentId }: LineRow, known: Known | undefined) {
  if (!known?.named) return undefined
  if (named === null) return known
  const namesIt = known.kind === 'payment' && suggestedPaymentId !== null
  const isIt = namesIt ? known.id === suggestedPaymentId : known.exactly
  return isIt ? known : undefined
}

/** It was booked before: nothing moves. */
async function linkLine(
  services: Services,
  tx: Transaction,
  line: LineRow,
  known: Known,
): Promise<void> {
  const { kind, id, open } = known
  if (kind === 'unmatched' && line.amountMinor < 0n) {
    await lockUnmatched(tx, id)
    // A person may have said meanwhile that a part of it went back by another line.
    const shown = eq(statementLineReturn.unmatchedId, id)
    if ((await tx.orm.$count(statementLineReturn, shown)) > 0)
      return settleLine(tx, line, suggestionOf(known))
    await noteReturn(tx, line, [{ id, minor: -line.amountMinor }])
  }
  await settleLine(tx, line, {
    [columns[kind]]: id,
    because: ['recorded', 'reference', 'amount'],
    ...(open
      ? { state: 'unmatched' }
      : { state: 'matched', matchedAt: await services.clock.now(tx) }),
  })
}

/** Confirms the transfer that the line names, where the amount is what was expected. */
async function payExactly(services: Services, tx: Transaction, line: LineRow): Promise<boolean> {
  const { suggestedPaymentId, named, amountMinor, currency, bookedOn } = line
  if (suggestedPaymentId === null || named === null) return false
  const row = await lockPayment(tx, suggestedPaymentId)
  if (row === undefined || !isExact(row, line)) return false
  const { sentBy, mappedBy, sentAgain } = await readLineWord(tx, line.id, row.memberId)
  // Nobody confirms their own transfer, neither by a file nor by how one is read.
  if (sentBy === row.memberId || mappedBy === row.memberId) return false
  const at = await services.clock.now(tx)
  const amount = money(currency, amountMinor)
  // Nobody said so: it rests on the file alone, and so on who sent it and who says how it is read.
  const credit = { kind: 'transfer', sourceId: row.id, memberId: row.memberId, amount, at } as const
  const [by, others] = mappedBy === null ? [sentBy, sentAgain] : [mappedBy, []]
  const day = row.rate === null ? {} : { receivedOn: bookedOn }
  const alone = await creditByHand(services, tx, { ...credit, ...day, by, others, act: 'match' })
  if (alone !== undefined) {
    await settleLine(tx, line, { state: 'open' })
    return true
  }
  const arrival = { amount, chargeId: null, arrivedAt: momentOnDay(bookedOn, at) }
  const { status } = await bookArrival(services, tx, row, arrival)
  if (status !== 'succeeded') {
    await dropHandCredit(tx, credit)
    await linkSetAside(tx, line, row)
    return true
  }
  await noteHandCredit(tx, { ...credit, people: [sentBy] })
  const bankReference = await freeReference(tx, line)
  await settlePayment(tx, row, { receivedOn: bookedOn, bankReference })
  await settleLine(tx, line, {
    state: 'matched',
    paymentId: row.id,
    isBooked: true,
    matchedAt: at,
  })
  return true
}

const isExact = (row: PaymentRow, { named, amountMinor, currency }: LineRow): boolean =>
  row.gateway === 'bank' &&
  row.status === 'pending_confirmation' &&
  row.receivedMinor === null &&
  row.reference === named &&
  row.paidCurrency === currency &&
  row.totalMinor === amountMinor

/** The member can't hold the money any more, and it was set aside under the payment's reference. */
async function linkSetAside(tx: Transaction, line: LineRow, { reference }: PaymentRow) {
  const [kept] = await tx.orm
    .select({ id: unmatchedMoney.id })
    .from(unmatchedMoney)
    .where(
      and(
        eq(unmatchedMoney.bankReference, reference),
        eq(unmatchedMoney.receivedOn, line.bookedOn),
        eq(unmatchedMoney.amountMinor, line.amountMinor),
      ),
    )
  if (kept === undefined) throw new Error(`money for ${reference} was not set aside`)
  await settleLine(tx, line, { state: 'unmatched', unmatchedId: kept.id, isBooked: true })
}

async function isProviders(tx: Transaction, { suggestedPaymentId, named }: LineRow) {
  if (suggestedPaymentId === null || named === null) return false
  const row = await lockPayment(tx, suggestedPaymentId)
  return row !== undefined && row.gateway !== 'bank'
}

/** Books a line as unmatched money. */
export async function setAside(
  services: Services,
  tx: Transaction,
  line: LineRow,
  by: string | null,
): Promise<void> {
  const { currency, amountMinor, bookedOn, senderName, text } = line
  const at = await services.clock.now(tx)
  const row = await recordUnmatched(services, tx, {
    received: money(currency, amountMinor),
    arrivedAt: momentOnDay(bookedOn, at),
    senderName: senderName || text.slice(0, 140),
    bankReference: await freeReference(tx, line),
    cameBy: 'bank',
    by,
  })
  if (row instanceof Refusal) throw new Error('a line that was found to be new is known')
  await settleLine(tx, line, { state: 'unmatched', unmatchedId: row.id, isBooked: true })
}

/** What the line is found by later. */
export function freeReference(tx: Transaction, line: LineRow): Promise<string> {
  const { currency, amountMinor: minor, bookedOn: receivedOn, reference, bankId, text } = line
  const said = reference || bankId || text || `Line ${line.position + 1}`
  return numberReference(tx, { currency, minor, receivedOn, bankReference: said.slice(0, 90) })
}
