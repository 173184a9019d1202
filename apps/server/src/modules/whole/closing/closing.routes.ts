import { closeAccount as closeAccountCall } from '@kinfold/contract/closing/close-account'
import { getClosing as getClosingCall } from '@kinfold/contract/closing/get-closing'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { closeAccount } from './close-account.ts'
import { getClosing } from './get-closing.ts'

export function closingRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(getClosingCall, call => getClosing(services, call)),
    signedInRoute(closeAccountCall, call => closeAccount(services, call)),
  ]
}
