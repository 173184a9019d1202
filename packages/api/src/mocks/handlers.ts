// Successful answers to every call, for a story or an app without a server. A story puts the outcomes it is
// about in front: `[mocks.getWallets.empty(), ...handlersFor('bola')]`.
import { getResponse, type HttpHandler, http } from 'msw'
import type { MockOptions } from './mock.ts'
import { type CallerName, callerByToken, callerNames } from './mock-caller.ts'
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
  const answers = http.all('*/api/*', ({ request }) => {
    const path = new URL(request.url).pathname.replace(/^.*?\/api/, '')
    return getResponse(handlers.get(kindOf(request.method, path)) ?? [], request)
  })
  const name = callerNames.find(each => each === as)
  if (name !== undefined) callers.set(answers, name)
  return [answers]
}

const callers = new WeakMap<object, CallerName>()

/** Whose product the handlers of a story show; nobody’s, where each call is answered by its usual caller. */
export const callerOf = (handlers: readonly object[]): CallerName | undefined =>
  handlers.map(each => callers.get(each)).find(name => name !== undefined)

/** What is the same for every address of a call: `/wallet/:id` and `/wallet/7` are of one kind. */
function kindOf(method: string, path: string): string {
  const parts = path.split('/')
  return `${method} ${parts[1]} ${parts.length}`
}

/** As the person who signed in. */
export const demoHandlers = (): HttpHandler[] => handlersFor(callerByToken)
