import type { FastifyInstance } from 'fastify'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'

/** One log line and one measurement for each answer. Never the query or the body: they carry tokens and codes. */
export function addRequestLog(app: FastifyInstance, log: Log, metrics: Metrics): void {
  // All fields of these lines are listed below, so there is nothing for the redaction to find.
  const lines = log.child({}, { formatters: { log: fields => fields } })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.request(request.method, route, status, ms / 1000)
    const line = { reqId: request.id, method: request.method, route, status, ms: Math.round(ms) }
    if (status >= 500) lines.error(line, 'request completed')
    else lines.info(line, 'request completed')
    done()
  })
}
