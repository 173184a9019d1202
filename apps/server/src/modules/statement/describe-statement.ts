import { type Money, money } from '@kinfold/contract/money/money'
import { toWireMoney, type WireMoney } from '@kinfold/contract/money/wire-money'
import type { Statement } from '@kinfold/contract/operator/statement/statement'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import type { StatementAccount } from '@kinfold/contract/operator/statement/statement-mapping'
import type { clubBankAccount } from '../bank-details/bank-details.tables.ts'
import type { LineRow } from './lock-line.ts'
import type { bankStatement } from './statement.tables.ts'

type AccountRow = typeof clubBankAccount.$inferSelect

export const describeStatementAccount = (row: AccountRow): StatementAccount => ({
  id: row.id,
  bank_name: row.bankName,
  account_number: row.accountNumber,
  currency: row.currency,
})

type Person = { readonly id: string; readonly name: string }

type FoundStatement = {
  readonly row: typeof bankStatement.$inferSelect
  readonly account: AccountRow
  readonly uploader: Person
  /** How many of its lines are in each state. */
  readonly counts: Readonly<Partial<Record<LineRow['state'], number>>>
}

export function describeStatement({ row, account, uploader, counts }: FoundStatement): Statement {
  const wire = (minor: bigint | null): WireMoney | null =>
    minor === null ? null : toWireMoney(money(account.currency, minor))
  const { reading = 0, failed = 0, open = 0, unmatched = 0, matched = 0 } = counts
  const lines = reading + failed + open + unmatched + matched
  return {
    id: row.id,
    account: describeStatementAccount(account),
    format: row.format,
    file_name: row.fileName,
    from: row.fromDay,
    to: row.toDay,
    opening: wire(row.openingMinor),
    closing: wire(row.closingMinor),
    lines,
    known_lines: row.lineCount - lines,
    reading,
    failed,
    open,
    unmatched,
    matched,
    uploaded_at: row.createdAt.toISOString(),
    uploaded_by: uploader,
  }
}

export type FoundLine = {
  readonly row: LineRow
  readonly matcher: Person | null
  readonly suggested: {
    readonly id: string
    readonly reference: string
    readonly memberId: string
  } | null
  readonly unmatchedReference: string | null
  readonly settlementReference: string | null
  readonly withdrawalReference: string | null
  readonly person: { readonly firstName: string; readonly lastName: string } | null
  readonly email: string | null
}

export const amountOf = ({ currency, amountMinor }: LineRow): Money => money(currency, amountMinor)

export function describeLine(found: FoundLine): StatementLine {
  const { row, matcher } = found
  return {
    id: row.id,
    statement_id: row.statementId,
    bank_account_id: row.accountId,
    booked_on: row.bookedOn,
    amount: toWireMoney(amountOf(row)),
    reference: row.reference,
    sender_name: row.senderName,
    text: row.text,
    state: row.state,
    because: row.because,
    suggested: row.state === 'matched' ? null : describeSuggested(found),
    payment_id: row.paymentId,
    unmatched_id: row.unmatchedId,
    settlement_id: row.settlementId,
    withdrawal_id: row.withdrawalId,
    refund_id: row.refundId,
    is_charge: row.isCharge,
    matched_at: row.matchedAt?.toISOString() ?? null,
    matched_by: matcher,
    reason: row.reason,
  }
}

function describeSuggested({
  row,
  suggested,
  person,
  email,
  ...references
}: FoundLine): StatementLine['suggested'] {
  const { unmatchedReference, settlementReference, withdrawalReference } = references
  const reference =
    suggested?.reference ?? unmatchedReference ?? settlementReference ?? withdrawalReference
  if (reference === null) return null
  return {
    payment_id: row.suggestedPaymentId,
    unmatched_id: row.suggestedUnmatchedId,
    settlement_id: row.suggestedSettlementId,
    withdrawal_id: row.suggestedWithdrawalId,
    reference,
    member:
      suggested === null
        ? null
        : {
            id: suggested.memberId,
            name: person === null ? '' : `${person.firstName} ${person.lastName}`,
            email: email ?? '',
          },
  }
}
