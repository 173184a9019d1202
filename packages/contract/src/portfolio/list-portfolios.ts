import { object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { fromQuery } from '../fields/from-query.ts'
import { PlanId } from '../fields/plan-id.ts'
import { Currency } from '../money/currency.ts'
import { pageOf } from '../paging/page-of.ts'
import { pageQuery } from '../paging/page-query.ts'
import { ProductType } from '../plan/plan.ts'
import { Portfolio } from './portfolio.ts'
import { PortfolioStatus } from './portfolio-status.ts'

export const listPortfolios = endpoint({
  summary: 'The member’s portfolios, newest first: of one plan, or of a currency and product type.',
  method: 'GET',
  path: '/portfolio',
  access: 'member',
  query: object({
    product: optional(fromQuery(PlanId)),
    currency: optional(Currency),
    product_type: optional(ProductType),
    status: optional(PortfolioStatus),
    ...pageQuery,
  }),
  response: pageOf(Portfolio),
})
