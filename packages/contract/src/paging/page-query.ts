import { object, optional } from 'superstruct'
import { wholeNumber } from '../fields/whole-number.ts'

export const defaultPerPage = 25
export const maximumPerPage = 100

/** Part of the query of every list; no parameters means the first page of 25. */
export const pageQuery = {
  page: optional(wholeNumber(1, 1_000_000)),
  per_page: optional(wholeNumber(1, maximumPerPage)),
}

export const PageQuery = object(pageQuery)
