import { getClub as getClubCall } from '@kinfold/contract/club/get-club'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { getClub } from './get-club.ts'

export function clubPageRoutes(services: Services): readonly Route[] {
  return [signedInRoute(getClubCall, () => getClub(services))]
}
