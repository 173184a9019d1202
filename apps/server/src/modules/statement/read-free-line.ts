import type { Money } from '@kinfold/contract/money/money'
import { comparedReference } from '@kinfold/contract/operator/bank-line'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { payment } from '../payment/payment.tables.ts'
import type { LineRow } from './lock-line.ts'
import { statementLine } from './statement.tables.ts'

type Written = {
  readonly received_on: string
  readonly bank_reference: string
  /** The payment that it is written down for. */
  readonly paymentId?: string
}

export type FreeLine = {
  readonly row: LineRow
  /** It has the same reference. Otherwise it only has the amount, and may be the same money. */
  readonly isNamed: boolean
}

const shortestReference = 6

/**
 * A line of the bank statement, not matched yet, that shows money which an operator writes down by hand. Its
 * amount is locked. With another reference, only one of the same day may be the same money.
 */
export async function readFreeLine(
  tx: Transaction,
  { currency, minor }: Money,
  { received_on, bank_reference, paymentId }: Written,
): Promise<FreeLine | undefined> {
  const rows = await tx.orm
    .select()
    .from(statementLine)
    .where(
      and(
        eq(statementLine.currency, currency),
        eq(statementLine.amountMinor, minor),
        ne(statementLine.state, 'matched'),
      ),
    )
    .orderBy(asc(sql`abs(booked_on - ${received_on}::date)`), asc(statementLine.id))
    .limit(1_000)
    .for('update')
  const references = [
    bank_reference,
    paymentId === undefined ? '' : await referenceOf(tx, paymentId),
  ]
  const named = rows.find(row => references.some(reference => isIn(reference, row)))
  if (named !== undefined) return { row: named, isNamed: true }
  const near = rows.find(({ bookedOn }) => bookedOn === received_on)
  return near && { row: near, isNamed: false }
}

async function referenceOf(tx: Transaction, paymentId: string): Promise<string> {
  const [found] = await tx.orm
    .select({ reference: payment.reference })
    .from(payment)
    .where(eq(payment.id, paymentId))
  return found?.reference ?? ''
}

function isIn(
  reference: string,
  { reference: own, bankId, named, text, senderName }: LineRow,
): boolean {
  const wanted = comparedReference(reference)
  if (wanted === '') return false
  const exact = [own, bankId ?? '', named ?? ''].map(comparedReference)
  if (exact.includes(wanted)) return true
  const said = comparedReference(`${own} ${text} ${senderName}`)
  return wanted.length >= shortestReference && said.includes(wanted)
}
