// Turns the script into movements: fees, conversions, month-end returns and payouts depend on earlier ones.

import { monthsLater } from '@kinfold/contract/day/months-later'
import { convertMoney } from '@kinfold/contract/money/convert-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { feesFor, sumOfFees } from '@kinfold/contract/payment/fee'
import type { OutsideGateway } from '@kinfold/contract/payment/gateway'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { demoId, demoReference } from '../demo-id.ts'
import type { DemoUnmatched } from '../desk/demo-unmatched.ts'
import { demoFeeRules } from '../payments/demo-fee-rules.ts'
import { demoPlans, steadyIncome } from '../plans/demo-plans.ts'
import { portfolioFacts, portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
import { type DemoRate, type RateThen, rateAt } from '../rates/demo-rates.ts'
import type { SubscriptionFacts } from '../subscriptions/subscription-facts.ts'
import { type DemoWithdrawal, isAwaitingPayout } from '../withdrawals/demo-withdrawals.ts'
import { createReturns, type DemoReturns } from './create-returns.ts'
import type { Incoming, Movement } from './movement.ts'
import { type ScriptEntry, scriptOn } from './script.ts'

type Step =
  | { readonly at: string; readonly entries: (values: Values) => Movement[] }
  | { readonly at: string; readonly month: string }

/** What a club's history is played from. */
export interface HistoryParts {
  readonly subscriptions: readonly SubscriptionFacts[]
  readonly withdrawals: readonly DemoWithdrawal[]
  readonly unmatched: readonly DemoUnmatched[]
  readonly rates: readonly DemoRate[]
}

export interface DemoHistory {
  readonly movements: readonly Movement[]
  readonly returns: readonly DemoReturns[]
}

/** Last month's returns of one plan are drafted at the desk but not posted yet. */
export const isDrafted = ({ plan, month }: DemoReturns, day: string) =>
  plan === steadyIncome && month === monthsLater(day, -1).slice(0, 7)

/** What each portfolio is worth so far. */
type Values = Map<string, bigint>

const valueIn = (values: Values, portfolio: string) => values.get(portfolio) ?? 0n

const applied = (isApplied: boolean, { text, setAt }: RateThen) => ({
  rate: isApplied ? text : null,
  rateSetAt: isApplied ? setAt : null,
})

function incoming(
  gateway: OutsideGateway,
  amount: Money,
  then: RateThen,
  localized: boolean,
): Incoming {
  const converts = localized && amount.currency === 'USD'
  const paid = converts ? convertMoney(amount, 'NGN', then.rate, 'up') : amount
  return {
    gateway,
    paid,
    fee: sumOfFees(feesFor(demoFeeRules, gateway, paid)),
    ...applied(converts, then),
  }
}

type Of<Kind extends ScriptEntry['kind']> = Extract<ScriptEntry, { kind: Kind }>

function deposit(entry: Of<'deposit'>, rate: RateThen): Movement[] {
  const { owner, at, gateway, credited, isLocalized = false } = entry
  const name = [owner, entry.name] as const
  return [
    {
      kind: 'deposit',
      id: demoId('movement', 'deposit', ...name),
      at,
      owner,
      paymentId: demoId('payment', ...name),
      reference: demoReference('payment', ...name),
      credited,
      ...incoming(gateway, credited, rate, isLocalized),
    },
  ]
}

function reversal(entry: Of<'deposit'>, calendar: DemoCalendar): Step[] {
  const { thenReversed, owner, name, gateway, credited } = entry
  if (!thenReversed) return []
  const at = calendar.of(thenReversed.at)
  const movement: Movement = {
    kind: thenReversed.as,
    id: demoId('movement', thenReversed.as, owner, thenReversed.at),
    at,
    owner,
    paymentId: demoId('payment', owner, name),
    reference: demoReference('payment', owner, name),
    gateway,
    amount: thenReversed.amount ?? credited,
  }
  return [{ at, entries: () => [movement] }]
}

function contribution(entry: Of<'contribution'>, then: RateThen): Movement[] {
  const { name, at, amount, gateway, portfolio, wallet, subscription = null } = entry
  const { owner } = portfolioFactsOf(portfolio)
  const happened = {
    id: demoId('movement', 'contribution', portfolio, name),
    at,
    owner,
    paymentId: demoId('payment', portfolio, name),
    reference: demoReference('payment', portfolio, name),
    portfolio,
    amount,
  }
  if (gateway !== 'wallet') {
    const paid = incoming(gateway, amount, then, false)
    return [{ kind: 'contribution from outside', ...happened, subscription, ...paid }]
  }
  const taken = convertMoney(amount, wallet ?? amount.currency, then.rate, 'up')
  const crosses = taken.currency !== amount.currency
  return [{ kind: 'contribution from wallet', ...happened, taken, ...applied(crosses, then) }]
}

function payout({ name, at, portfolio }: Of<'payout'>, values: Values): Movement[] {
  const { owner, plan } = portfolioFactsOf(portfolio)
  const amount = money(plan.currency, valueIn(values, portfolio))
  const id = demoId('movement', 'payout', portfolio, name)
  return [{ kind: 'payout', id, at, owner, portfolio, amount }]
}

function conversion(entry: Of<'conversion'>, { rate, text, setAt }: RateThen): Movement[] {
  const { name, at, owner, from, to } = entry
  return [
    {
      kind: 'conversion',
      id: demoId('movement', 'conversion', owner, name),
      at,
      owner,
      reference: demoReference('conversion', owner, name),
      from,
      to: convertMoney(from, to, rate, 'down'),
      rate: text,
      rateSetAt: setAt,
    },
  ]
}

function assigned({ at, owner, unmatched, amount }: Of<'assigned'>): Movement[] {
  return [
    {
      kind: 'assigned',
      id: demoId('movement', 'assigned', unmatched),
      at,
      owner,
      unmatchedId: demoId('unmatched', unmatched),
      reference: demoReference('unmatched', unmatched),
      amount,
    },
  ]
}

function play(entry: ScriptEntry, rate: RateThen, values: Values): Movement[] {
  switch (entry.kind) {
    case 'deposit':
      return deposit(entry, rate)
    case 'contribution':
      return contribution(entry, rate)
    case 'payout':
      return payout(entry, values)
    case 'conversion':
      return conversion(entry, rate)
    case 'assigned':
      return assigned(entry)
  }
}

function monthsReturns(month: string, values: Values): DemoReturns[] {
  return demoPlans.flatMap(plan => {
    const holdings = portfolioFacts
      .filter(facts => facts.plan === plan)
      .map(portfolio => ({ portfolio, value: valueIn(values, portfolio.key) }))
    return createReturns(plan, month, holdings) ?? []
  })
}

function post(posting: DemoReturns, at: string): Movement[] {
  return posting.shares.flatMap(({ portfolio: { key, owner }, amount, fee }): Movement[] => {
    const common = { at, owner, portfolio: key, postingId: posting.id }
    return [
      { kind: 'return', id: demoId('movement', 'return', key, posting.month), amount, ...common },
      { kind: 'fee', id: demoId('movement', 'fee', key, posting.month), amount: fee, ...common },
    ]
  })
}

/** Nine in the evening in Lagos on the last day of each month before this one. */
function monthEnds({ day }: DemoCalendar): Step[] {
  return Array.from({ length: 24 }, (_, index) => {
    const last = monthsLater(day, index - 24, 31)
    return { at: `${last}T20:00:00Z`, month: last.slice(0, 7) }
  })
}

type WithdrawalKind = Extract<Movement['kind'], `withdrawal${string}`>

function withdrawalsAfterApproval(withdrawals: readonly DemoWithdrawal[]): Step[] {
  return withdrawals.flatMap(about => {
    const { id, owner, amount, reference, decidedAt, paidAt, returnedAt } = about
    const step = (kind: WithdrawalKind, at: string): Step => {
      const about = { at, owner, withdrawalId: id, reference, amount }
      const movement: Movement = { kind, id: demoId('movement', kind, id), ...about }
      return { at, entries: () => [movement] }
    }
    return [
      ...(isAwaitingPayout(about) && decidedAt ? [step('withdrawal approved', decidedAt)] : []),
      ...(paidAt === null ? [] : [step('withdrawal', paidAt)]),
      ...(returnedAt === null ? [] : [step('withdrawal returned', returnedAt)]),
    ]
  })
}

function unmatchedMoney(unmatched: readonly DemoUnmatched[]): Step[] {
  return unmatched.flatMap((money): Step[] => {
    const { id, key, received, receivedAt, bankReference, state, decidedAt } = money
    const common = { owner: null, unmatchedId: id, reference: bankReference, amount: received }
    const came: Movement = {
      kind: 'unmatched received',
      id: demoId('movement', 'unmatched received', key),
      at: receivedAt,
      ...common,
    }
    const steps: Step[] = [{ at: receivedAt, entries: () => [came] }]
    if (state !== 'returned' || decidedAt === null) return steps
    const back: Movement = {
      kind: 'unmatched returned',
      id: demoId('movement', 'unmatched returned', key),
      at: decidedAt,
      ...common,
    }
    return [...steps, { at: decidedAt, entries: () => [back] }]
  })
}

function stepsOf(calendar: DemoCalendar, parts: HistoryParts): Step[] {
  const scripted = scriptOn(calendar, parts.subscriptions).flatMap((entry): Step[] => [
    { at: entry.at, entries: values => play(entry, rateAt(parts.rates, entry.at), values) },
    ...(entry.kind === 'deposit' ? reversal(entry, calendar) : []),
  ])
  const all = [
    ...scripted,
    ...withdrawalsAfterApproval(parts.withdrawals),
    ...unmatchedMoney(parts.unmatched),
    ...monthEnds(calendar),
  ]
  return all.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
}

function keepValue(values: Values, movement: Movement): void {
  if (!('portfolio' in movement)) return
  const sign = movement.kind === 'fee' || movement.kind === 'payout' ? -1n : 1n
  values.set(movement.portfolio, valueIn(values, movement.portfolio) + sign * movement.amount.minor)
}

// Several events may happen in the same second; each gets its own millisecond, in order.
function apart(movements: readonly Movement[]): Movement[] {
  const seen = new Map<string, number>()
  return movements.map(movement => {
    const count = seen.get(movement.at) ?? 0
    seen.set(movement.at, count + 1)
    return { ...movement, at: movement.at.replace('Z', `.${String(count).padStart(3, '0')}Z`) }
  })
}

/** Everything that happened up to now, in order, and every month's returns. */
export function playScript(calendar: DemoCalendar, parts: HistoryParts): DemoHistory {
  const values: Values = new Map()
  const movements: Movement[] = []
  const returns: DemoReturns[] = []
  for (const step of stepsOf(calendar, parts)) {
    const drafts = 'month' in step ? monthsReturns(step.month, values) : []
    returns.push(...drafts)
    const posted = drafts.filter(each => !isDrafted(each, calendar.day))
    const happened =
      'month' in step ? posted.flatMap(each => post(each, step.at)) : step.entries(values)
    for (const movement of happened) keepValue(values, movement)
    movements.push(...happened)
  }
  return { movements: apart(movements), returns }
}
