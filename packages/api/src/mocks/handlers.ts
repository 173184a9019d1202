// Successful handlers for every call, for a story or an app without a server. A story puts the outcomes it is
// about in front: `[mocks.getWallets.empty(), ...handlersFor('bola')]`.
import type { HttpHandler } from 'msw'
import type { MockOptions } from './mock.ts'
import { callerByToken } from './mock-caller.ts'
import { mocks } from './mocks.ts'

/** As one person, whatever the token. */
export function handlersFor(as: MockOptions['as']): HttpHandler[] {
  return Object.values(mocks).map(each => (as === undefined ? each.ok() : each.ok({ as })))
}

/** As the person who signed in. */
export const demoHandlers = (): HttpHandler[] => handlersFor(callerByToken)
