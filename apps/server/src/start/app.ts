// Composes the HTTP side: everything that a request passes through, in order.
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import type { Route } from '../calls/route.ts'
import { addErrorAnswers } from '../http/add-error-answers.ts'
import { addJsonBodies } from '../http/add-json-bodies.ts'
import { addRequestLog } from '../http/add-request-log.ts'
import { createAddressOf } from '../http/address-of.ts'
import { createHttpServer } from '../http/create-http-server.ts'
import { createDeviceCookie } from '../http/device-cookie.ts'
import { createExplainError, refusalOfRequest, sendRefusal } from '../http/error-answers.ts'
import { parserRefusals } from '../http/parser-refusals.ts'
import { type RouteServices, registerRoutes } from '../http/register-routes.ts'
import { createRequestIds } from '../http/request-ids.ts'
import { addSecurityHeaders, createSecurityHeaders } from '../http/security-headers.ts'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { serveWebApps } from '../web/serve-web-apps.ts'
import type { WebApp } from '../web/web-app.ts'

export type AppParts = {
  readonly routes: readonly Route[]
  readonly services: RouteServices
  /** The members' app. */
  readonly web: WebApp
  /** The operators'. */
  readonly desk: WebApp
  readonly log: Log
  readonly metrics: Metrics
  /** Whether anybody may be signed in as with one press. Absent in a live club. */
  readonly offersDemo?: () => Promise<boolean>
  readonly trustedProxies: number
  /** Called once, when a request comes through a proxy although none is trusted. */
  readonly onUnknownProxy?: () => void
  readonly https: boolean
  /** Pages outside the contract, such as the sandbox's. */
  readonly pages: readonly ((app: FastifyInstance) => void)[]
}

const jsonLimit = 256 * 1024

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { log, metrics, routes, services, web, desk, https } = parts
  const loggerInstance: FastifyBaseLogger = log
  const headers = createSecurityHeaders({ https, ...web.scripts })
  const deskHeaders = createSecurityHeaders({ https, ...desk.scripts, showsFiles: true })
  const nextId = createRequestIds()
  const addressOf = createAddressOf(parts.trustedProxies, parts.onUnknownProxy)
  const explain = createExplainError(log, metrics)
  const refusals = parserRefusals({ apiHeaders: headers.forApi, nextId, metrics })
  const app = fastify({
    serverFactory: handle => createHttpServer(refusals, handle),
    clientErrorHandler: refusals.onClientError,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    // Log lines carry the request id themselves; a child logger for each request would be wasted.
    childLoggerFactory: logger => logger,
    bodyLimit: jsonLimit,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 200 },
    // Refused before any hook ran, so the headers of the hooks are added here.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers.forApi).header('x-request-id', request.id)
      sendRefusal(reply, refusalOfRequest(error))
    },
  })
  addRequestLog(app, log, metrics)
  addSecurityHeaders(app, { ...headers, forDesk: deskHeaders.forPages })
  addJsonBodies(app)
  addErrorAnswers(app, explain)
  registerRoutes(app, routes, services, {
    addressOf,
    deviceCookie: createDeviceCookie(https),
  })
  for (const addPage of parts.pages) addPage(app)
  await serveWebApps(app, { web: { ...web, offersDemo: parts.offersDemo }, desk })
  return app
}
