import { getResponse } from 'msw'
import { handlersFor } from './handlers.ts'
import type { MockOptions } from './mock.ts'

/** Answers any call as one person, for a program that serves pages by itself. Undefined: no such call. */
export function answersFor(
  as: MockOptions['as'],
): (request: Request) => Promise<Response | undefined> {
  const handlers = handlersFor(as)
  return request => getResponse(handlers, request)
}
