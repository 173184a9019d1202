// The demo club's money: agreements as rows, movements through the ledger's recipes.
import { zero } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { usualFormat } from '@kinfold/contract/operator/payout-batch/payout-file'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import { paymentsIn } from '@kinfold/personas/answers/payments-of'
import { subscriptionsIn } from '@kinfold/personas/answers/subscriptions-of'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import type { DemoClub } from '@kinfold/personas/demo-club'
import { demoId } from '@kinfold/personas/demo-id'
import type { DemoBatch } from '@kinfold/personas/desk/demo-batches'
import { transfersIn } from '@kinfold/personas/desk/expected-transfers'
import { unmatchedIn } from '@kinfold/personas/desk/unmatched-money'
import { operators } from '@kinfold/personas/operators/operators'
import { unclearedPaymentsOn } from '@kinfold/personas/payments/uncleared-payments'
import { currenciesOf } from '@kinfold/personas/people/currencies-of'
import { people } from '@kinfold/personas/people/people'
import type { Person } from '@kinfold/personas/people/person'
import {
  type DemoWithdrawal,
  demoWithdrawals,
  isAwaitingPayout,
} from '@kinfold/personas/withdrawals/demo-withdrawals'
import { eq } from 'drizzle-orm'
import type { Handle, Transaction } from '../db/database.ts'
import { lockLedger } from '../ledger/lock-ledger.ts'
import { moneyAttempts } from '../ledger/money-attempts.ts'
import { reserveWithdrawal } from '../ledger/recipes/reserve-withdrawal.ts'
import { reserve } from '../ledger/reserve.ts'
import { plan } from '../modules/club/plan/plan.tables.ts'
import { exchangeRate } from '../modules/club/rate/rate.tables.ts'
import { portfolio } from '../modules/holdings/portfolio/portfolio.tables.ts'
import { subscription } from '../modules/holdings/subscription/subscription.tables.ts'
import { wallet } from '../modules/holdings/wallet/wallet.tables.ts'
import { chargeback, chargebackRecovery } from '../modules/money/chargeback/chargeback.tables.ts'
import { unmatchedMoney } from '../modules/money/parked/unmatched.tables.ts'
import { payment } from '../modules/money/payment/payment.tables.ts'
import { writeBatchFile } from '../modules/money/payout-batch/write-batch-file.ts'
import { refund } from '../modules/money/refund/refund.tables.ts'
import { payoutBatch } from '../modules/money/withdrawal/payout-batch.tables.ts'
import { payoutNoticeAt } from '../modules/money/withdrawal/payout-notice.ts'
import { payoutReminder, withdrawal } from '../modules/money/withdrawal/withdrawal.tables.ts'
import { bankAccount } from '../modules/people/bank-account/bank-account.tables.ts'
import type { Services } from '../modules/services.ts'
import { replayMovement } from './replay-movement.ts'
import { seedCards } from './seed-cards.ts'
import { seedReceipts } from './seed-receipts.ts'
import { seedReturns } from './seed-returns.ts'

/** All money is seeded in one transaction, so one withdrawal shows whether it was; its id is the same on every day. */
export async function isMoneySeeded(handle: Handle): Promise<boolean> {
  const [last] = demoWithdrawals
  if (last === undefined) return true
  const found = await handle.orm.select().from(withdrawal).where(eq(withdrawal.id, last.id))
  return found.length > 0
}

export async function seedWallets(tx: Transaction, club: DemoClub): Promise<void> {
  const wallets = club.people.flatMap(person =>
    currenciesOf(person).map(currency => ({
      id: walletIdOf(person.key, currency),
      memberId: person.customer.id,
      currency,
    })),
  )
  await tx.orm.insert(wallet).values(wallets).onConflictDoNothing()
}

