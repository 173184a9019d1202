import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { closingNews } from '@kinfold/contract/operator/portfolio/closing-news'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import type { PortfolioInPlan } from './lock-portfolio.ts'

const dayInYear = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })
const dayText = (day: string) => dayInYear.format(new Date(day))
const monthsText = (months: number | null) => (months === 1 ? 'month' : `${months} months`)

/** What members call its plan. */
export const nameOf = ({ plan }: Pick<PortfolioInPlan, 'plan'>) =>
  planLabel({ name: plan.name, product_type: plan.productType, currency: plan.currency })
const walletOf = ({ row }: PortfolioInPlan) => `${row.currency} wallet`
const termOf = ({ plan }: PortfolioInPlan) => monthsText(plan.tenorMonths)

const toPortfolio = ({ row }: PortfolioInPlan) =>
  ({
    kind: 'portfolio',
    link: `/dashboard/my-investments/details/${row.id}`,
    action: 'See your portfolio',
  }) as const
const toWallet = ({ row }: PortfolioInPlan) =>
  ({
    kind: 'portfolio',
    link: `/dashboard/wallet?currency=${row.currency}`,
    action: 'See your wallet',
  }) as const

type Paid = { readonly value: Money; readonly wasRecurring: boolean }

const recurringEnded = ({ wasRecurring }: Paid) =>
  wasRecurring ? ' Its recurring contribution has ended.' : ''
const inWallet = (found: PortfolioInPlan, paid: Paid) =>
  `${formatMoney(paid.value)} is in your ${walletOf(found)}.${recurringEnded(paid)}`

/** What a member is told of a portfolio. */
export const portfolioNews = {
  paidOut: (found: PortfolioInPlan, paid: Paid) => ({
    ...toWallet(found),
    title: `${nameOf(found)} was paid out`,
    body: inWallet(found, paid),
  }),
  paidOutFromClosedPlan: (found: PortfolioInPlan, paid: Paid) => ({
    ...toWallet(found),
    title: `${nameOf(found)} was paid out`,
    body: `You chose another term, but the plan is closed by now and takes no new one. ${inWallet(found, paid)}`,
  }),
  endedEmpty: (found: PortfolioInPlan, paid: Paid) => ({
    ...toPortfolio(found),
    title: `${nameOf(found)} has matured`,
    body: `There was nothing left in it to be paid out.${recurringEnded(paid)}`,
  }),
  rolledOver: (found: PortfolioInPlan, until: string) => ({
    ...toPortfolio(found),
    title: `${nameOf(found)} was rolled over`,
    body: `As you chose, its value stays in the plan for another ${termOf(found)}, until ${dayText(until)}.`,
  }),
  closed: (found: PortfolioInPlan, paid: Paid & { readonly reason: string }) => ({
    ...toWallet(found),
    ...closingNews({ name: nameOf(found), ...paid }),
  }),
  maturesSoon: (found: PortfolioInPlan, on: string) => ({
    ...toPortfolio(found),
    topic: 'reminders' as const,
    title: `${nameOf(found)} matures on ${dayText(on)}`,
    body: whatIsNext(found),
  }),
} as const

function whatIsNext(found: PortfolioInPlan): string {
  const { row, plan } = found
  const paid = `Its value will be paid to your ${walletOf(found)} that day`
  const stays = `Its value will stay in the plan for another ${termOf(found)}`
  if (planProblem(plan) !== undefined) return `${paid}: the plan is closed and takes no new term.`
  return row.atMaturity === 'pay_out'
    ? `${paid}. If you would like it to stay for another ${termOf(found)} instead, please say so before then.`
    : `${stays}, as you chose. If you would like it paid to your ${walletOf(found)} instead, please say so before then.`
}
