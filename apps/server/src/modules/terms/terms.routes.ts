import { publishTerms as publishTermsCall } from '@kinfold/contract/operator/content/publish-terms'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { publishTerms } from './publish-terms.ts'

export function termsRoutes(services: Services): readonly Route[] {
  return [signedInRoute(publishTermsCall, call => publishTerms(services, call))]
}
