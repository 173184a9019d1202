import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Currency } from '@kinfold/contract/money/currency'
import type {
  MatchStatementLineBody,
  MatchTarget,
} from '@kinfold/contract/operator/statement/match-statement-line'
import { and, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from '../../money/bank-line/lock-line.ts'
import {
  settlement,
  statementLine,
  statementLineReturn,
} from '../../money/bank-line/statement.tables.ts'
import type { UnmatchedRow } from '../../money/parked/describe-unmatched.ts'
import { lockUnmatched } from '../../money/parked/lock-unmatched.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'
import { lockPayment } from '../../money/payment/lock-payment.ts'
import { lockUnpaidPayout } from '../../money/payout-batch/lock-unpaid-payout.ts'
import { type LockedRefund, lockRefund } from '../../money/refund/lock-refund.ts'
import { readHasLeft } from '../../money/refund/read-has-left.ts'
import { refund } from '../../money/refund/refund.tables.ts'
import { givenBack } from '../../money/refund/refund-facts.ts'
import type { WithdrawalRow } from '../../money/withdrawal/describe-withdrawal.ts'
import { lockWithdrawal } from '../../money/withdrawal/lock-withdrawal.ts'
import { payoutBatch } from '../../money/withdrawal/payout-batch.tables.ts'

/** Something in the books that a line of the statement may show. Its row is locked. */
export type Entry = {
  /** Where the line has its id. */
  readonly column: 'paymentId' | 'unmatchedId' | 'settlementId' | 'withdrawalId' | 'refundId'
  readonly id: string
  readonly currency: Currency
  /** As the statement has it: below zero where it went out. */
  readonly minor: bigint
  /** Whose it is, where it is a member's. */
  readonly memberId: string | null
  /** Unmatched money that nobody has been given yet. */
  readonly isOpen: boolean
  /** Unmatched money that went back, with what no line shows of it yet. */
  readonly parts: readonly Part[]
  /** A refund that was said to have failed, and that the line shows to be paid: nothing came back. */
  readonly isPaidAfterAll: boolean
  /** Why no line of the club's bank account shows it. */
  readonly problem: Refusal<'conflict' | 'currency_mismatch' | 'gateway_not_available'> | undefined
}

/** What a line may show of unmatched money that went back. */
type Part = { readonly id: string; readonly minor: bigint }

type Ids = Omit<MatchStatementLineBody, 'to' | 'differs'>
type Seen = Pick<LineRow, 'amountMinor' | 'bookedOn'>
type Reader = (tx: Transaction, ids: Ids, line: Seen) => Promise<Entry | null | undefined>

/** Undefined where the line itself has to be booked, null where there is no such entry. */
export const readEntry = (tx: Transaction, { to, ...ids }: MatchStatementLineBody, line: Seen) =>
  readers[to](tx, ids, line)

const booksLine: Reader = () => Promise.resolve(undefined)

const readers: Readonly<Record<MatchTarget, Reader>> = {
  wallet: booksLine,
  charge: booksLine,
  /** One that nobody has confirmed yet is paid by the line. */
  async payment(tx, { payment_id: id }) {
    const row = id === undefined ? undefined : await lockPayment(tx, id)
    if (row === undefined) return null
    const { gateway, receivedOn, receivedMinor, paidCurrency: currency, memberId } = row
    if (gateway !== 'bank' || receivedOn === null || receivedMinor === null) return undefined
    const [from] = await tx.orm
      .select({ id: unmatchedMoney.id })
      .from(unmatchedMoney)
      .where(eq(unmatchedMoney.paymentId, row.id))
    const problem = from && refuse('conflict', { sentence: outOfUnmatched })
    return {
      ...found,
      column: 'paymentId',
      id: row.id,
      currency,
      minor: receivedMinor,
      memberId,
      problem,
    }
  },
  async unmatched(tx, { unmatched_id: id }) {
    if (id === undefined) return undefined
    const row = await lockUnmatched(tx, id)
    if (row === undefined) return null
    const { currency, amountMinor: minor, assignedTo: memberId, state, cameBy, isReplaced } = row
    return {
      ...found,
      column: 'unmatchedId',
      id,
      currency,
      minor,
      memberId,
      isOpen: state === 'open',
      problem: isReplaced ? refuse('conflict', { sentence: takenOff }) : atProvider(cameBy),
    }
  },
  /** Several sums may have gone back by one line, and one sum by several. */
  async returned(tx, { unmatched_id: first, more_unmatched_ids: more = [] }) {
    if (first === undefined) return null
    const rows = new Map<string, UnmatchedRow>()
    for (const id of [first, ...more].toSorted()) {
      const row = await lockUnmatched(tx, id)
      if (row === undefined) return null
      rows.set(id, row)
    }
    const parts: Part[] = []
    for (const id of [first, ...more])
      parts.push({ id, minor: await readUnshown(tx, rows.get(id)) })
    const each = [...rows.values()]
    const currencies = new Set(each.map(({ currency }) => currency))
    const [currency] = currencies
    if (currency === undefined) return null
    return {
      ...found,
      column: 'unmatchedId',
      id: first,
      currency,
      minor: -parts.reduce((sum, { minor }) => sum + minor, 0n),
      parts,
      problem:
        currencies.size > 1
          ? refuse('currency_mismatch')
          : each.map(returnProblem).find(problem => problem !== undefined),
    }
  },
  async settlement(tx, { settlement_id: id }) {
    if (id === undefined) return null
    const [row] = await tx.orm.select().from(settlement).where(eq(settlement.id, id)).for('update')
    if (row === undefined) return null
    const { currency, paidOutMinor: minor, undoneAt } = row
    const problem = undoneAt === null ? undefined : refuse('conflict', { sentence: undone })
    return { ...found, column: 'settlementId', id, currency, minor, problem }
  },
  /** One that the club's bank was told to pay is paid by the line, even if it was said to have failed. */
  async withdrawal(tx, { withdrawal_id: id }, line) {
    if (id === undefined) return null
    if (line.amountMinor > 0n) return readReturnedPayout(tx, id)
    const unpaid = await lockUnpaidPayout(tx, id)
    const owned = unpaid ?? (await lockWithdrawal(tx, id))
    if (owned === undefined) return null
    const { currency, amountMinor, status } = owned.row
    const isTheBanks = unpaid !== undefined || status === 'paid' || status === 'returned'
    const problem = isTheBanks ? await judgeSentAgain(tx, owned.row) : neverPaid
    return {
      ...found,
      column: 'withdrawalId',
      id,
      currency,
      minor: -amountMinor,
      // What is paid already is only found; nobody says of their own that it was.
      memberId: unpaid?.memberId ?? null,
      problem: problem && refuse('conflict', { sentence: problem }),
    }
  },
  /** One that is still on its way is paid by the line; one that failed may come back by a line. */
  async refund(tx, { refund_id: id }, line) {
    const goesOut = line.amountMinor < 0n
    const locked = id === undefined ? undefined : await lockRefund(tx, id)
    if (locked === undefined) return null
    const { row, paid } = locked
    const fits = (goesOut ? wentOut : cameBack).some(status => status === row.status)
    const isTheBanks = row.way === 'hand' && fits && (await readHasLeft(tx, row.id))
    const { minor } = givenBack(paid, row)
    const isUnshown = row.status === 'failed' && (await readIsUnshown(tx, row.id))
    const problem = isUnshown ? await judgeFailed(tx, locked, line) : undefined
    return {
      ...found,
      column: 'refundId',
      id: row.id,
      currency: paid.currency,
      minor: goesOut ? -minor : minor,
      memberId: paid.memberId,
      isPaidAfterAll: goesOut && isUnshown,
      problem: isTheBanks
        ? problem
        : refuse('conflict', { sentence: goesOut ? notTheBanks : refundNeverFailed }),
    }
  },
}

/** It came back, and a line shows already that it had left: the bank has sent it once more. */
async function judgeSentAgain(tx: Transaction, { id, status }: WithdrawalRow) {
  if (status !== 'returned') return undefined
  const left = and(eq(statementLine.withdrawalId, id), lt(statementLine.amountMinor, 0n))
  return (await tx.orm.$count(statementLine, left)) > 0 ? sentAgain : undefined
}

/**
 * What the member's bank sent back, after the club's own bank had paid it. How its batch is paid stays as it is: whoever
 * decides about a batch locks that first, and its withdrawals then.
 */
async function readReturnedPayout(tx: Transaction, id: string): Promise<Entry | null> {
  const owned = await lockWithdrawal(tx, id)
  if (owned === undefined) return null
  const { currency, amountMinor, status, batchId } = owned.row
  const byFile = and(eq(payoutBatch.id, batchId ?? id), eq(payoutBatch.paidThrough, 'file'))
  const isTheBanks = status === 'returned' && (await tx.orm.$count(payoutBatch, byFile)) > 0
  return {
    ...found,
    column: 'withdrawalId',
    id,
    currency,
    minor: amountMinor,
    problem: isTheBanks ? undefined : refuse('conflict', { sentence: neverCameBack }),
  }
}

/** No line shows that the bank paid a refund, nor that its money came back; or one shows each. */
async function readIsUnshown(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.orm.$count(statementLine, eq(statementLine.refundId, id))) !== 1
}

