import { object, optional } from 'superstruct'
import { fromQuery } from '../fields/from-query.ts'
import { wholeNumber } from '../fields/whole-number.ts'

export const defaultPerPage = 25
export const maximumPerPage = 100

/** Lists of everybody's rows count and page no further: a total of so many stands for at least as many. */
export const mostCounted = 10_000

/** Part of the query of every list; no parameters means the first page of 25. */
export const pageQuery = {
  page: optional(fromQuery(wholeNumber(1, 1_000_000))),
  per_page: optional(fromQuery(wholeNumber(1, maximumPerPage))),
}

export const PageQuery = object(pageQuery)
