import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type {
  FoundRefund,
  PaymentProvider,
  RefundOrder,
} from '../../../providers/payments/payment-provider.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { providerNamed } from '../payment/provider-named.ts'
import { endFailed, endPaid } from './end-refund.ts'
import { type LockedRefund, lockRefund } from './lock-refund.ts'
import { readBookedRefund } from './read-booked-refund.ts'
import { readTakenBack } from './read-taken-back.ts'
import { refund } from './refund.tables.ts'
import { givenBack, type RefundRow } from './refund-facts.ts'

type Asked = FoundRefund['state'] | 'no answer'

/**
 * Asks the provider how a refund stands, asks for it where the provider knows of none, and records the
 * answer. Without one nothing is taken for granted. Only what is due is asked for, by one process at a time: a
 * provider need not know a request again that is still under way. Never called in a transaction.
 */
export const askRefund = (services: Services, id: string): Promise<Asked> =>
  hear(services, id, asking => ask(services, asking))

/** Asks the provider how a refund stands, and asks for none, as that may be under way. Never called in a transaction. */
export const findRefund = (services: Services, id: string): Promise<Asked> =>
  hear(services, id, ({ provider, order }) => provider.findRefund(order))

async function hear(services: Services, id: string, from: Question): Promise<Asked> {
  const [found] = await services.db.orm
    .select({ row: refund, paid: payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(eq(refund.id, id))
  if (found === undefined) throw new Error(`there is no refund ${id}`)
  const { row, paid } = found
  const provider = providerNamed(services, paid.provider)
  const order = orderOf(paid, row)
  if (row.way !== 'provider' || provider === undefined || order === undefined) return 'no answer'
  const answer = await from({ row, order, provider })
  if (answer === undefined) return 'no answer'
  await services.db.transaction(tx => write(services, tx, { id, order, answer }))
  return answer.state
}

function orderOf(paid: PaymentRow, row: RefundRow): RefundOrder | undefined {
  const { reference, chargeId } = paid
  if (chargeId === null) return undefined
  return { refundId: row.id, reference, chargeId, amount: givenBack(paid, row) }
}

type Asking = {
  readonly row: RefundRow
  readonly order: RefundOrder
  readonly provider: PaymentProvider
}
type Question = (asking: Asking) => Promise<FoundRefund | undefined>

/** One that has an outcome is never asked for again, whatever its provider forgets. */
async function ask(services: Services, { row, order, provider }: Asking) {
  const known = await provider.findRefund(order)
  if (known?.state !== 'unknown' || row.status !== 'sent') return known
  const kept = await services.db.transaction(tx => judgeSending(tx, row, order))
  return kept ?? provider.refund(order)
}

/**
 * It may be asked for long after it was confirmed: nothing leaves for a row that the books contradict, and nothing that
 * its payer would have twice, as their bank took it back meanwhile.
 */
async function judgeSending(
  tx: Transaction,
  { paymentId }: RefundRow,
  order: RefundOrder,
): Promise<FoundRefund | undefined> {
  const paid = await lockPayment(tx, paymentId)
  await requireBookedRefund(tx, order)
  if (paid === undefined) throw new Error(`there is no payment ${paymentId}`)
  return (await isMoreThanCame(tx, paid)) ? { state: 'refused', reason: takenBack } : undefined
}

/** What was refunded and what was taken back, as for a chargeback that is recorded by hand. */
async function isMoreThanCame(tx: Transaction, paid: PaymentRow): Promise<boolean> {
  const { id, status, receivedMinor, totalMinor, refundedMinor, refundedFeeMinor } = paid
  if (status !== 'charged_back') return false
  const taken = await readTakenBack(tx, id)
  return taken + refundedMinor + refundedFeeMinor > (receivedMinor ?? totalMinor)
}

const takenBack = 'The bank it came from took this payment back before the refund was sent.'

async function requireBookedRefund(tx: Transaction, { refundId, amount }: RefundOrder) {
  const booked = await readBookedRefund(tx, refundId, amount.currency)
  if (booked?.left !== amount.minor || booked.came_back) {
    throw new Error(`refund ${refundId} contradicts the books`)
  }
}

type Answered = {
  readonly id: string
  readonly order: RefundOrder
  readonly answer: FoundRefund
}

async function write(services: Services, tx: Transaction, { id, order, answer }: Answered) {
  if (answer.state === 'pending' || answer.state === 'unknown') return
  const found = await lockRefund(tx, id)
  if (found === undefined) throw new Error(`there is no refund ${id}`)
  const at = await services.clock.now(tx)
  const { status } = found.row
  if (answer.state === 'refused') {
    // A bank may send back what was paid.
    if (status === 'sent' || status === 'paid') {
      await endFailed(services, tx, found, { at, by: null, reason: answer.reason })
    }
    return
  }
  if (status === 'failed') throw new Error(`the provider gave refund ${id} back, which had failed`)
  if (status !== 'sent') return
  requireSame(found, order, answer.amount)
  await endPaid(services, tx, found, { at })
}

function requireSame({ row }: LockedRefund, { amount }: RefundOrder, given: RefundOrder['amount']) {
  if (given.currency !== amount.currency || given.minor !== amount.minor) {
    throw new Error(`the provider gave back another amount for refund ${row.id}`)
  }
}