/** One that failed is paid after all once, and not while what came in may be its money. */
async function judgeFailed(tx: Transaction, locked: LockedRefund, line: Seen) {
  if ((await tx.orm.$count(refund, eq(refund.inPlaceOf, locked.row.id))) > 0) {
    return refuse('conflict', { sentence: isAnotherNow })
  }
  if (line.amountMinor > 0n) return undefined
  return (await readIsWaiting(tx, locked, line.bookedOn))
    ? refuse('conflict', { sentence: mayHaveComeBack })
    : undefined
}

/** A line with as much has come in since it left, as the bank has it, names nothing else, and nobody has said what it is. */
async function readIsWaiting(tx: Transaction, { row, paid }: LockedRefund, leftOn: string) {
  const { currency, amountMinor, state, named, bookedOn } = statementLine
  const open = and(
    eq(currency, paid.currency),
    eq(amountMinor, givenBack(paid, row).minor),
    ne(state, 'matched'),
    or(isNull(named), eq(named, paid.reference)),
    gte(bookedOn, leftOn),
    row.decidedAt === null ? undefined : gte(bookedOn, dayInLagos(row.decidedAt)),
  )
  return (await tx.orm.$count(statementLine, open)) > 0
}

const wentOut = ['sent', 'paid', 'failed'] as const
const cameBack = ['failed'] as const

