import { array, type Struct, type } from 'superstruct'
import { Count } from '../fields/whole-number.ts'

/** What all pages of all lists say. */
export const Page = type({
  page: Count,
  per_page: Count,
  total_count: Count,
  total_pages: Count,
})

/** One page of a list, in a stable order. */
export function pageOf<T, S>(item: Struct<T, S>) {
  return type({ items: array(item), ...Page.schema })
}

export interface Page<T> {
  items: T[]
  page: number
  per_page: number
  total_count: number
  total_pages: number
}
