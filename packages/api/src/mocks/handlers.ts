// Successful answers to every call, for a story or an app without a server. A story puts the outcomes it is
// about in front: `[mocks.getWallets.empty(), ...handlersFor('bola')]`.
import { getResponse, type HttpHandler, http } from 'msw'
import type { MockOptions } from './mock.ts'
import { callerByToken } from './mock-caller.ts'
import { mocks } from './mocks.ts'

/** As one person, whatever the token. */
export function handlersFor(as: MockOptions['as']): HttpHandler[] {
  const byKind = Map.groupBy(Object.values(mocks), ({ endpoint }) =>
    kindOf(endpoint.method, endpoint.path),
  )
  const handlers = new Map(
    [...byKind].map(([kind, found]) => [
      kind,
      found.map(each => (as === undefined ? each.ok() : each.ok({ as }))),
    ]),
  )
  // MSW asks handlers in turn, and each parses the address and the cookies: here only those of one kind are asked.
  return [
    http.all('*/api/*', ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^.*?\/api/, '')
      return getResponse(handlers.get(kindOf(request.method, path)) ?? [], request)
    }),
  ]
}

/** What is the same for every address of a call: `/wallet/:id` and `/wallet/7` are of one kind. */
function kindOf(method: string, path: string): string {
  const parts = path.split('/')
  return `${method} ${parts[1]} ${parts.length}`
}

/** As the person who signed in. */
export const demoHandlers = (): HttpHandler[] => handlersFor(callerByToken)
