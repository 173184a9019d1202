import { patternText } from './pattern-text.ts'
import { wholeNumber } from './whole-number.ts'

/** Plans are numbered, so that their links read `/investment-pools/3`. */
export const PlanId = wholeNumber(1, 2_147_483_647)

/** The same number where it stands in a path. */
export const PlanIdInPath = patternText('plan id', /^[1-9]\d{0,8}$/, 'There is no such plan.')
