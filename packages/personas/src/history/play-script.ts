// Turns the script into movements: fees, conversions, month-end returns and payouts depend on earlier ones.
import { convertMoney } from '@kinfold/contract/money/convert-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { feesFor, sumOfFees } from '@kinfold/contract/payment/fee'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import { demoId, demoReference } from '../demo-id.ts'
import { demoUnmatched } from '../desk/demo-unmatched.ts'
import { demoFeeRules } from '../payments/demo-fee-rules.ts'
import { demoPlans, steadyIncome } from '../plans/demo-plans.ts'
import { portfolioFacts, portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
import { demoRateAt } from '../rates/demo-rates.ts'
import { demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { createReturns, type DemoReturns } from './create-returns.ts'
import type { Incoming, Movement } from './movement.ts'
import { type ScriptEntry, script } from './script.ts'

type Step =
  | { readonly at: string; readonly entries: (values: Values) => Movement[] }
  | { readonly at: string; readonly month: string }

/** The month-end that is drafted at the desk but not posted yet. */
export const draftedReturns = { plan: steadyIncome, month: '2026-05' } as const

/** What each portfolio is worth so far. */
type Values = Map<string, bigint>

const valueIn = (values: Values, portfolio: string) => values.get(portfolio) ?? 0n

function incoming(
  gateway: Exclude<Gateway, 'wallet'>,
  amount: Money,
  at: string,
  localized: boolean,
): Incoming {
  const converts = localized && amount.currency === 'USD'
  const { rate, text } = demoRateAt(at)
  const paid = converts ? convertMoney(amount, 'NGN', rate, 'up') : amount
  const fee = sumOfFees(feesFor(demoFeeRules, gateway, paid))
  return { gateway, paid, fee, rate: converts ? text : null }
}

function deposit(entry: Extract<ScriptEntry, { kind: 'deposit' }>): Movement[] {
  const { owner, at, gateway, credited, isLocalized = false } = entry
  const name = [owner, at] as const
  return [
    {
      kind: 'deposit',
      id: demoId('movement', 'deposit', ...name),
      at,
      owner,
      paymentId: demoId('payment', ...name),
      reference: demoReference('payment', ...name),
      credited,
      ...incoming(gateway, credited, at, isLocalized),
    },
  ]
}

function reversal(entry: Extract<ScriptEntry, { kind: 'deposit' }>): Step[] {
  const { thenReversed, owner, at, gateway, credited } = entry
  if (!thenReversed) return []
  const movement: Movement = {
    kind: thenReversed.as,
    id: demoId('movement', thenReversed.as, owner, thenReversed.at),
    at: thenReversed.at,
    owner,
    paymentId: demoId('payment', owner, at),
    reference: demoReference('payment', owner, at),
    gateway,
    amount: thenReversed.amount ?? credited,
  }
  return [{ at: thenReversed.at, entries: () => [movement] }]
}

function contribution(entry: Extract<ScriptEntry, { kind: 'contribution' }>): Movement[] {
  const { at, amount, gateway, portfolio, wallet, subscription = null } = entry
  const { owner } = portfolioFactsOf(portfolio)
  const happened = {
    id: demoId('movement', 'contribution', portfolio, at),
    at,
    owner,
    paymentId: demoId('payment', portfolio, at),
    reference: demoReference('payment', portfolio, at),
    portfolio,
    amount,
  }
  if (gateway !== 'wallet') {
    const paid = incoming(gateway, amount, at, false)
    return [{ kind: 'contribution from outside', ...happened, subscription, ...paid }]
  }
  const { rate, text } = demoRateAt(at)
  const taken = convertMoney(amount, wallet ?? amount.currency, rate, 'up')
  const crosses = taken.currency !== amount.currency
  return [{ kind: 'contribution from wallet', ...happened, taken, rate: crosses ? text : null }]
}

function payout(entry: Extract<ScriptEntry, { kind: 'payout' }>, values: Values): Movement[] {
  const { at, portfolio } = entry
  const { owner, plan } = portfolioFactsOf(portfolio)
  const amount = money(plan.currency, valueIn(values, portfolio))
  const id = demoId('movement', 'payout', portfolio, at)
  return [{ kind: 'payout', id, at, owner, portfolio, amount }]
}

function conversion(entry: Extract<ScriptEntry, { kind: 'conversion' }>): Movement[] {
  const { at, owner, from, to } = entry
  const { rate, text } = demoRateAt(at)
  return [
    {
      kind: 'conversion',
      id: demoId('movement', 'conversion', owner, at),
      at,
      owner,
      reference: demoReference('conversion', owner, at),
      from,
      to: convertMoney(from, to, rate, 'down'),
      rate: text,
    },
  ]
}

function assigned(entry: Extract<ScriptEntry, { kind: 'assigned' }>): Movement[] {
  const { at, owner, unmatched, amount } = entry
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

function play(entry: ScriptEntry, values: Values): Movement[] {
  switch (entry.kind) {
    case 'deposit':
      return deposit(entry)
    case 'contribution':
      return contribution(entry)
    case 'payout':
      return payout(entry, values)
    case 'conversion':
      return conversion(entry)
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
  if (posting.plan === draftedReturns.plan && posting.month === draftedReturns.month) return []
  return posting.shares.flatMap(({ portfolio: { key, owner }, amount, fee }): Movement[] => {
    const common = { at, owner, portfolio: key, postingId: posting.id }
    return [
      { kind: 'return', id: demoId('movement', 'return', key, posting.month), amount, ...common },
      { kind: 'fee', id: demoId('movement', 'fee', key, posting.month), amount: fee, ...common },
    ]
  })
}

/** Nine in the evening in Lagos on each month's last day. */
function monthEnds(): Step[] {
  return Array.from({ length: 24 }, (_, index) => {
    const last = new Date(Date.UTC(2024, 6 + index, 0)).toISOString().slice(0, 10)
    return { at: `${last}T20:00:00Z`, month: last.slice(0, 7) }
  })
}

function paidWithdrawals(): Step[] {
  return demoWithdrawals.flatMap(({ id, owner, amount, reference, paidAt, returnedAt }) => {
    const step = (kind: 'withdrawal' | 'withdrawal returned', at: string): Step => {
      const about = { at, owner, withdrawalId: id, reference, amount }
      const movement: Movement = { kind, id: demoId('movement', kind, id), ...about }
      return { at, entries: () => [movement] }
    }
    return [
      ...(paidAt === null ? [] : [step('withdrawal', paidAt)]),
      ...(returnedAt === null ? [] : [step('withdrawal returned', returnedAt)]),
    ]
  })
}

function unmatchedMoney(): Step[] {
  return demoUnmatched.flatMap(({ id, key, received, receivedAt, state, decidedAt }): Step[] => {
    const common = { owner: null, unmatchedId: id, amount: received }
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

function steps(): Step[] {
  const scripted = script.flatMap((entry): Step[] => [
    { at: entry.at, entries: values => play(entry, values) },
    ...(entry.kind === 'deposit' ? reversal(entry) : []),
  ])
  const all = [...scripted, ...paidWithdrawals(), ...unmatchedMoney(), ...monthEnds()]
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

/** Everything that happened, in order, and every month's returns. */
export function playScript(): { movements: Movement[]; returns: DemoReturns[] } {
  const values: Values = new Map()
  const movements: Movement[] = []
  const returns: DemoReturns[] = []
  for (const step of steps()) {
    const posted = 'month' in step ? monthsReturns(step.month, values) : []
    returns.push(...posted)
    const happened =
      'month' in step ? posted.flatMap(each => post(each, step.at)) : step.entries(values)
    for (const movement of happened) keepValue(values, movement)
    movements.push(...happened)
  }
  return { movements: apart(movements), returns }
}