export async function seedMoney(
  services: Services,
  tx: Transaction,
  club: DemoClub,
): Promise<void> {
  await seedPlans(tx, club)
  await tx.orm.insert(exchangeRate).values(
    club.rates.map(({ rate, setAt }) => ({
      rate,
      setAt: new Date(setAt),
      setBy: operators.zainab.operatorId,
    })),
  )
  await tx.orm.insert(portfolio).values(
    club.portfolios.map(facts => ({
      id: facts.id,
      memberId: people[facts.owner].customer.id,
      planId: facts.plan.id,
      currency: facts.plan.currency,
      status: facts.status,
      promisedMinor: facts.awaited?.minor ?? 0n,
      atMaturity: facts.atMaturity,
      startedOn: facts.startedOn,
      maturesOn: facts.maturesOn,
      goalMinor: facts.goal?.amount.minor ?? null,
      goalBy: facts.goal?.by ?? null,
      createdAt: new Date(facts.createdAt),
    })),
  )
  const cards = await seedCards(services, tx, club)
  await tx.orm
    .insert(subscription)
    .values(club.people.flatMap(person => subscriptionsOf(club, person, cards)))
  const transfers = transfersIn(club)
  await seedReceipts(services, tx, transfers)
  const payments = club.people.flatMap(person => paymentRowsOf(club, person))
  await tx.orm.insert(payment).values(
    payments.map(row => ({
      ...row,
      ...transferOf(transfers.find(({ payment_id }) => payment_id === row.id)),
    })),
  )
  const refunds = club.refunds.map(refundRowOf)
  await tx.orm.insert(refund).values(refunds)
  await lockLedger(tx)
  for (const movement of club.movements) await replayMovement(tx, movement)
  await seedChargebacks(tx, club)
  await seedReturns(tx, club)
  const accountIds = await bankAccountIds(tx)
  const withdrawals = club.withdrawals.map(about => ({
    ...withdrawalOf(about, accountIds),
    remindedAt: wasNoticed(about, club) ? payoutNoticeAt(about.payBy) : null,
  }))
  await tx.orm.insert(payoutBatch).values(club.batches.map(about => batchOf(about, withdrawals)))
  await tx.orm.insert(withdrawal).values(withdrawals)
  await tx.orm.insert(payoutReminder).values(noticedPayouts(club)).onConflictDoNothing()
  await holdOpenWithdrawals(tx, club)
  await tx.orm.insert(unmatchedMoney).values(unmatchedIn(club.unmatched).map(unmatchedRowOf))
}

async function seedPlans(tx: Transaction, club: DemoClub): Promise<void> {
  const createdAt = new Date(club.rates[0]?.setAt ?? club.now)
  await tx.orm.insert(plan).values(
    club.plans.map(about => ({
      id: about.id,
      name: about.name,
      productType: about.product_type,
      currency: about.currency,
      description: about.description,
      suitedFor: about.suited_for,
      risk: about.risk,
      holdings: about.holdings,
      minimumMinor: moneyFromWire(about.currency, about.minimum).minor,
      tenorMonths: about.tenor_months,
      expectedReturnBps: about.expected_return_bps,
      state: about.state,
      termsLink: about.terms_link,
      tellsSize: about.tells_size,
      returnsWeighting: about.returns_weighting,
      createdAt,
    })),
  )
  // Plans that operators add get the numbers after these.
  await tx.query({
    text: `SELECT setval(pg_get_serial_sequence('plan', 'id'), (SELECT max(id) FROM plan))`,
  })
}

function subscriptionsOf(
  club: DemoClub,
  person: Person,
  cards: ReadonlyMap<string, string>,
): (typeof subscription.$inferInsert)[] {
  return subscriptionsIn(club, person).map(about => ({
    id: about.id,
    portfolioId: about.portfolio_id,
    currency: about.currency,
    paidCurrency: about.paid_currency,
    amountMinor: moneyFromWire(about.currency, about.amount).minor,
    interval: about.interval,
    gateway: about.gateway,
    status: about.status,
    anchorDay: about.anchor_day,
    periodOn: about.period_on,
    nextChargeOn: about.next_charge_on,
    cardId: cards.get(about.id) ?? null,
    lastChargedAt: momentOf(about.last_charged_at),
    failedCharges: about.failed_charges,
    failureReason: about.failure_reason,
    createdAt: new Date(about.created_at),
    cancelledAt: momentOf(about.cancelled_at),
  }))
}

