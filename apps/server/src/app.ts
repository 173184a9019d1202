// Composition of the HTTP side: everything a request passes through, in order.
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { addErrorAnswers } from './http/add-error-answers.ts'
import { addJsonBodies } from './http/add-json-bodies.ts'
import { addRequestLog } from './http/add-request-log.ts'
import { refusalOf, sendRefusal } from './http/error-answers.ts'
import { type RouteServices, registerRoutes } from './http/register-routes.ts'
import { createRequestIds } from './http/request-ids.ts'
import type { Route } from './http/route.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import type { Log } from './log/create-log.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import { serveWebApp } from './web/serve-web-app.ts'
import type { WebApp } from './web/web-app.ts'

export type AppParts = {
  readonly routes: readonly Route[]
  readonly services: RouteServices
  readonly web: WebApp
  readonly log: Log
  readonly metrics: Metrics
  readonly trustedProxies: number
  readonly https: boolean
  /** Pages outside the contract, such as the sandbox's. */
  readonly pages: readonly ((app: FastifyInstance) => void)[]
}

const jsonLimit = 256 * 1024

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = parts.log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    // The lines name their request themselves; a logger for each would be made and thrown away.
    childLoggerFactory: log => log,
    trustProxy: parts.trustedProxies > 0 ? trustFirst(parts.trustedProxies) : false,
    bodyLimit: jsonLimit,
    requestTimeout: 60_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => {
      sendRefusal(reply, refusalOf(error))
    },
  })
  addRequestLog(app, parts.log, parts.metrics)
  addSecurityHeaders(app, { https: parts.https, scriptHashes: parts.web.scriptHashes })
  addJsonBodies(app)
  addErrorAnswers(app, parts.metrics)
  registerRoutes(app, parts.routes, parts.services)
  for (const addPage of parts.pages) addPage(app)
  await serveWebApp(app, parts.web)
  return app
}

const trustFirst = (count: number) => (_address: string, hop: number) => hop < count
