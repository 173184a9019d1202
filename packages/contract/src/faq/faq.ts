import { type Infer, string, type } from 'superstruct'
import { id } from '../fields/id.ts'
import { Count } from '../fields/whole-number.ts'

export const Faq = type({
  id: id<'faq'>(),
  category: string(),
  question: string(),
  answer: string(),
  position: Count,
})
export type Faq = Infer<typeof Faq>
