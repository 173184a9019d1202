import { type Infer, string, type } from 'superstruct'
import { id } from '../fields/id.ts'

export const Survey = type({
  id: id<'survey'>(),
  title: string(),
  description: string(),
  link: string(),
})
export type Survey = Infer<typeof Survey>
