import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@kinfold/contract/endpoint'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { recoveryProblem } from '@kinfold/contract/operator/chargeback/chargeback-problem'
import type { recoverChargeback as endpoint } from '@kinfold/contract/operator/chargeback/recover-chargeback'
import { onePersonSentences } from '@kinfold/contract/operator/one-person-limits'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { type AccountAddress, portfolioAccount, walletOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { refuseDecided } from '../../base/audit/judge-decision.ts'
import {
  audited,
  type Decided,
  type OperatorCall,
  unchanged,
} from '../../base/audit/operator-call.ts'
import { lockMember } from '../../base/person/lock-member.ts'
import { lockPortfolio } from '../../holdings/portfolio/lock-portfolio.ts'
import type { Services } from '../../services.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { sayAlone } from '../said-alone/say-alone.ts'
import { type ChargebackRow, owedFor } from './chargeback-facts.ts'
import { debtorOf } from './debtor-of.ts'
import { lockChargeback } from './lock-chargeback.ts'
import { readChargeback } from './read-chargebacks.ts'
import { requireBookedChargeback } from './require-booked-chargeback.ts'
import { takeOwed } from './take-owed.ts'

type Endpoint = typeof endpoint

const sentences = {
  conflict: 'Nothing is booked for it: it names no payment.',
  already_decided: 'It is not lost, so the money may still come back.',
  refund_exceeds_payment: 'This is more than is still owed.',
  portfolio: 'This payment went into no portfolio of its currency.',
  wallet: 'A withdrawal came out of the wallet, and what is owed for it is taken from there.',
} as const

/** Takes what is owed for a lost chargeback, or for a withdrawal that was paid after all, out of the member's money, as an operator decides and with a reason. */
export async function recoverChargeback(
  services: Services,
  { caller, params, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockChargeback(tx, params.id)
  if (found === undefined) return refuse('not_found')
  const { row, paid } = found
  const debtor = debtorOf(found)
  if (debtor === undefined) return refuse('conflict', { sentence: sentences.conflict })
  const { memberId: member, reference } = debtor
  const yours = aboutYourself(by, member)
  if (yours !== undefined) return refuse(yours)
  const { currency } = row
  const amount = await judgeRecovery(tx, row, body)
  if (amount instanceof Refusal) return amount
  if (amount.minor === 0n) return unchanged(await readChargeback(tx, row.id))
  const portfolio =
    body.from === 'portfolio'
      ? portfolioOf(paid, row)
      : await judgeCover(services, tx, { member, amount })
  if (portfolio instanceof Refusal) return portfolio

  await requireBookedChargeback(tx, row)
  if (portfolio !== undefined) await lockPortfolio(tx, portfolio)
  const at = await services.clock.now(tx)
  const id = randomUUID()
  const alone = await judgeTakingOut(services, tx, row, { sourceId: id, portfolio, amount, by, at })
  if (alone !== undefined) return alone
  const { reason } = body
  const taking = { id, amount, portfolio, reason, by, at }
  if (!(await takeOwed(services, tx, { row, debtor }, taking))) {
    const from =
      portfolio === undefined ? walletOf(member, currency) : portfolioAccount(portfolio, currency)
    return refuse('insufficient_balance', { sentence: await thereText(tx, from) })
  }
  const about = {
    subject: reference,
    subjectId: row.id,
    detail: `${formatMoney(amount)}. ${reason}`,
  }
  return audited('chargeback.recovered', about, await readChargeback(tx, row.id))
}

/** How much is taken, or why nothing can be. */
async function judgeRecovery(tx: Transaction, row: ChargebackRow, body: BodyOf<Endpoint>) {
  const { status, isBooked, currency } = row
  const owed = owedFor(row)
  if (body.seen !== moneyToWire(owed)) return refuseDecided(tx, [row.id])
  const amount = body.amount === undefined ? owed : moneyFromWire(currency, body.amount)
  const problem = recoveryProblem({ status, isBooked, owed }, amount)
  return problem === undefined ? amount : refuse(problem, { sentence: sentences[problem] })
}

function portfolioOf(paid: PaymentRow | undefined, row: ChargebackRow) {
  if (paid === undefined) return refuse('conflict', { sentence: sentences.wallet })
  if (paid.portfolioId !== null && paid.currency === row.currency) return paid.portfolioId
  return refuse('conflict', { sentence: sentences.portfolio })
}

/** A dispute that one person alone tells of takes no more out of a portfolio than they alone would close. */
async function judgeTakingOut(
  services: Services,
  tx: Transaction,
  { recordedBy, decidedBy }: ChargebackRow,
  { portfolio, ...said }: TakingOut,
) {
  if (portfolio === undefined || recordedBy === null) return undefined
  const others = [recordedBy, decidedBy]
  const sentence = onePersonSentences.recovery
  return sayAlone(services, tx, { kind: 'closing', ...said, others, sentence })
}

type TakingOut = {
  readonly sourceId: string
  readonly portfolio: string | undefined
  readonly amount: Money
  readonly by: string
  readonly at: Date
}

/** Only what would cover a debt where it is, pays it. */
async function judgeCover(
  { now }: Services,
  tx: Transaction,
  { member, amount }: { readonly member: string; readonly amount: Money },
): Promise<Refusal<'insufficient_balance'> | undefined> {
  // Of two who take from the same wallet the second sees what is left by the first.
  await lockMember(tx, member)
  const covers = (await readPayeeStandings(tx, [member], now()))(member).covers(amount.currency)
  if (amount.minor <= covers.minor) return undefined
  return refuse('insufficient_balance', { sentence: coveredText(covers) })
}

const coveredText = ({ currency, minor }: Money) =>
  `${formatMoney(money(currency, minor > 0n ? minor : 0n))} is there to take it from, without what has not cleared and what no bank statement from somebody else shows.`

async function thereText(tx: Transaction, from: AccountAddress): Promise<string> {
  const { balance, held } = await readBalance(tx, from)
  return `${formatMoney(subtractMoney(balance, held))} is there to take it from.`
}
