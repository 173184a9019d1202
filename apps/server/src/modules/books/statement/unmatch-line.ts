import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money, zero } from '@kinfold/contract/money/money'
import { addMoney, compareMoney } from '@kinfold/contract/money/money-arithmetic'
import { unmatchProblem } from '@kinfold/contract/operator/statement/match-problem'
import type { unmatchStatementLine as endpoint } from '@kinfold/contract/operator/statement/unmatch-statement-line'
import { and, eq, lt } from 'drizzle-orm'
import type { Answer } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { readBookedTransfer } from '../../../ledger/read-booked-transfer.ts'
import { takePayoutBack } from '../../../ledger/recipes/take-payout-back.ts'
import type { IdempotencyKey, TransferRequest } from '../../../ledger/transfer-request.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockMember } from '../../base/person/lock-member.ts'
import { lockPortfolio, type PortfolioRecord } from '../../holdings/portfolio/lock-portfolio.ts'
import { readWallets } from '../../holdings/wallet/read-wallets.ts'
import { beginAgain } from '../../money/arrival/begin-again.ts'
import { type LineRow, lockLine } from '../../money/bank-line/lock-line.ts'
import { settleLine } from '../../money/bank-line/settle-line.ts'
import {
  settlement,
  statementLine,
  statementLineReturn,
} from '../../money/bank-line/statement.tables.ts'
import { dropFirstWord, keepFirstWord, readFirstWord } from '../../money/hand-credit/first-word.ts'
import { dropHandCredit } from '../../money/hand-credit/note-hand-credit.ts'
import { readHasFreed } from '../../money/hand-credit/read-has-freed.ts'
import { readHasReliedOn } from '../../money/hand-credit/read-has-relied-on.ts'
import { readOthersMayUndo } from '../../money/hand-credit/read-others-may-undo.ts'
import { readPayeeStandings } from '../../money/hand-credit/read-payee-standings.ts'
import { readPaidOutAt } from '../../money/maturity/read-paid-out-at.ts'
import { takeOutByTwo } from '../../money/maturity/take-out-by-two.ts'
import { lockUnmatched } from '../../money/parked/lock-unmatched.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'
import type { PaymentRow } from '../../money/payment/describe-payment.ts'
import { lockPayment } from '../../money/payment/lock-payment.ts'
import { settlePayment } from '../../money/payment/settle-payment.ts'
import { hasItsPortfolioEnded } from '../../money/refund/has-its-portfolio-ended.ts'
import { lockRefund } from '../../money/refund/lock-refund.ts'
import { readPaidPast } from '../../money/refund/read-paid-past.ts'
import { refund } from '../../money/refund/refund.tables.ts'
import { givenBack } from '../../money/refund/refund-facts.ts'
import { reopenRefund } from '../../money/refund/reopen-refund.ts'
import { dropSaidAlone } from '../../money/said-alone/say-alone.ts'
import { lockWithdrawal } from '../../money/withdrawal/lock-withdrawal.ts'
import type { Services } from '../../services.ts'
import { amountOf } from './describe-statement.ts'
import { readLine } from './read-lines.ts'
import { readReturned } from './read-returned.ts'
import { readShares } from './read-shares.ts'
import { statementNews } from './statement-news.ts'

type Endpoint = typeof endpoint
type Undoing = {
  readonly services: Services
  readonly tx: Transaction
  readonly line: LineRow
  readonly by: string
  readonly reason: string
  readonly at: Date
}
type Refused = Exclude<Answer<Endpoint>, { id: string }>
/** Undefined where it was undone; the first word of two is kept, and nothing is undone. */
type Outcome = Refused | 'kept' | undefined

