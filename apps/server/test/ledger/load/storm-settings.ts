import { array, number, object, string } from 'superstruct'
import { Operation } from './journal.ts'

export const StormSettings = object({
  url: string(),
  callers: number(),
  operations: array(Operation),
})

// How often each answer came; anything but accepted and refused is named.
export const StormAnswers = object({
  accepted: number(),
  refused: number(),
  other: array(string()),
})
