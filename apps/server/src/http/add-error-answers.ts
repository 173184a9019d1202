import type { FastifyInstance } from 'fastify'
import { refuse } from '../calls/refusal.ts'
import { type ExplainError, sendRefusal } from './error-answers.ts'

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

export function addErrorAnswers(app: FastifyInstance, explain: ExplainError): void {
  app.setErrorHandler((error, { id: reqId, method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown'
    return sendRefusal(reply, explain(error, { reqId, method, route, isGone: reply.raw.destroyed }))
  })
  app.get('/api/*', (_request, reply) => reply.callNotFound())
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(app, request.url)
    if (allowed.length === 0) return sendRefusal(reply, refuse('not_found'))
    reply.header('allow', allowed.join(', '))
    return sendRefusal(reply, refuse('method_not_allowed'))
  })
}

function methodsOf(app: FastifyInstance, url: string): string[] {
  const address = url.replace(/[?#].*$/s, '')
  return methods.filter(method => {
    const found = app.findRoute({ method, url: address })
    // The catch-all route of the pages doesn't mean that the call exists.
    return found !== null && found !== undefined && !('*' in found.params)
  })
}
