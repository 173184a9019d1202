import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { compareMoney } from '@kinfold/contract/money/money-arithmetic'
import type { RefundWay } from '@kinfold/contract/operator/refund/refund'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { account } from '../../base/person/account.tables.ts'
import { lockMember } from '../../base/person/lock-member.ts'
import { readWallets } from '../../holdings/wallet/read-wallets.ts'
import type { Services } from '../../services.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { whereItWent } from './refund-facts.ts'

const proposerIsCreditor =
  'Whoever proposed this gave the member money by hand that no bank statement from somebody else shows. Discard it, and propose it yourself if it is right.'

type Leaving = {
  readonly way: RefundWay
  readonly amount: Money
  readonly by: string
  readonly proposedBy: string | null
}

/**
 * A refund that leaves the club asks what a withdrawal asks: who gave its member money by hand, and whether an open line
 * names an earlier payout to them; by hand, whether they are on hold, what they owe and what has cleared too. To a wallet it stays within the club.
 */
export async function judgeLeaving(
  { now }: Services,
  tx: Transaction,
  paid: PaymentRow,
  { way, amount, by, proposedBy }: Leaving,
) {
  if (way === 'wallet') return undefined
  const { memberId, currency } = paid
  // Until this is done nobody takes back what it rests on, and of two that leave the second sees what is left by the first.
  const [payee] = await tx.orm
    .select({ suspendedAt: account.suspendedAt })
    .from(account)
    .where(eq(account.id, memberId))
    .for('share')
  await lockMember(tx, memberId)
  const standingOf = await readPayeeStandings(tx, [memberId], now())
  const { creditors, debt, isEarlierPayoutOpen } = standingOf(memberId)
  if (creditors.has(by)) return refuse('credited_by_you')
  if (proposedBy !== null && creditors.has(proposedBy)) {
    return refuse('conflict', { sentence: proposerIsCreditor })
  }
  if (isEarlierPayoutOpen) return refuse('earlier_payout_open')
  // By its provider it goes back to where it came from, owed for or not, cleared or not.
  if (way === 'provider') return undefined
  if (payee?.suspendedAt != null) return refuse('member_on_hold')
  if (debt !== undefined) return refuse('debt_uncovered')
  if (whereItWent(paid) !== walletOf(memberId, currency)) return undefined
  const wallets = await readWallets(tx, { memberId, currencies: [currency] }, now())
  const ready = wallets.get(currency)?.ready
  if (ready === undefined || compareMoney(amount, ready) <= 0) return undefined
  const sentence = `Only ${formatMoney(ready)} in this wallet has cleared. The rest can be given back once its payment has.`
  return refuse('money_not_ready', { sentence })
}