function paymentRowsOf(club: DemoClub, person: Person): (typeof payment.$inferInsert)[] {
  const clearsOn = unclearedPaymentsOn(club.day)
  return paymentsIn(club, person).map(about => ({
    id: about.id,
    memberId: person.customer.id,
    purpose: about.purpose,
    gateway: about.gateway,
    status: isGivenBack(about.status) ? 'succeeded' : about.status,
    reference: about.reference,
    ...amountsOf(about),
    ...checkoutOf(about),
    portfolioId: about.portfolio_id,
    walletId: about.wallet_id,
    failureReason: about.failure_reason,
    clearsOn: clearsOn.get(about.id) ?? null,
    createdAt: new Date(about.created_at),
    settledAt: momentOf(about.settled_at),
  }))
}

/** What the desk knows of a transfer to the club's bank account. */
function transferOf(about: ExpectedTransfer | undefined): Partial<typeof payment.$inferInsert> {
  if (about === undefined) return {}
  return {
    receivedMinor: about.received && fromWireMoney(about.received).minor,
    receiptFileId: about.receipt_file_id,
    receiptSeenBefore: about.receipt_seen_before,
    bankReference: about.bank_reference,
    note: about.note,
    receivedOn: about.received_on,
    decidedAt: momentOf(about.decided_at),
    decidedBy: about.decided_by?.id ?? null,
  }
}

function unmatchedRowOf(about: UnmatchedMoney): typeof unmatchedMoney.$inferInsert {
  const { currency, minor } = fromWireMoney(about.received)
  return {
    id: about.id,
    currency,
    amountMinor: minor,
    receivedOn: about.received_on,
    senderName: about.sender_name,
    bankReference: about.bank_reference,
    state: about.state,
    assignedTo: about.assigned_to?.id ?? null,
    decidedAt: momentOf(about.decided_at),
    decidedBy: about.decided_by?.id ?? null,
    reason: about.reason,
    createdAt: new Date(about.received_on),
  }
}

function refundRowOf(about: Refund): typeof refund.$inferInsert {
  return {
    id: about.id,
    paymentId: about.payment_id,
    amountMinor: fromWireMoney(about.amount).minor,
    feeMinor: fromWireMoney(about.fee).minor,
    returnsFee: about.returns_fee,
    way: about.way,
    status: about.status,
    reason: about.reason,
    proposedBy: about.proposed_by?.id ?? null,
    createdAt: new Date(about.proposed_at),
    settledAt: momentOf(about.settled_at),
  }
}

/** Their movements have been replayed, with what was paid back at once. */
async function seedChargebacks(tx: Transaction, club: DemoClub): Promise<void> {
  for (const movement of club.movements) {
    if (movement.kind !== 'chargeback') continue
    const about = club.chargebacks.find(({ id }) => id === demoId('chargeback', movement.id))
    if (about === undefined) throw new Error(`the demo club has no chargeback for ${movement.id}`)
    const { currency, minor } = fromWireMoney(about.amount)
    const createdAt = new Date(about.opened_at)
    const by = about.recorded_by?.id ?? null
    await tx.orm.insert(chargeback).values({
      id: about.id,
      paymentId: about.payment_id,
      disputeId: about.dispute,
      currency,
      amountMinor: minor,
      feeMinor: fromWireMoney(about.fee).minor,
      status: about.status,
      isBooked: about.is_booked,
      recoveredMinor: fromWireMoney(about.recovered).minor,
      reason: about.reason,
      openedAt: createdAt,
      decidedAt: momentOf(about.decided_at),
      decidedBy: by,
      recordedBy: by,
      createdAt,
    })
    await tx.orm.insert(chargebackRecovery).values({
      id: demoId('recovery', movement.id),
      chargebackId: about.id,
      amountMinor: fromWireMoney(about.recovered).minor,
      reason: about.reason,
      recoveredBy: by,
      createdAt,
    })
  }
}

/** Refunds are known from the movements that are replayed. */
const isGivenBack = (status: PaymentStatus) => status === 'refunded' || status === 'partly_refunded'

function amountsOf({ amount, fee, fees, total, received }: Payment) {
  const cardFee = fees.find(({ name }) => name === 'usd_card')
  return {
    currency: amount.currency,
    amountMinor: fromWireMoney(amount).minor,
    paidCurrency: total.currency,
    feeMinor: fromWireMoney(fee).minor,
    cardFeeMinor: cardFee === undefined ? 0n : fromWireMoney(cardFee.amount).minor,
    totalMinor: fromWireMoney(total).minor,
    receivedMinor: received && fromWireMoney(received).minor,
  }
}

