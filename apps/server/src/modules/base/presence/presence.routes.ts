import { notePresence as notePresenceCall } from '@kinfold/contract/operator/presence/note-presence'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { notePresence } from './note-presence.ts'

export function presenceRoutes(services: Services): readonly Route[] {
  return [signedInRoute(notePresenceCall, call => notePresence(services, call))]
}
