// Every call at once, all well: what a story or an app without a server starts from. A story puts the
// outcomes it is about in front: `[wallets.empty(), ...handlersFor('bola')]`.
import type { HttpHandler } from 'msw'
import { allMocks } from './all-mocks.ts'
import type { MockOptions } from './mock.ts'
import { callerByToken } from './mock-caller.ts'

/** As one person, whoever the token says. */
export function handlersFor(as: MockOptions['as']): HttpHandler[] {
  return Object.values(allMocks).map(each => (as === undefined ? each.ok() : each.ok({ as })))
}

/** As whoever signed in. */
export const demoHandlers = (): HttpHandler[] => handlersFor(callerByToken)
