import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { compareMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import type { refundPayment as endpoint } from '@kinfold/contract/operator/refund/refund-payment'
import { leftToRefund } from '@kinfold/contract/payment/refund-problem'
import { refuse } from '../../../calls/refusal.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { feeOf, judgeRefund, spentText } from './book-refund.ts'
import { judgeLeaving } from './judge-leaving.ts'
import { readRefund } from './read-refunds.ts'
import { refund } from './refund.tables.ts'
import { factsOf, wayOf, whereItWent } from './refund-facts.ts'

type Endpoint = typeof endpoint

/** Records that a payment is to be given back, or a part of it. Nothing moves until another approver agrees. */
export async function proposeRefund(
  services: Services,
  { caller, params, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const paid = await lockPayment(tx, params.id)
  if (paid === undefined) return refuse('not_found')
  const yours = aboutYourself(by, paid.memberId)
  if (yours !== undefined) return refuse(yours)
  const way = wayOf(services, paid)
  const left = leftToRefund(factsOf(paid))
  const amount = body.amount === undefined ? left : moneyFromWire(left.currency, body.amount)
  const refused = judgeRefund(paid, amount)
  if (refused !== undefined) return refused
  const { available } = await readBalance(tx, whereItWent(paid))
  if (compareMoney(available, amount) < 0) {
    return refuse('insufficient_balance', { sentence: await spentText(tx, paid) })
  }
  const leaving = await judgeLeaving(services, tx, paid, { way, amount, by, proposedBy: null })
  if (leaving !== undefined) return leaving

  const returnsFee = body.returns_fee === true
  const [row] = await tx.orm
    .insert(refund)
    .values({
      paymentId: paid.id,
      amountMinor: amount.minor,
      feeMinor: feeOf(paid, amount, returnsFee).minor,
      returnsFee,
      way,
      status: 'proposed',
      reason: body.reason,
      proposedBy: by,
      createdAt: await services.clock.now(tx),
    })
    .onConflictDoNothing()
    .returning()
  if (row === undefined) {
    const sentence = 'A refund of this payment waits to be confirmed already.'
    return refuse('conflict', { sentence })
  }
  const sum = formatMoney(money(paid.currency, row.amountMinor))
  const about = { subject: paid.reference, subjectId: row.id, detail: `${sum}. ${body.reason}` }
  return audited('refund.proposed', about, await readRefund(tx, row.id))
}
