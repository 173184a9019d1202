import type { Currency } from '@kinfold/contract/money/currency'
import type { Transaction } from '../../db/database.ts'
import { addToDays } from './add-to-days.ts'
import { nameInLine } from './name-in-line.ts'
import type { ReadLine } from './open-statement-file.ts'
import { readSuggestions } from './read-suggestions.ts'
import { statementLine } from './statement.tables.ts'

type Where = {
  readonly statementId: string
  readonly accountId: string
  readonly currency: Currency
  /** Which line of the file is the first of these. */
  readonly first: number
}

/** Writes lines down with the payments that they may be for. Those that are known already stay as they are. */
export async function storeLines(
  tx: Transaction,
  lines: readonly ReadLine[],
  { first, ...where }: Where,
): Promise<void> {
  if (lines.length === 0) return
  const named = lines.map(line => ({ ...line, named: nameInLine(line) }))
  const suggestions = await readSuggestions(tx, where.currency, named)
  const values = named.map((line, index) => ({
    ...where,
    position: first + index,
    fingerprint: Buffer.from(line.fingerprint),
    bookedOn: line.bookedOn,
    amountMinor: line.minor,
    bankId: line.bankId,
    reference: line.reference,
    senderName: line.sender,
    text: line.text,
    named: line.named,
    state: 'reading' as const,
    because: [...(suggestions[index]?.because ?? [])],
    suggestedPaymentId: suggestions[index]?.paymentId ?? null,
  }))
  const stored = await tx.orm
    .insert(statementLine)
    .values(values)
    .onConflictDoNothing()
    .returning({ bookedOn: statementLine.bookedOn, minor: statementLine.amountMinor })
  await addToDays(tx, where.accountId, stored)
}