/** Takes a match back by the mirror of what was booked for it. The line waits for a person again. */
export async function unmatchLine(
  services: Services,
  { caller, params, body: { seen, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const line = await lockLine(tx, params.id)
  if (line === undefined) return refuse('not_found')
  const problem = await judgeDecision(tx, {
    about: [line.id],
    seen: seen && new Date(seen).toISOString(),
    state: line.matchedAt?.toISOString() ?? null,
    problem: unmatchProblem(line),
  })
  if (problem !== undefined) return problem
  const at = await services.clock.now(tx)
  const outcome = await undo({ services, tx, line, by, reason, at })
  if (outcome instanceof Refusal) return outcome
  const answer = await readLine(tx, line.id)
  const detail = `${formatMoney(amountOf(line))}. ${reason}`
  const action = outcome === 'kept' ? 'statement.first_unmatched' : 'statement.unmatched'
  const about = { subject: line.reference || line.text, subjectId: line.id, detail }
  return audited(action, about, answer)
}

async function undo(undoing: Undoing): Promise<Outcome> {
  const { services, tx, line, by } = undoing
  const problem =
    line.amountMinor > 0n ? await judgeIncoming(undoing) : await judgeSentBack(undoing)
  if (problem !== undefined) return problem
  if (await hasCharge(tx, line)) {
    const refused = await undoCharge(undoing)
    if (refused !== undefined) return refused
  }
  if (line.refundId !== null && line.isBooked) {
    const refused = await reopenRefund(services, tx, { id: line.refundId, by })
    return refused ?? free(tx, undoing)
  }
  // It was in the books before, and stays there.
  if (line.because.includes('recorded')) return free(tx, undoing)
  if (line.unmatchedId !== null) return takeBackAssigned(undoing, line.unmatchedId)
  if (line.paymentId !== null && line.isBooked) return takeBackPayment(undoing, line.paymentId)
  if (line.settlementId !== null) return undoSettlement(undoing, line.settlementId)
  await free(tx, undoing)
  return undefined
}

async function undoCharge(undoing: Undoing): Promise<Refused | undefined> {
  const { tx, line } = undoing
  const refused = await mirror(undoing, moneyAttempts.bankCharge(line.id, String(line.undone)))
  if (refused === undefined) await dropSaidAlone(tx, line.id)
  return refused
}

/** Whoever gave the money doesn't undo it alone, but agrees with who said so first, or is the first where all gave it. */
async function judgeIncoming(undoing: Undoing): Promise<Outcome> {
  const { tx, line, by } = undoing
  if (line.refundId !== null && (await readWentOut(tx, line.refundId))) {
    return refuse('conflict', { sentence: wentOut })
  }
  const word = await readWord(undoing)
  const first = word && (await readFirstWord(tx, word))?.by
  if (first !== undefined && first !== by) return undefined
  const shown = shownBy(line)
  if (!(await readHasReliedOn(tx, shown, by))) return undefined
  if (word === undefined || first === by || (await readOthersMayUndo(tx, shown.sources, by))) {
    return refuse('second_person_needed', { sentence: restsOnIt })
  }
  await keepFirstWord(tx, { ...word, by })
  return 'kept'
}

/** By the same money another could be freed after them: whoever said that it frees a member doesn't say so of two. */
async function judgeSentBack({ tx, line, by }: Undoing): Promise<Refused | undefined> {
  if (line.unmatchedId === null || line.matchedBy !== by) return undefined
  return (await readHasFreed(tx, line))
    ? refuse('second_person_needed', { sentence: hasFreed })
    : undefined
}

const hasFreed =
  'You said yourself that a member sent back what this line paid twice, and a withdrawal or refund of theirs was approved since. Another approver undoes it.'

/** Whose money the line shows, and what a word about it is kept under. */
async function readWord({ tx, line, at }: Undoing) {
  const row = line.unmatchedId === null ? undefined : await lockUnmatched(tx, line.unmatchedId)
  const paymentId = line.paymentId ?? row?.paymentId
  const paid = paymentId == null ? undefined : await lockPayment(tx, paymentId)
  const memberId = paid?.memberId ?? row?.assignedTo
  if (memberId == null) return undefined
  return { sourceId: paid?.id ?? line.id, memberId, paymentId: null, at }
}

/** It is one, or more went out than the payout, the refund or the unmatched money that it shows. */
async function hasCharge(tx: Transaction, line: LineRow): Promise<boolean> {
  const { withdrawalId, refundId, unmatchedId, isCharge, amountMinor } = line
  if (unmatchedId !== null) return -amountMinor > (await readReturned(tx, line.id))
  if (withdrawalId !== null) {
    const owned = await lockWithdrawal(tx, withdrawalId)
    return owned !== undefined && -amountMinor > owned.row.amountMinor
  }
  if (refundId === null) return isCharge
  const found = await lockRefund(tx, refundId)
  return found !== undefined && -amountMinor > givenBack(found.paid, found.row).minor
}

/** Another line shows that the bank paid a refund. */
async function readWentOut(tx: Transaction, id: string): Promise<boolean> {
  const out = and(eq(statementLine.refundId, id), lt(statementLine.amountMinor, 0n))
  return (await tx.orm.$count(statementLine, out)) > 0
}

const wentOut =
  'Another line shows that the bank paid this refund, and this one that it came back. Undo the match of the other line first.'

const shownBy = (line: LineRow) => ({
  sources: [line.paymentId, line.unmatchedId, line.withdrawalId, line.refundId].filter(
    id => id !== null,
  ),
  settlementId: line.settlementId,
  matchedBy: line.matchedBy,
})

const restsOnIt =
  'This line shows money that you gave to its member yourself, and others see it in a file of theirs, or its member has been paid or asked to be since then, has paid from their wallet, or had returns of it. Another approver undoes it.'

const nobody = {
  state: 'open',
  because: [],
  paymentId: null,
  unmatchedId: null,
  settlementId: null,
  withdrawalId: null,
  refundId: null,
  isCharge: false,
  matchedAt: null,
  matchedBy: null,
} as const satisfies Partial<LineRow>

async function free(
  tx: Transaction,
  undoing: Undoing,
  more: Partial<LineRow> = {},
): Promise<undefined> {
  const { line, reason } = undoing
  const word = await readWord(undoing)
  // The line may be given to somebody anew, or be found to show the same again.
  await dropFirstWord(tx, word?.sourceId ?? line.id)
  await tx.orm.delete(statementLineReturn).where(eq(statementLineReturn.lineId, line.id))
  await settleLine(tx, line, {
    ...nobody,
    because: [],
    isBooked: false,
    undone: line.undone + 1,
    reason,
    ...more,
  })
}

/** Posts the mirror of what was booked under an attempt, after what makes it possible. */
async function mirror(
  { tx, line, reason }: Undoing,
  booked: IdempotencyKey,
  before: readonly TransferRequest[] = [],
): Promise<Refused | undefined> {
  const transferId = await readBookedTransfer(tx, booked)
  const attempt = moneyAttempts.matchUndone(line.id, String(line.undone))
  try {
    await tx.savepoint(inner => postAll(inner, [...before, { attempt, transferId, reason }]))
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    if (error.code === 'insufficient-funds') return refuse('insufficient_balance')
    throw error
  }
}

/** It was booked for the payment at once: the payment was never this money. */
async function takeBackPayment(undoing: Undoing, paymentId: string): Promise<Outcome> {
  const paid = await lockPayment(undoing.tx, paymentId)
  if (paid === undefined) throw new Error(`payment ${paymentId} not found`)
  const outcome = await takeBack(undoing, paid, [paid.id])
  if (outcome !== undefined) return outcome
  await free(undoing.tx, undoing)
  return undefined
}

async function takeBack(
  undoing: Undoing,
  paid: PaymentRow,
  sources: readonly string[],
): Promise<Outcome> {
  const { services, tx, by, reason, at } = undoing
  if (paid.memberId === by) return refuse('about_yourself')
  if (paid.status !== 'succeeded') return refuse('already_decided')
  const { portfolioId } = paid
  const fund = portfolioId === null ? undefined : await lockPortfolio(tx, portfolioId)
  const outcome = await takeOut(undoing, paid, { sources, from: fund?.row })
  if (outcome !== undefined) return outcome
  await tx.orm.insert(refund).values({
    paymentId: paid.id,
    amountMinor: paid.amountMinor,
    feeMinor: paid.feeMinor,
    returnsFee: true,
    way: 'hand',
    status: 'paid',
    reason,
    proposedBy: by,
    createdAt: at,
    settledAt: at,
  })
  await settlePayment(tx, paid, {
    status: 'refunded',
    refundedMinor: paid.amountMinor,
    refundedFeeMinor: paid.feeMinor,
    receivedOn: null,
    bankReference: null,
  })
  const waiting = fund !== undefined && (await beginAgain(tx, fund.row)) ? fund.plan : undefined
  await notifyMember(services, tx, paid.memberId, statementNews.takenBack(paid, reason, waiting))
  return undefined
}

type From = {
  readonly sources: readonly string[]
  readonly from: PortfolioRecord | undefined
}

/**
 * What went into a portfolio bears no loss once it is gone, as if that were closed early. One that has ended paid it out:
 * it is taken from the wallet then, as if that had never been.
 */
async function takeOut(
  undoing: Undoing,
  paid: PaymentRow,
  { sources, from }: From,
): Promise<Outcome> {
  const { services, tx, by, at } = undoing
  const { id: sourceId, memberId, currency } = paid
  const booked = moneyAttempts.payment(sourceId)
  const shares = await readShares(tx, booked, currency)
  const inPortfolio = money(currency, shares.portfolio)
  const inWallet = money(currency, shares.wallet)
  if (inPortfolio.minor === 0n || from === undefined) {
    return takeFromWallet(undoing, { memberId, amount: inWallet, booked, sources })
  }
  const taking = { sourceId, memberId, amount: inPortfolio, by, at }
  const said = await takeOutByTwo(services, tx, taking)
  if (said !== 'taken') return said instanceof Refusal ? said : 'kept'
  if (!(await hasItsPortfolioEnded(tx, paid))) {
    return takeFromWallet(undoing, { memberId, amount: inWallet, booked, sources })
  }
  const before = await backInPortfolio(undoing, paid, { from, amount: inPortfolio })
  const amount = addMoney(inWallet, inPortfolio)
  return takeFromWallet(undoing, { memberId, amount, booked, before, sources })
}

/** As if it had never left: what was paid out, from then on; what came back of a refund since, from when that left. */
async function backInPortfolio(
  { tx, line, at, reason }: Undoing,
  { id, memberId: member, currency }: PaymentRow,
  { from, amount }: { readonly from: PortfolioRecord; readonly amount: Money },
): Promise<readonly TransferRequest[]> {
  const undone = String(line.undone)
  const past = await readPaidPast(tx, id)
  const paidOut = amount.minor - past.reduce((sum, { minor }) => sum + minor, 0n)
  const parts = [
    ...past.map(({ refundId, minor, leftAt }) => ({ minor, since: leftAt, of: refundId })),
    { minor: paidOut, since: (await readPaidOutAt(tx, from)) ?? at, of: undefined },
  ]
  const back = []
  for (const { minor, since, of } of parts.filter(part => part.minor > 0n)) {
    const attempt = moneyAttempts.payoutTakenBack(line.id, undone, of)
    const about = { member, portfolio: from.id, amount: money(currency, minor), reason }
    const eventAt = await openMoment(tx, since, at)
    back.push({ ...takePayoutBack({ attempt, ...about }), eventAt })
  }
  return back
}

type FromWallet = {
  readonly memberId: string
  readonly amount: Money
  readonly booked: IdempotencyKey
  readonly before?: readonly TransferRequest[]
  /** What it was given by, as far as that is somebody's word. */
  readonly sources: readonly string[]
}

async function takeFromWallet(
  undoing: Undoing,
  { memberId, amount, booked, before, sources }: FromWallet,
): Promise<Refused | undefined> {
  const { tx } = undoing
  for (const sourceId of sources) await dropHandCredit(tx, { memberId, sourceId })
  if (amount.minor > 0n) {
    await lockMember(tx, memberId)
    const left = await readFree(undoing, memberId, amount.currency)
    if (compareMoney(amount, left) > 0) {
      return refuse('insufficient_balance', { sentence: notReadyText(left) })
    }
  }
  return mirror(undoing, booked, before)
}

/**
 * Only what has cleared, is promised to nobody and rests on no other word: otherwise money that a bank may take back, or
 * that never came, would pay for what was let go.
 */
async function readFree(
  { services, tx }: Undoing,
  memberId: string,
  currency: Currency,
): Promise<Money> {
  const now = services.now()
  const wallets = await readWallets(tx, { memberId, currencies: [currency] }, now)
  const ready = wallets.get(currency)?.ready ?? zero(currency)
  const covers = (await readPayeeStandings(tx, [memberId], now))(memberId).covers(currency)
  const least = compareMoney(covers, ready) < 0 ? covers : ready
  return least.minor > 0n ? least : zero(currency)
}

const notReadyText = (free: Money) =>
  `${formatMoney(free)} in this wallet is promised to no withdrawal, has cleared and rests on no one person’s word, which is less. Refuse what waits to be paid out of it first, or undo the match once the rest has cleared or is shown.`

/** It was unmatched before, and is again. */
async function takeBackAssigned(undoing: Undoing, id: string): Promise<Outcome> {
  const { services, tx, line, by, reason } = undoing
  const row = await lockUnmatched(tx, id)
  if (row?.state !== 'assigned' || row.assignedTo === null) return refuse('already_decided')
  if (row.assignedTo === by) return refuse('about_yourself')
  const paid = row.paymentId === null ? undefined : await lockPayment(tx, row.paymentId)
  const outcome =
    paid === undefined
      ? await takeFromWallet(undoing, {
          memberId: row.assignedTo,
          amount: money(row.currency, row.amountMinor),
          booked: moneyAttempts.unmatchedMatched(id, String(row.undone)),
          sources: [id],
        })
      : await takeBack(undoing, paid, [id, paid.id])
  if (outcome !== undefined) return outcome
  if (paid === undefined) {
    const amount = money(row.currency, row.amountMinor)
    await notifyMember(services, tx, row.assignedTo, statementNews.takenFromWallet(amount, reason))
  }
  await tx.orm
    .update(unmatchedMoney)
    .set({
      state: 'open',
      assignedTo: null,
      paymentId: null,
      decidedAt: null,
      decidedBy: null,
      undone: row.undone + 1,
    })
    .where(eq(unmatchedMoney.id, id))
  await free(tx, undoing, {
    state: 'unmatched',
    unmatchedId: id,
    because: line.isBooked ? [] : ['recorded'],
    isBooked: line.isBooked,
  })
  return undefined
}

async function undoSettlement(undoing: Undoing, id: string): Promise<Refused | undefined> {
  const { tx, reason, at } = undoing
  const refused = await mirror(undoing, moneyAttempts.settlement(id))
  if (refused !== undefined) return refused
  await tx.orm
    .update(settlement)
    .set({ undoneAt: at, undoneReason: reason })
    .where(eq(settlement.id, id))
  await dropSaidAlone(tx, id)
  await free(tx, undoing)
  return undefined
}
