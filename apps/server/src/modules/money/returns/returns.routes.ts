import { discardReturns as discardCall } from '@kinfold/contract/operator/returns/discard-returns'
import { draftReturns as draftCall } from '@kinfold/contract/operator/returns/draft-returns'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import { postReturns as postCall } from '@kinfold/contract/operator/returns/post-returns'
import { reverseReturns as reverseCall } from '@kinfold/contract/operator/returns/reverse-returns'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { discardReturns } from './discard-returns.ts'
import { draftReturns } from './draft-returns.ts'
import { postReturns } from './post-returns.ts'
import { readRunDetail, readRuns } from './read-runs.ts'
import { reverseReturns } from './reverse-returns.ts'

export function returnsRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listReturnsPostings, ({ query }) => readRuns(services.db, query)),
    signedInRoute(getReturnsPosting, ({ params, query }) =>
      readRunDetail(services.db, { id: params.id, query }),
    ),
    operatorRoute(services, draftCall, call => draftReturns(services, call)),
    operatorRoute(services, discardCall, discardReturns),
    operatorRoute(services, reverseCall, call => reverseReturns(services, call)),
    operatorRoute(services, postCall, call => postReturns(services, call)),
  ]
}
