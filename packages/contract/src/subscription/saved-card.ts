import { type Infer, type } from 'superstruct'
import { DateText } from '../fields/date.ts'
import { patternText } from '../fields/pattern-text.ts'
import { freeText } from '../fields/text.ts'

/** What is told of a card that may be charged again: never its number. */
export const SavedCard = type({
  /** As its provider names it, such as Visa. */
  brand: freeText(40),
  last4: patternText('last four digits', /^\d{4}$/, 'Four digits.'),
  /** The last day on which it can be charged. */
  expires_on: DateText,
})
export type SavedCard = Infer<typeof SavedCard>
