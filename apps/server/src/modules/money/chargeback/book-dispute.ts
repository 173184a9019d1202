import type { Money } from '@kinfold/contract/money/money'
import { and, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { readBookedTransfer } from '../../../ledger/read-booked-transfer.ts'
import { chargeDisputeFee } from '../../../ledger/recipes/charge-dispute-fee.ts'
import { reverse } from '../../../ledger/reverse.ts'
import type { Dispute, PaymentProvider } from '../../../providers/payments/payment-provider.ts'
import { mailOperators } from '../../people/staff/mail-operators.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { adoptRecorded } from './adopt-recorded.ts'
import { chargeback } from './chargeback.tables.ts'
import { type ChargebackRow, hasArrived } from './chargeback-facts.ts'
import { chargebackNews } from './chargeback-news.ts'
import { lessenChargeback } from './correct-chargeback.ts'
import { endChargeback } from './end-chargeback.ts'
import { openChargeback } from './open-chargeback.ts'
import { requireBookedChargeback } from './require-booked-chargeback.ts'
import { updateChargeback } from './update-chargeback.ts'
import { whenToAsk } from './when-to-ask.ts'

export type ToldDispute = {
  readonly provider: PaymentProvider['name']
  /** The payment whose charge is disputed; undefined where there is none. */
  readonly paymentId: string | undefined
  readonly dispute: Dispute
}

/**
 * Books what a provider says of a dispute, once, whoever asked and whatever was heard before. Each step is a
 * transaction: money moves once in each.
 */
export async function bookDispute(services: Services, told: ToldDispute): Promise<void> {
  while (await services.db.transaction(tx => bookStep(services, tx, told))) {
    // One that was won before anybody heard that it was opened takes two, as one that was recorded by hand.
  }
}

/** Whether anything was recorded. */
async function bookStep(services: Services, tx: Transaction, told: ToldDispute): Promise<boolean> {
  const { dispute } = told
  const named = told.paymentId === undefined ? undefined : await lockPayment(tx, told.paymentId)
  // What is taken back in another currency than came waits for a person.
  const paid =
    named?.paidCurrency === dispute.amount.currency && hasArrived(named) ? named : undefined
  const row = await findTold(tx, told)
  if (paid !== undefined && (await adoptRecorded(services, tx, { row, paid, dispute }))) return true
  if (row === undefined) return begin(services, tx, told, paid)
  if (await acceptLess(services, tx, { row, paid, dispute })) return true
  requireSame(row, told)
  if (!row.isBooked) return bookLater(services, tx, { row, paid, dispute })
  if (paid === undefined) throw new Error(`the payment of dispute ${dispute.id} is gone`)
  if (await bookFee(tx, row, paid, dispute.fee)) return true
  if (row.status === dispute.state) return false
  if (dispute.state === 'open') return false
  if (row.status === 'won') {
    throw new Error(`the provider says that dispute ${dispute.id} was lost, which was won`)
  }
  const at = await services.clock.now(tx)
  await endChargeback(services, tx, { row, paid }, { outcome: dispute.state, at, by: null })
  return true
}

type Accepted = {
  readonly row: ChargebackRow
  readonly paid: PaymentRow | undefined
  readonly dispute: Dispute
}

/** Only a part of what was disputed may be accepted: no more than that is owed. Answers whether it is corrected. */
async function acceptLess(
  services: Services,
  tx: Transaction,
  { row, paid, dispute: { state, amount } }: Accepted,
): Promise<boolean> {
  const isLess = amount.currency === row.currency && amount.minor < row.amountMinor
  if (!isLess || state !== 'lost' || row.status === 'won') return false
  if (!row.isBooked) {
    await updateChargeback(tx, row, { amountMinor: amount.minor })
    return true
  }
  if (paid === undefined || row.paymentId !== paid.id) return false
  await requireBookedChargeback(tx, row)
  const adopted = await updateChargeback(tx, row, { amountMinor: amount.minor })
  await lessenChargeback(services, tx, { before: row, adopted, paid })
  return true
}

function requireSame(row: ChargebackRow, { paymentId, dispute }: ToldDispute) {
  const { id, state, amount } = dispute
  // One that is won takes nothing, whatever its provider names by then.
  const isSame = row.amountMinor === amount.minor || state === 'won'
  if (!isSame || row.currency !== amount.currency) {
    throw new Error(`the provider took back another amount in dispute ${id}`)
  }
  if (row.paymentId !== null && row.paymentId !== paymentId) {
    throw new Error(`dispute ${id} was of another payment before`)
  }
}

async function findTold(tx: Transaction, { provider, dispute }: ToldDispute) {
  const [row] = await tx.orm
    .select()
    .from(chargeback)
    .where(
      and(
        sql`coalesce(${chargeback.provider}, '') = ${provider}`,
        sql`lower(${chargeback.disputeId}) = lower(${dispute.id})`,
      ),
    )
    .for('update')
  return row
}

async function begin(
  services: Services,
  tx: Transaction,
  { provider, dispute }: ToldDispute,
  paid: PaymentRow | undefined,
): Promise<boolean> {
  const at = await services.clock.now(tx)
  // Of one that is booked, the end is a step of its own.
  const status = paid === undefined ? dispute.state : 'open'
  const [row] = await tx.orm
    .insert(chargeback)
    .values({
      paymentId: paid?.id ?? null,
      provider,
      disputeId: dispute.id,
      chargeId: dispute.chargeId,
      currency: dispute.amount.currency,
      amountMinor: dispute.amount.minor,
      feeMinor: dispute.fee.minor,
      status,
      isBooked: paid !== undefined,
      reason: dispute.reason,
      answerBy: dispute.dueAt,
      openedAt: dispute.openedAt,
      decidedAt: status === 'open' ? null : at,
      askAt: whenToAsk(dispute, at),
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  // Somebody else has just written it down.
  if (row === undefined) return true
  if (paid === undefined) {
    await mailOperators(services, tx, 'approver', chargebackNews.toDesk(row, undefined))
    return false
  }
  await openChargeback(services, tx, { ...row, status: dispute.state }, paid)
  return true
}

type Later = {
  readonly row: ChargebackRow
  readonly paid: PaymentRow | undefined
  readonly dispute: Dispute
}

/** It was heard of before its payment was known. */
async function bookLater(services: Services, tx: Transaction, { row, paid, dispute }: Later) {
  if (paid === undefined) {
    if (row.status === dispute.state) return false
    const decidedAt = dispute.state === 'open' ? null : await services.clock.now(tx)
    await updateChargeback(tx, row, { status: dispute.state, decidedAt })
    return false
  }
  const opened = await updateChargeback(tx, row, {
    paymentId: paid.id,
    isBooked: true,
    status: 'open',
    decidedAt: null,
    feeMinor: dispute.fee.minor,
  })
  await openChargeback(services, tx, { ...opened, status: dispute.state }, paid)
  return true
}

/** What the provider charges for it may be told later, and given back. */
async function bookFee(
  tx: Transaction,
  row: ChargebackRow,
  paid: PaymentRow,
  fee: Money,
): Promise<boolean> {
  if (fee.currency !== row.currency) return false
  const attempt = moneyAttempts.chargebackFee(row.id)
  if (fee.minor > 0n && row.feeMinor === 0n) {
    await updateChargeback(tx, row, { feeMinor: fee.minor })
    const about = { member: paid.memberId, payment: paid.id, provider: paid.gateway }
    await post(tx, chargeDisputeFee({ ...about, attempt, fee, borneBy: 'club' }))
    return true
  }
  if (fee.minor > 0n || row.feeMinor === 0n || row.isFeeReturned) return false
  await updateChargeback(tx, row, { isFeeReturned: true })
  const transferId = await readBookedTransfer(tx, attempt)
  const reason = 'The provider gave its fee back.'
  const returned = moneyAttempts.chargebackFeeReturned(row.id)
  await reverse(tx, { attempt: returned, transferId, reason })
  return true
}
