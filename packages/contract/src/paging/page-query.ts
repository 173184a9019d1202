import { object, optional } from 'superstruct'
import { fromQuery } from '../fields/from-query.ts'
import { wholeNumber } from '../fields/whole-number.ts'

export const defaultPerPage = 25
export const maximumPerPage = 100

/** Part of the query of every list; no parameters means the first page of 25. */
export const pageQuery = {
  page: optional(fromQuery(wholeNumber(1, 1_000_000))),
  per_page: optional(fromQuery(wholeNumber(1, maximumPerPage))),
}

export const PageQuery = object(pageQuery)
