import { agreeToTerms as agreeToTermsCall } from '@kinfold/contract/account/agree-to-terms'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { updateCustomer as updateCustomerCall } from '@kinfold/contract/account/update-customer'
import { register as registerCall } from '@kinfold/contract/sign-up/register'
import { acceptSurvey as acceptSurveyCall } from '@kinfold/contract/survey/accept-survey'
import { type Route, signedInRoute, visitorRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { acceptSurvey } from './accept-survey.ts'
import { agreeToTerms } from './agree-to-terms.ts'
import { register } from './register.ts'
import { sessionUserOf } from './session-user-of.ts'
import { updateCustomer } from './update-customer.ts'

export function accountRoutes(services: Services): readonly Route[] {
  return [
    visitorRoute(registerCall, call => register(services, call)),
    signedInRoute(getCustomer, ({ caller }) =>
      sessionUserOf(services, services.db, caller.accountId),
    ),
    signedInRoute(updateCustomerCall, call => updateCustomer(services, call)),
    signedInRoute(agreeToTermsCall, call => agreeToTerms(services, call)),
    signedInRoute(acceptSurveyCall, call => acceptSurvey(services, call)),
  ]
}
