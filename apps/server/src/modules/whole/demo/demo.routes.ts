import { listDemoPeople as listDemoPeopleCall } from '@kinfold/contract/demo/list-demo-people'
import { signInAsDemo as signInAsDemoCall } from '@kinfold/contract/demo/sign-in-as-demo'
import { deviceRoute, type Route, visitorRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'

/** A live club has nobody to list, no call to sign in with, and none of the code. */
export function demoRoutes(services: Services): readonly Route[] {
  if (services.config.mode !== 'sandbox') {
    return [visitorRoute(listDemoPeopleCall, async () => ({ people: [] }))]
  }
  return [
    visitorRoute(listDemoPeopleCall, async () => {
      const { listDemoPeople } = await import('../sandbox/list-demo-people.ts')
      return { people: await listDemoPeople(services) }
    }),
    deviceRoute(signInAsDemoCall, async call => {
      const { signInAsDemo } = await import('../sandbox/sign-in-as-demo.ts')
      return signInAsDemo(services, call)
    }),
  ]
}
