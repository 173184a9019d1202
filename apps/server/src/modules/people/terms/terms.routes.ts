import { listTerms as listTermsCall } from '@kinfold/contract/operator/content/list-terms'
import { publishTerms as publishTermsCall } from '@kinfold/contract/operator/content/publish-terms'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { listTerms } from './list-terms.ts'
import { publishTerms } from './publish-terms.ts'

export function termsRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listTermsCall, () => listTerms(services)),
    operatorRoute(services, publishTermsCall, call => publishTerms(services, call)),
  ]
}
