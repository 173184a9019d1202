import { accountInWords } from '@kinfold/contract/bank-account/account-in-words'
import type { DateText } from '@kinfold/contract/fields/date'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { portfolioTitle } from '@kinfold/contract/portfolio/portfolio-title'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import type { Infer } from 'superstruct'
import { paths, pathTo } from '../address/paths.ts'
import { withdrawalLooks } from '../status/withdrawal-looks.ts'

export type NextLine = {
  readonly id: string
  readonly day: Infer<typeof DateText>
  /** What it is about, as a link; after the amount, where there is one. */
  readonly what: string
  /** What happens on that day, and how far it is. */
  readonly notes: readonly string[]
  readonly amount?: { readonly currency: Portfolio['currency']; readonly wire: number }
  readonly to: string
}

const shown = 3
/** What is further away is no news yet. */
const daysAhead = 92

const underWay = ['pending', 'approved', 'in_batch']

function ofWithdrawal({ id, status, pay_by, currency, amount, ...bank }: Withdrawal): NextLine[] {
  if (!underWay.includes(status)) return []
  return [
    {
      id,
      day: pay_by,
      what: `to ${accountInWords(bank)}`,
      notes: ['Withdrawal', withdrawalLooks[status].label.toLowerCase()],
      amount: { currency, wire: amount },
      to: `${paths.wallet}?currency=${currency}`,
    },
  ]
}

function ofSubscription({ id, status, next_charge_on, ...rest }: Subscription): NextLine[] {
  if (status !== 'active' || next_charge_on === null) return []
  return [
    {
      id,
      day: next_charge_on,
      what: `to ${planLabel(rest.plan)}`,
      notes: [rest.failed_charges > 0 ? 'Your card is tried again' : 'Recurring contribution'],
      amount: { currency: rest.currency, wire: rest.amount },
      to: paths.recurring,
    },
  ]
}

function ofPortfolio({ id, name, status, matures_on, plan, at_maturity }: Portfolio): NextLine[] {
  if (status !== 'active' || matures_on === null) return []
  return [
    {
      id,
      day: matures_on,
      what: portfolioTitle({ name, plan }),
      notes: [at_maturity === 'roll_over' ? 'Matures and goes on' : 'Matures and is paid out'],
      to: pathTo.portfolio(id),
    },
  ]
}

type WhatIsThere = {
  withdrawals: readonly Withdrawal[]
  subscriptions: readonly Subscription[]
  portfolios: readonly Portfolio[]
  /** Without them no day is promised to a withdrawal that the bank hasn’t been told of. */
  areDocumentsApproved: boolean
}

/** What happens to the member's money on a day that is known, soonest first. */
export const comingLines = ({
  withdrawals,
  subscriptions,
  portfolios,
  areDocumentsApproved,
}: WhatIsThere): NextLine[] =>
  [
    ...withdrawals
      .filter(({ status }) => areDocumentsApproved || status === 'in_batch')
      .flatMap(ofWithdrawal),
    ...subscriptions.flatMap(ofSubscription),
    ...portfolios.flatMap(ofPortfolio),
  ].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))

/** The first of it, within the next months. */
export function nextLines(there: WhatIsThere, today: string): NextLine[] {
  const last = new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10)
  return comingLines(there)
    .filter(({ day }) => day <= last)
    .slice(0, shown)
}