/** Where it is paid while it is pending; the sandbox takes it. */
function checkoutOf({ payment_link, account, expires_at }: Payment) {
  if (payment_link === null) return {}
  return {
    provider: 'sandbox',
    link: payment_link,
    accountBank: account?.bank ?? null,
    accountName: account?.name ?? null,
    accountNumber: account?.number ?? null,
    expiresAt: momentOf(expires_at),
  } as const
}

function batchOf(
  about: DemoBatch,
  withdrawals: readonly WithdrawalInsert[],
): typeof payoutBatch.$inferInsert {
  const { currency, minor } = about.total
  const fileFormat = usualFormat(currency)
  const rows = withdrawals.filter(({ batchId }) => batchId === about.id)
  return {
    id: about.id,
    reference: about.reference,
    currency,
    totalMinor: minor,
    withdrawals: about.withdrawals.length,
    status: about.status,
    paidThrough: 'file',
    fileFormat,
    fileHash: writeBatchFile(fileFormat, rows).hash,
    dueOn: about.dueOn,
    preparedBy: operators.tunde.operatorId,
    preparedAt: new Date(about.preparedAt),
    releasedBy: about.releasedAt === null ? null : operators.uche.operatorId,
    releasedAt: momentOf(about.releasedAt),
    settledAt: momentOf(about.settledAt),
  }
}

async function bankAccountIds(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.orm.select().from(bankAccount)
  return new Map(rows.map(({ memberId, kind, id }) => [`${memberId} ${kind}`, id]))
}

type WithdrawalInsert = ReturnType<typeof withdrawalOf>

function withdrawalOf(about: DemoWithdrawal, accountIds: ReadonlyMap<string, string>) {
  const { currency, minor } = about.amount
  const kind = currency === 'NGN' ? 'ngn' : 'usd'
  const bank = people[about.owner].bankAccounts.find(each => each.kind === kind)
  if (bank === undefined) throw new Error(`${about.owner} has no bank account in ${currency}`)
  return {
    id: about.id,
    walletId: walletIdOf(about.owner, currency),
    currency,
    amountMinor: minor,
    status: about.status,
    reference: about.reference,
    leftWalletAt: momentOf(isAwaitingPayout(about) ? about.decidedAt : about.paidAt),
    bankAccountId: accountIds.get(`${people[about.owner].customer.id} ${kind}`) ?? null,
    accountCheck: bank.check.status,
    bankName: bank.bank_name,
    accountName: bank.account_name,
    accountNumber: bank.account_number,
    bankCode: bank.bank_code,
    routingNumber: bank.routing_number,
    swift: bank.swift,
    bankAddress: bank.bank_address,
    country: bank.country,
    payBy: about.payBy,
    batchId: about.batch && demoId('batch', about.batch),
    requestedAt: new Date(about.requestedAt),
    decidedAt: momentOf(about.decidedAt),
    decidedBy: about.decidedBy === null ? null : operators[about.decidedBy].operatorId,
    paidAt: momentOf(about.paidAt),
    returnedAt: momentOf(about.returnedAt),
    failureReason: about.failureReason,
  }
}

/** Of what was to be paid, the club's people were reminded in time. */
const wasNoticed = ({ payBy }: DemoWithdrawal, { now }: DemoClub) =>
  payoutNoticeAt(payBy) <= new Date(now)

const noticedPayouts = (club: DemoClub) =>
  club.withdrawals
    .filter(each => wasNoticed(each, club))
    .map(({ payBy }) => ({ payBy, sentAt: payoutNoticeAt(payBy) }))

async function holdOpenWithdrawals(tx: Transaction, { withdrawals }: DemoClub): Promise<void> {
  for (const { id, owner, amount, status } of withdrawals) {
    if (status !== 'pending') continue
    const fee = zero(amount.currency)
    const attempt = moneyAttempts.withdrawalHold(id)
    const member = people[owner].customer.id
    const { holdId } = await reserve(tx, reserveWithdrawal({ attempt, member, amount, fee }))
    await tx.orm.update(withdrawal).set({ holdId }).where(eq(withdrawal.id, id))
  }
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))
