import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Plan, PlanState } from '@kinfold/contract/plan/plan'
import type { ReturnsWeighting } from '@kinfold/contract/plan/returns-weighting'
import { percentNeeded, percentTyped, readPercent } from '../../day/percent-typed.ts'
import {
  type HoldingsWords,
  holdingsBodyOf,
  holdingsMissing,
  holdingsWordsOf,
} from './holdings-words.ts'

/** What a plan's form has in it, whether it is new or not. */
export type PlanWords = HoldingsWords & {
  readonly name: string
  readonly description: string
  readonly suited_for: string
  readonly risk: string
  readonly minimum: bigint | null
  readonly expected_return_bps: string
  readonly terms_link: string
  readonly returns_weighting: ReturnsWeighting
  readonly tells_size: boolean
  readonly state: PlanState
}

export const emptyPlanWords: PlanWords = {
  name: '',
  description: '',
  suited_for: '',
  risk: '',
  ...holdingsWordsOf({ holdings: null }),
  minimum: null,
  expected_return_bps: '',
  terms_link: '',
  returns_weighting: 'value',
  tells_size: false,
  state: 'draft',
}

export const planWordsOf = (plan: Plan): PlanWords => ({
  name: plan.name,
  description: plan.description,
  suited_for: plan.suited_for ?? '',
  risk: plan.risk ?? '',
  ...holdingsWordsOf(plan),
  minimum: moneyFromWire(plan.currency, plan.minimum).minor,
  expected_return_bps: percentTyped(plan.expected_return_bps),
  terms_link: plan.terms_link ?? '',
  returns_weighting: plan.returns_weighting,
  tells_size: plan.tells_size,
  state: plan.state,
})

/** The same as the calls take it; an empty field is none, or missed by its rule. */
export function planBodyOf(words: PlanWords, currency: Currency) {
  const { minimum, expected_return_bps, terms_link, suited_for, risk, ...others } = words
  const { holdings, holdings_month, ...rest } = others
  return {
    ...rest,
    ...(minimum === null ? {} : { minimum: moneyToWire(money(currency, minimum)) }),
    expected_return_bps:
      expected_return_bps.trim() === '' ? null : readPercent(expected_return_bps),
    terms_link: orNone(terms_link),
    suited_for: orNone(suited_for),
    risk: orNone(risk),
    ...holdingsBodyOf({ holdings, holdings_month }),
  }
}

const orNone = (typed: string) => typed.trim() || null

export function planWordsMissing(words: PlanWords) {
  const { minimum, expected_return_bps } = words
  const isPercent =
    expected_return_bps.trim() === '' || readPercent(expected_return_bps) !== undefined
  return {
    ...(minimum === null ? { minimum: 'Please enter an amount.' } : {}),
    ...(isPercent ? {} : { expected_return_bps: percentNeeded }),
    ...holdingsMissing(words),
  }
}