const found = {
  memberId: null,
  isOpen: false,
  parts: [],
  isPaidAfterAll: false,
  problem: undefined,
} as const

function returnProblem({ state, cameBy, isReplaced }: UnmatchedRow) {
  const isGone = state === 'returned' && !isReplaced
  return isGone ? atProvider(cameBy) : refuse('conflict', { sentence: neverReturned })
}

/** All of it where lines show it whole: then they are named. */
async function readUnshown(tx: Transaction, row: UnmatchedRow | undefined): Promise<bigint> {
  if (row === undefined) return 0n
  const [shown] = await tx.orm
    .select({ minor: sql<bigint>`coalesce(sum(${statementLineReturn.amountMinor}), 0)::int8` })
    .from(statementLineReturn)
    .where(eq(statementLineReturn.unmatchedId, row.id))
  const rest = row.amountMinor - (shown?.minor ?? 0n)
  return rest > 0n ? rest : row.amountMinor
}

const atProvider = (cameBy: string) =>
  cameBy === 'bank' ? undefined : refuse('gateway_not_available')

const outOfUnmatched =
  'It was paid out of unmatched money. Please say that the line shows that money.'
const takenOff = 'This unmatched money was taken off the books.'
const neverReturned = 'The club’s books don’t say that it went back.'
const neverPaid = 'The club’s bank was not told to pay this, or it was not paid.'
const sentAgain =
  'This payout came back, and the bank has sent it again: its member has the money twice, in their bank account and in their wallet. They are not paid until they send the second. Once that is among the unmatched money, say there that it went back, and match the line with that.'
const neverCameBack = 'The club’s books don’t say that this withdrawal came back to the bank.'
const notTheBanks = 'The club’s bank was not to pay this refund.'
const refundNeverFailed = 'The club’s books don’t say that this refund came back to the bank.'
const mayHaveComeBack =
  'This refund was said to have failed, and a line with as much came in that nobody has matched yet. Say first whether it came back with that: if nothing came back, it was paid all the same.'
const isAnotherNow =
  'This refund was said to have failed, and was paid after all: as another refund of its payment. Say of that one what this line shows.'
const undone = 'This settlement was undone.'
