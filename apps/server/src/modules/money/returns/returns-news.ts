import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { reversalWords } from '@kinfold/contract/operator/returns/reversal-words'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { heldStatuses, type PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import type { News } from '../../base/notification/notify-member.ts'
import type { plan } from '../../club/plan/plan.tables.ts'
import type { RunRow } from './lock-run.ts'
import { monthText } from './returns-month.ts'
import type { RunWay } from './run-way.ts'

/** What a member hears of one of their portfolios. */
export type ToldShare = {
  readonly member: string
  readonly portfolio: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly status: PortfolioStatus
}

type Told = { readonly run: RunRow; readonly plan: typeof plan.$inferSelect }

/** A run as it is put into words for one member. */
type Facts = {
  readonly plan: string
  readonly month: string
  readonly reason: string
  readonly isLoss: boolean
  /** Without a sign. */
  readonly amount: string
  readonly fee: string | null
  readonly left: string
  /** “your portfolio is”, “your portfolios are” */
  readonly yoursAre: string
  readonly yours: string
  readonly whereItIs: string
}

/** What a member is told of a run once it is complete; nothing, where no kobo of it is theirs. */
export function returnsNews(
  { run, plan }: Told,
  way: RunWay,
  shares: readonly ToldShare[],
): News | undefined {
  const amount = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  if (amount === 0n) return undefined
  const fee = shares.reduce((sum, { feeMinor }) => sum + feeMinor, 0n)
  const text = (minor: bigint) => formatMoney(money(run.currency, minor < 0n ? -minor : minor))
  const isOne = shares.length === 1
  const { name, productType: product_type, currency } = plan
  const facts: Facts = {
    plan: planLabel({ name, product_type, currency }),
    month: monthText(run.period),
    reason: run.reversalReason ?? '',
    isLoss: amount < 0n,
    amount: text(amount),
    fee: fee === 0n ? null : text(fee),
    left: text(amount - fee),
    yours: isOne ? 'your portfolio' : 'your portfolios',
    yoursAre: isOne ? 'your portfolio is' : 'your portfolios are',
    whereItIs: whereItIs(shares, text),
  }
  return {
    kind: 'portfolio',
    link: isOne
      ? `/dashboard/my-investments/details/${shares[0]?.portfolio}`
      : `/dashboard/my-investments/product/${plan.id}`,
    action: isOne ? 'See your portfolio' : 'See your portfolios',
    amount: money(run.currency, way === 'reversing' ? fee - amount : amount - fee),
    ...wordsFor(way, facts),
  }
}

type Words = Pick<News, 'title' | 'body'>

function wordsFor(way: RunWay, facts: Facts): Words {
  if (way === 'reversing') return takenBack(facts)
  return facts.isLoss ? lost(facts) : earned(facts)
}

const earned = ({ plan, month, amount, fee, left, whereItIs }: Facts): Words => ({
  title: `Returns for ${month}: ${plan}`,
  body:
    fee === null
      ? `${plan} earned ${amount} for you. It ${whereItIs}.`
      : `${plan} earned ${amount} for you. After the club’s fee of ${fee}, ${left} ${whereItIs}.`,
})

const lost = ({ plan, month, amount, yoursAre }: Facts): Words => ({
  title: `${plan} lost value in ${month}`,
  body: `Your part of the loss is ${amount}, and ${yoursAre} worth that much less. No fee was taken. Values go down as well as up; if you have questions, please write to us.`,
})

function takenBack(facts: Facts): Words {
  const { plan, month, amount, fee, left, yours, yoursAre, whereItIs, isLoss, reason } = facts
  const withFee = fee === null ? '' : ` and given you back the fee of ${fee}`
  const what = isLoss
    ? `We have given it back; it ${whereItIs}.`
    : `We have taken it back${withFee}, so ${yoursAre} worth ${left} less.`
  const posted = `We had posted a ${isLoss ? 'loss' : 'return'} of ${amount} to ${yours} by mistake.`
  return {
    title: reversalWords.title(plan, month),
    body: `${posted} ${what} ${reversalWords.why(reason)}`,
  }
}

const isHeld = ({ status }: ToldShare) => heldStatuses.some(held => held === status)

const hasEnded = ({ status }: ToldShare) => status === 'closed' || status === 'cancelled'

/** What one got that holds no money is in the wallet: it has ended, or waits for its first again. */
function whereItIs(shares: readonly ToldShare[], text: (minor: bigint) => string): string {
  const empty = shares.filter(share => !isHeld(share))
  const why = empty.every(hasEnded) ? 'has ended' : 'holds no money now'
  if (empty.length === 0) {
    return shares.length === 1 ? 'is in your portfolio' : 'is in your portfolios'
  }
  if (empty.length === shares.length) return `is in your wallet, because your portfolio ${why}`
  const inWallet = empty.reduce(
    (sum, { amountMinor, feeMinor }) => sum + amountMinor - feeMinor,
    0n,
  )
  return `is yours: ${text(inWallet)} of it in your wallet, because a portfolio ${why}, and the rest in your portfolios`
}
