import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { heldStatuses, type PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import type { News } from '../notification/notify-member.ts'
import type { plan } from '../plan/plan.tables.ts'
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

/** What a member is told of a run once it is complete; nothing, where no kobo of it is theirs. */
export function returnsNews(
  { run, plan }: Told,
  way: RunWay,
  shares: readonly ToldShare[],
): News | undefined {
  const text = (minor: bigint) => formatMoney(money(run.currency, minor < 0n ? -minor : minor))
  const amount = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  const fee = shares.reduce((sum, { feeMinor }) => sum + feeMinor, 0n)
  if (amount === 0n) return undefined
  const name = planLabel({
    name: plan.name,
    product_type: plan.productType,
    currency: plan.currency,
  })
  const month = monthText(run.period)
  const [only] = shares
  const about: Pick<News, 'kind' | 'link' | 'action'> = {
    kind: 'portfolio',
    link:
      shares.length === 1 && only !== undefined
        ? `/dashboard/my-investments/details/${only.portfolio}`
        : `/dashboard/my-investments/product/${plan.id}`,
    action: shares.length === 1 ? 'See your portfolio' : 'See your portfolios',
  }
  const yours = shares.length === 1 ? 'your portfolio' : 'your portfolios'
  if (way === 'reversing') {
    const title = `We corrected ${name} for ${month}`
    const taken = `We had posted a return of ${text(amount)} to ${yours} by mistake and have taken ${text(amount - fee)} back`
    const given = `We had posted a loss of ${text(amount)} to ${yours} by mistake and have given it back`
    return {
      ...about,
      title,
      body: `${amount > 0n ? taken : given}, for this reason:\n\n${run.reversalReason ?? ''}\n\nWe are sorry for the mix-up. Should another result follow for this month, we will tell you.`,
    }
  }
  if (amount < 0n) {
    return {
      ...about,
      title: `${name} lost value in ${month}`,
      body: `Your part of the loss is ${text(amount)}, and ${yours} ${shares.length === 1 ? 'is' : 'are'} worth that much less. No fee was taken. Values go down as well as up; if you have questions, please write to us.`,
    }
  }
  return {
    ...about,
    title: `Returns for ${month}`,
    body: `${name} earned ${text(amount)} for you${fee > 0n ? `; after the club’s fee of ${text(fee)}, ${text(amount - fee)}` : ', which'} ${whereItIs(shares, text)}.`,
  }
}

const hasEnded = ({ status }: ToldShare) => !heldStatuses.some(held => held === status)

/** What a portfolio that has ended earned is in the wallet. */
function whereItIs(shares: readonly ToldShare[], text: (minor: bigint) => string): string {
  const ended = shares.filter(hasEnded)
  if (ended.length === 0)
    return shares.length === 1 ? 'is in your portfolio' : 'is in your portfolios'
  if (ended.length === shares.length) {
    return 'is in your wallet, because your portfolio has ended'
  }
  const inWallet = ended.reduce(
    (sum, { amountMinor, feeMinor }) => sum + amountMinor - feeMinor,
    0n,
  )
  return `is yours: ${text(inWallet)} of it in your wallet, because a portfolio has ended, and the rest in your portfolios`
}
