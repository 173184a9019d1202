import type { Money } from '@kinfold/contract/money/money'
import { comparedReference } from '@kinfold/contract/operator/bank-line'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { payment } from '../payment/payment.tables.ts'
import type { LineRow } from './lock-line.ts'
import { statementLine } from './statement.tables.ts'

type Written = {
  readonly received_on: string
  readonly bank_reference: string
  /** The payment that it is recorded for. */
  readonly paymentId?: string
}

export type FreeLine = {
  readonly row: LineRow
  /** It has the same reference. Otherwise it only has the amount, and may be the same money. */
  readonly isNamed: boolean
}

const daysApart = 5
const shortestReference = 6

/**
 * A line of the bank statement that shows money which an operator records by hand. Its amount is locked. One
 * that nobody has matched may be the same money with another reference: people record another day, too.
 */
export async function readFreeLine(
  tx: Transaction,
  { currency, minor }: Money,
  { received_on, bank_reference, paymentId }: Written,
): Promise<FreeLine | undefined> {
  const rows = await tx.orm
    .select()
    .from(statementLine)
    .where(and(eq(statementLine.currency, currency), eq(statementLine.amountMinor, minor)))
    .orderBy(asc(sql`abs(booked_on - ${received_on}::date)`), asc(statementLine.id))
    .limit(1_000)
    .for('update')
  const own = paymentId === undefined ? '' : await referenceOf(tx, paymentId)
  const references = [bank_reference, own]
  const isTheirs = (row: LineRow) => isOf(bank_reference, row) || isWritten(own, row)
  const taken = rows.find(row => row.state === 'matched' && isTheirs(row))
  if (taken !== undefined) return { row: taken, isNamed: false }
  const free = rows.filter(({ state }) => state !== 'matched')
  const named = free.find(row => references.some(reference => isIn(reference, row)))
  if (named !== undefined) return { row: named, isNamed: true }
  // A line that was booked as a payment may be it as well, where nobody announced the money: if it is other money, its
  // own line is still to come.
  const unnamed = paymentId === undefined ? rows.filter(row => row.isBooked) : []
  const near = [...free, ...unnamed].find(
    ({ bookedOn }) => daysBetween(bookedOn, received_on) <= daysApart,
  )
  return near && { row: near, isNamed: false }
}

async function referenceOf(tx: Transaction, paymentId: string): Promise<string> {
  const [found] = await tx.orm
    .select({ reference: payment.reference })
    .from(payment)
    .where(eq(payment.id, paymentId))
  return found?.reference ?? ''
}

/** Whether the line has exactly this reference. */
function isOf(reference: string, { reference: own, bankId, named }: LineRow): boolean {
  const exact = [own, bankId ?? '', named ?? ''].map(comparedReference)
  return exact.includes(comparedReference(reference))
}

function isIn(reference: string, line: LineRow): boolean {
  const wanted = comparedReference(reference)
  if (wanted === '') return false
  if (isOf(reference, line)) return true
  const { reference: own, text, senderName } = line
  const said = comparedReference(`${own} ${text} ${senderName}`)
  return wanted.length >= shortestReference && said.includes(wanted)
}

/** Whether the club's reference stands in the line, in whatever writing. */
function isWritten(own: string, { reference, text, senderName }: LineRow): boolean {
  return own !== '' && bare(`${reference} ${text} ${senderName}`).includes(bare(own))
}

const bare = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const dayMs = 86_400_000
const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / dayMs
