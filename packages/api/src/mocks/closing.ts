import { closeAccount } from '@kinfold/contract/closing/close-account'
import { closingRefusal } from '@kinfold/contract/closing/closing-messages'
import { closingObstacles, findClosingObstacles } from '@kinfold/contract/closing/closing-obstacles'
import { getClosing } from '@kinfold/contract/closing/get-closing'
import { closingFactsOf } from '@kinfold/personas/answers/closing-facts-of'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { requireOwner } from './owner-proof.ts'
import { refuseFor } from './refusal.ts'

/** What a club keeps that sets nothing else. */
const kept_years = 5

export const closingMocks = {
  getClosing: mock(getClosing, {
    ok: call => ({ obstacles: findClosingObstacles(closingFactsOf(memberOf(call))), kept_years }),
    free: () => ({ obstacles: [], kept_years }),
    /** Nothing of a closed account is kept. */
    erased: () => ({ obstacles: [], kept_years: 0 }),
    everything: () => ({ obstacles: [...closingObstacles], kept_years }),
  }),
  closeAccount: mock(closeAccount, {
    ok: call => {
      requireOwner(call.body)
      const obstacles = findClosingObstacles(closingFactsOf(memberOf(call)))
      if (obstacles.length > 0) {
        refuseFor('closing_not_possible', { sentence: closingRefusal(obstacles) })
      }
      return { done: true }
    },
  }),
}
