import { money } from '@kinfold/contract/money/money'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { momentOnDay } from '../../ledger/moment-on-day.ts'
import { bookArrival } from '../payment/book-arrival.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import type { Services } from '../services.ts'
import { isLineKnown } from '../unmatched/lock-bank-line.ts'
import { recordUnmatched } from '../unmatched/record-unmatched.ts'
import { unmatchedMoney } from '../unmatched/unmatched.tables.ts'
import { type LineRow, lockLine } from './lock-line.ts'
import { readInBooks } from './read-in-books.ts'
import { settleLine } from './settle-line.ts'
import { bankStatement } from './statement.tables.ts'

/**
 * Books a line that was read, once: as what the books have of it already, as the payment that it agrees with
 * exactly, or as unannounced money. What could be either waits for a person.
 */
export async function bookLine(services: Services, tx: Transaction, id: string): Promise<void> {
  const line = await lockLine(tx, id)
  if (line === undefined || (line.state !== 'reading' && line.state !== 'failed')) return
  if (line.state === 'failed') await settleLine(tx, line, { reason: null })
  const known = await readInBooks(tx, line)
  if (known?.named) return linkLine(services, tx, line, known)
  const isIncoming = line.amountMinor > 0n
  // Unannounced money of this amount that no line shows may be the same, whatever the line names.
  const mayPay = isIncoming && known?.kind !== 'unmatched'
  if (mayPay && (await payExactly(services, tx, line))) return undefined
  // The same amount is in the books, without saying which line it is.
  if (known !== undefined) {
    return settleLine(tx, line, {
      state: 'open',
      because: ['recorded', 'amount'],
      [suggestions[known.kind]]: known.id,
    })
  }
  if (!isIncoming) return settleLine(tx, line, { state: 'open' })
  // It names a payment that its provider takes: perhaps what the provider pays out.
  if (await isProviders(tx, line)) return settleLine(tx, line, { state: 'open' })
  return setAside(services, tx, line, null)
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

/** It was booked before: nothing moves. */
async function linkLine(
  services: Services,
  tx: Transaction,
  line: LineRow,
  { kind, id, open }: Known,
): Promise<void> {
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
  if (row === undefined || !isExact(row, line) || (await isUploaders(tx, line, row))) return false
  const at = await services.clock.now(tx)
  const amount = money(currency, amountMinor)
  const arrival = { amount, chargeId: null, arrivedAt: momentOnDay(bookedOn, at) }
  const { status } = await bookArrival(services, tx, row, arrival)
  if (status !== 'succeeded') {
    await linkSetAside(tx, line, row)
    return true
  }
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

/** Nobody confirms their own transfer, by a file neither. */
async function isUploaders(tx: Transaction, line: LineRow, { memberId }: PaymentRow) {
  const [statement] = await tx.orm
    .select({ by: bankStatement.uploadedBy })
    .from(bankStatement)
    .where(eq(bankStatement.id, line.statementId))
  return statement?.by === memberId
}

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

/** Books a line as unannounced money. */
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

/** What the line is found by later. Lines that are alike in everything are numbered. */
export async function freeReference(tx: Transaction, line: LineRow): Promise<string> {
  const { currency, amountMinor: minor, bookedOn: receivedOn } = line
  const said = (line.reference || line.bankId || line.text || `Line ${line.position + 1}`).slice(
    0,
    90,
  )
  for (let number = 1; ; number += 1) {
    const bankReference = number === 1 ? said : `${said} (${number})`
    if (!(await isLineKnown(tx, { currency, minor, receivedOn, bankReference })))
      return bankReference
  }
}
