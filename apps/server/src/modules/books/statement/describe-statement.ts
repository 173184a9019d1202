import { type Money, money } from '@kinfold/contract/money/money'
import { toWireMoney, type WireMoney } from '@kinfold/contract/money/wire-money'
import type { Statement } from '@kinfold/contract/operator/statement/statement'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import type { StatementAccount } from '@kinfold/contract/operator/statement/statement-mapping'
import { paymentMachine } from '@kinfold/contract/payment/payment-status'
import { canMove } from '@kinfold/contract/status/status-machine'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { clubBankAccount } from '../../club/bank-details/bank-details.tables.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import type { bankStatement, settlement } from '../../money/bank-line/statement.tables.ts'
import type { UnmatchedRow } from '../../money/parked/describe-unmatched.ts'
import type { PaymentRow } from '../../money/payment/describe-payment.ts'
import type { WithdrawalRow } from '../../money/withdrawal/describe-withdrawal.ts'

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
  readonly suggested: PaymentRow | null
  readonly unmatched: UnmatchedRow | null
  readonly settlement: typeof settlement.$inferSelect | null
  readonly withdrawal: WithdrawalRow | null
  /** What was suggested is what another line was found to be. */
  readonly isShownByAnother: boolean
  /** Something of the payment that was suggested was given back. */
  readonly wasGivenBack: boolean
  /** What came of the suggested transfer since it was confirmed, for its member's wallet. */
  readonly givenOfRest: bigint
  readonly otherWords: StatementLine['other_words']
  readonly person: { readonly firstName: string; readonly lastName: string } | null
  readonly email: string | null
}

export const amountOf = ({ currency, amountMinor }: LineRow): Money => money(currency, amountMinor)

export function describeLine(found: FoundLine): StatementLine {
  const { row, matcher } = found
  const isGone = row.state !== 'matched' && isSuggestionGone(found) && !isRestOfTransfer(found)
  return {
    id: row.id,
    statement_id: row.statementId,
    bank_account_id: row.accountId,
    booked_on: row.bookedOn,
    amount: toWireMoney(amountOf(row)),
    reference: row.reference,
    sender_name: row.senderName,
    text: row.text,
    other_words: [...found.otherWords],
    state: row.state,
    because: isGone && !isFound(row) ? [] : row.because,
    suggested: row.state === 'matched' || isGone ? null : describeSuggested(found),
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

/** Then the reasons are those of what it was found to be, and not of the suggestion. */
const isFound = ({ state, because }: LineRow) =>
  state === 'unmatched' && because.includes('recorded')

/** It became something else since: another line shows it, or it waits for no money any more. */
function isSuggestionGone(found: FoundLine): boolean {
  const { row, suggested, unmatched, withdrawal, isShownByAnother } = found
  if (isShownByAnother) return true
  if (suggested?.gateway === 'bank') return !isWaitingOr(suggested, row)
  if (unmatched !== null) return unmatched.isReplaced
  return withdrawal !== null && !showable(row).includes(withdrawal.status)
}

/**
 * The transfer it names was confirmed with less than was announced, and this is no more than what is still missing. What
 * was given back of it may be what came.
 */
function isRestOfTransfer({ row, suggested, wasGivenBack, givenOfRest }: FoundLine): boolean {
  if (suggested === null || suggested.reference !== row.named || wasGivenBack) return false
  const { gateway, paidCurrency, receivedMinor, totalMinor } = suggested
  return (
    gateway === 'bank' &&
    paidCurrency === row.currency &&
    receivedMinor !== null &&
    row.amountMinor <= totalMinor - receivedMinor - givenOfRest
  )
}

const showable = ({ amountMinor }: LineRow): readonly WithdrawalStatus[] =>
  amountMinor < 0n ? ['in_batch', 'paid', 'failed', 'returned'] : ['returned']

/** Nobody has confirmed it yet, or with what the line shows. */
function isWaitingOr({ status, receivedMinor, receivedOn }: PaymentRow, line: LineRow): boolean {
  if (receivedOn !== null) return receivedMinor === line.amountMinor
  return receivedMinor === null && canMove(paymentMachine, status, 'succeeded', 'operator')
}

function describeSuggested(found: FoundLine): StatementLine['suggested'] {
  const { row, suggested, unmatched, settlement, withdrawal, person, email } = found
  const reference =
    suggested?.reference ??
    unmatched?.bankReference ??
    settlement?.reference ??
    withdrawal?.reference
  if (reference === undefined) return null
  return {
    payment_id: isRestOfTransfer(found) ? null : row.suggestedPaymentId,
    unmatched_id: row.suggestedUnmatchedId,
    settlement_id: row.suggestedSettlementId,
    withdrawal_id: row.suggestedWithdrawalId,
    withdrawal_status: withdrawal?.status ?? null,
    payee: withdrawal?.accountName ?? null,
    reference,
    member:
      suggested === null
        ? null
        : {
            id: suggested.memberId,
            name: person === null ? '' : `${person.firstName} ${person.lastName}`,
            email: email ?? '',
          },
    expected: expectedOf(found),
  }
}

/** Of a payout, where more went out than was to be paid. */
function expectedOf({ row, suggested, withdrawal }: FoundLine): WireMoney | null {
  if (suggested !== null) return toWireMoney(receivedOrExpected(suggested))
  if (withdrawal === null || -row.amountMinor <= withdrawal.amountMinor) return null
  return toWireMoney(money(withdrawal.currency, withdrawal.amountMinor))
}

const receivedOrExpected = ({ paidCurrency, receivedMinor, totalMinor }: PaymentRow): Money =>
  money(paidCurrency, receivedMinor ?? totalMinor)
