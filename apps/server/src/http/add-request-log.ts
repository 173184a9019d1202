import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/create-metrics.ts'

/** One line and one measurement an answer. Never the query or the body: tokens and codes travel there. */
export function addRequestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    metrics.request(request.method, route, status, reply.elapsedTime / 1000)
    const line = {
      reqId: request.id,
      method: request.method,
      route,
      status,
      ms: Math.round(reply.elapsedTime),
    }
    if (status >= 500) request.log.error(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}
