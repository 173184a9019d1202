import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, RefusedError } from '../calls/refusal.ts'
import type { Route } from '../calls/route.ts'
import { sendJson } from '../calls/send-json.ts'
import { type Arrival, type Serve, type ServingParts, serving } from '../calls/serve-call.ts'
import { RawAnswer } from '../idempotency/raw-answer.ts'
import type { UploadFolder } from '../providers/files/upload-folder.ts'
import { addRawBodies } from './add-raw-bodies.ts'
import type { AddressOf } from './address-of.ts'
import { assertAnswer, assertRefusal } from './assert-answer.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { sendRefusal } from './error-answers.ts'
import { addUploads, readUpload } from './read-upload.ts'

/** What the routes need beside their handlers. */
export type RouteServices = ServingParts & {
  readonly refused: (code: ErrorCode) => void
  readonly uploads: UploadFolder
  /** Whether answers are checked against the contract before they leave. */
  readonly checkAnswers: boolean
}

/** How to read the address and the device of a request. */
export type VisitorReaders = {
  readonly addressOf: AddressOf
  readonly deviceCookie: DeviceCookie
}

export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  services: RouteServices,
  visitors: VisitorReaders,
): void {
  const takesFile = ({ endpoint }: Route) => endpoint.upload !== undefined
  const add = (scope: FastifyInstance, some: readonly Route[]) => {
    for (const route of some) addRoute(scope, route, services, visitors)
  }
  const isProviders = ({ endpoint }: Route) => endpoint.access === 'provider'
  add(
    app,
    routes.filter(route => !takesFile(route) && !isProviders(route)),
  )
  app.register(async scope => {
    addRawBodies(scope)
    add(scope, routes.filter(isProviders))
  })
  app.register(async scope => {
    await addUploads(scope)
    add(scope, routes.filter(takesFile))
  })
}

function addRoute(
  app: FastifyInstance,
  route: Route,
  services: RouteServices,
  { addressOf, deviceCookie }: VisitorReaders,
): void {
  const { endpoint } = route
  const serve = serving(route, services)
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    handler: async (request, reply) => {
      const arrival = arrivalOf(endpoint, request, services.uploads, addressOf)
      const device = route.namesDevice && deviceCookie.read(request.headers.cookie)
      if (device !== undefined) reply.header('set-cookie', deviceCookie.write(device))
      const answer = await answerOf(serve, device === undefined ? arrival : { ...arrival, device })
      if (answer instanceof Refusal) {
        if (services.checkAnswers) assertRefusal(endpoint, answer.code)
        services.refused(answer.code)
        return sendRefusal(reply, answer)
      }
      if (answer instanceof RawAnswer) return sendAgain(reply, answer)
      if (services.checkAnswers) assertAnswer(endpoint, answer)
      return sendAnswer(reply, endpoint, answer)
    },
  })
}

/** A refusal that was thrown to take a transaction back is one like the others. */
async function answerOf(serve: Serve, arrival: Arrival): Promise<unknown> {
  try {
    return await serve(arrival)
  } catch (error) {
    if (error instanceof RefusedError && error.cause === undefined) return error.refusal
    throw error
  }
}

function arrivalOf(
  { upload }: AnyEndpoint,
  request: FastifyRequest,
  uploads: UploadFolder,
  addressOf: AddressOf,
): Arrival {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    address: addressOf(request.raw),
    ...(upload !== undefined && {
      readUpload: (accountId: string) => readUpload(upload, request, uploads, accountId),
    }),
  }
}

function sendAgain(reply: FastifyReply, { status, text }: RawAnswer): FastifyReply {
  return sendJson(reply.code(status).header('idempotent-replay', 'true'), text)
}

function sendAnswer(reply: FastifyReply, endpoint: AnyEndpoint, answer: unknown): FastifyReply {
  if ('contentType' in endpoint.response) {
    // As a download: a browser must never execute what a member uploaded.
    const { contentType, fileName } = endpoint.response
    return reply
      .type(contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType)
      .header(
        'content-disposition',
        fileName === undefined ? 'attachment' : `attachment; filename="${fileName}"`,
      )
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .send(answer)
  }
  return sendJson(reply, JSON.stringify(answer))
}
