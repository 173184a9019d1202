import { getPortfolioCourse } from '@kinfold/contract/portfolio/get-portfolio-course'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const portfolioCourseKey = 'GET /portfolio/course/:id'
export const portfolioCourseQuery = query(portfolioCourseKey, getPortfolioCourse)

/** How a portfolio came to its value. */
export const usePortfolioCourse = (id: string) => useQuery(portfolioCourseQuery, { params: { id } })
