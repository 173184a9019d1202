import { type Infer, object } from 'superstruct'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { wholeNumber } from '../../fields/whole-number.ts'

export const FaqBody = object({
  category: requiredText(60),
  question: requiredText(200),
  answer: requiredLines(5000),
  position: wholeNumber(0, 10_000),
})
export type FaqBody = Infer<typeof FaqBody>
