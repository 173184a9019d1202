// The bank statement that the demo club has read, and how its bank's files are read.
import { createHash } from 'node:crypto'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { DemoClub } from '@kinfold/personas/demo-club'
import { operators } from '@kinfold/personas/operators/operators'
import type { Transaction } from '../db/database.ts'
import { bankKey } from '../modules/books/statement/find-mapping.ts'
import { namesInLine } from '../modules/books/statement/names-in-line.ts'
import {
  bankStatement,
  statementLine,
  statementMapping,
} from '../modules/money/bank-line/statement.tables.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

export async function seedStatements(
  tx: Transaction,
  { bankStatement: { statement, lines }, statementMapping: mapping }: DemoClub,
): Promise<void> {
  await tx.orm.insert(statementMapping).values({
    bank: bankKey(mapping.bank),
    mapping: mapping.columns,
    setBy: operators[mapping.setBy].operatorId,
    agreedBy: operators[mapping.agreedBy].operatorId,
    setAt: new Date(mapping.setAt),
  })
  const { opening, closing } = statement
  await tx.orm.insert(bankStatement).values({
    id: statement.id,
    accountId: statement.account.id,
    format: statement.format,
    fileName: statement.file_name,
    fileHash: hashOf(statement.file_name),
    fromDay: statement.from,
    toDay: statement.to,
    openingMinor: opening && fromWireMoney(opening).minor,
    closingMinor: closing && fromWireMoney(closing).minor,
    mapping: mapping.columns,
    lineCount: lines.length,
    uploadedBy: statement.uploaded_by.id,
    createdAt: new Date(statement.uploaded_at),
    storedAt: new Date(statement.uploaded_at),
  })
  await tx.orm.insert(statementLine).values(
    lines.map((line, position) => ({
      id: line.id,
      statementId: line.statement_id,
      accountId: line.bank_account_id,
      currency: line.amount.currency,
      position,
      fingerprint: hashOf(line.id),
      bookedOn: line.booked_on,
      amountMinor: fromWireMoney(line.amount).minor,
      reference: line.reference,
      senderName: line.sender_name,
      text: line.text,
      named: namesInLine({ ...line, sender: line.sender_name }).written[0] ?? null,
      state: line.state,
      because: line.because,
      paymentId: line.payment_id,
      unmatchedId: line.unmatched_id,
      matchedAt: line.matched_at === null ? null : new Date(line.matched_at),
    })),
  )
  await tx.query({
    text: `INSERT INTO statement_day (account_id, booked_on, amount_minor)
           SELECT account_id, booked_on, sum(amount_minor) FROM statement_line GROUP BY account_id, booked_on`,
  })
}
