import { addEvent as addEventCall } from '@kinfold/contract/event/add-event'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { addEvent } from './add-event.ts'

export function eventRoutes(services: Services): readonly Route[] {
  return [signedInRoute(addEventCall, call => addEvent(services, call))]
}
