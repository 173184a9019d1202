import { object } from 'superstruct'
import { requiredLines } from '../fields/text.ts'

/** Why: told to the member or kept in the audit log, so it can't be left out. */
export const Reason = requiredLines(500)

/** The body of a decision that only needs its reason. */
export const GivenReason = object({ reason: Reason })
