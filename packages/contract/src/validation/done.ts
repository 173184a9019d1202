import { literal, type } from 'superstruct'

/** The answer of a call that has nothing to tell but that it happened. */
export const Done = type({ done: literal(true) })
