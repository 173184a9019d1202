import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { useState } from 'react'
import { useMember } from '../../../session/use-member.ts'
import { keyOf, type PayTarget } from '../pay-target.ts'
import { keepDraft, type PayDraft, readDraft } from './pay-draft.ts'

/** Chosen instead of a portfolio. */
export const another = 'another'

const targetOf = (given: PayTarget, own: readonly Portfolio[], chosen: string): PayTarget => {
  const portfolio = own.find(({ id }) => id === chosen)
  return given.kind === 'plan' && portfolio
    ? { kind: 'portfolio', plan: given.plan, portfolio }
    : given
}

/**
 * What a contribution to a plan goes into: one of the portfolios that the member has in it, or another. Begun before,
 * it is what was chosen then; at first what has no end is added to.
 */
export function useWhereTo(given: PayTarget, own: readonly Portfolio[]) {
  const { email: owner } = useMember()
  const [chosen, setChosen] = useState(() => {
    const begun = [...own.map(({ id }) => id), another].find(
      id => Object.keys(readDraft({ owner, target: keyOf(targetOf(given, own, id)) })).length > 0,
    )
    const isOpenEnded = given.kind === 'plan' && given.plan.tenor_months === null
    return begun ?? (isOpenEnded ? (own[0]?.id ?? another) : another)
  })
  return {
    chosen,
    target: targetOf(given, own, chosen),
    choose(id: string, draft: PayDraft) {
      setChosen(id)
      keepDraft({ owner, target: keyOf(targetOf(given, own, id)) }, draft)
    },
  } as const
}
