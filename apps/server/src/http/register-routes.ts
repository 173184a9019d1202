import { mayCall } from '@kinfold/contract/access'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../db/database.ts'
import { RawAnswer } from '../idempotency/raw-answer.ts'
import type { AdmissionTo } from '../limits/admission.ts'
import { assertAnswer } from './assert-answer.ts'
import type { Attempt } from './attempt.ts'
import type { SignedIn, Visit } from './call.ts'
import { sendRefusal } from './error-answers.ts'
import { readCall } from './read-call.ts'
import { addUploads, readUpload } from './read-upload.ts'
import { Refusal, refuse } from './refusal.ts'
import type { Route } from './route.ts'

const json = 'application/json; charset=utf-8'

export type RouteServices = {
  /** The owner of a bearer token, or undefined when it opens nothing. */
  readonly findCaller: (token: string) => Promise<SignedIn | undefined>
  readonly admissionTo: AdmissionTo
  /** Carries a money call out once per key, in a transaction. */
  readonly once: (attempt: Attempt, work: (tx: Transaction) => Promise<unknown>) => Promise<unknown>
  readonly refused: (code: ErrorCode) => void
  readonly checkAnswers: boolean
}

export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  services: RouteServices,
): void {
  const takesFile = ({ endpoint }: Route) => endpoint.upload !== undefined
  addRoutes(
    app,
    routes.filter(route => !takesFile(route)),
    services,
  )
  app.register(async scope => {
    await addUploads(scope)
    addRoutes(scope, routes.filter(takesFile), services)
  })
}

function addRoutes(app: FastifyInstance, routes: readonly Route[], services: RouteServices): void {
  for (const route of routes) {
    const serve = serving(route, services)
    app.route({
      method: route.endpoint.method,
      url: `/api${route.endpoint.path}`,
      handler: async (request, reply) => {
        const answer = await serve(request)
        if (answer instanceof Refusal) {
          services.refused(answer.code)
          return sendRefusal(reply, answer)
        }
        if (answer instanceof RawAnswer) return sendAgain(reply, answer)
        if (services.checkAnswers) assertAnswer(route.endpoint, answer)
        return sendAnswer(reply, route.endpoint, answer)
      },
    })
  }
}

// What holds for every request of a route is looked up once, and a step it doesn't need isn't awaited.
function serving(route: Route, services: RouteServices) {
  const { endpoint } = route
  const isOpen = endpoint.access === 'visitor' || endpoint.access === 'provider'
  const admission = services.admissionTo(endpoint)

  return async (request: FastifyRequest): Promise<unknown> => {
    const caller = isOpen ? undefined : await findCaller(endpoint, services, request)
    if (caller instanceof Refusal) return caller
    const attempt = attemptOf(endpoint, caller, request)
    if (attempt instanceof Refusal) return attempt
    if (admission === undefined) return carryOut(route, services, request, attempt)
    const tooMany = await admission.admit(attempt)
    if (tooMany !== undefined) return tooMany
    const answer = await carryOut(route, services, request, attempt)
    if (!(answer instanceof Refusal)) await admission.succeeded(attempt)
    return answer
  }
}

function attemptOf(
  endpoint: AnyEndpoint,
  caller: SignedIn | undefined,
  request: FastifyRequest,
): Attempt | Refusal {
  const read = readCall(endpoint, request)
  if (read instanceof Refusal) return read
  return {
    params: read.params,
    query: read.query,
    body: read.body,
    upload: undefined,
    endpoint,
    caller,
    visit: visitOf(request),
    idempotencyKey: idempotencyKey(request),
  }
}

async function carryOut(
  { endpoint, handle }: Route,
  services: RouteServices,
  request: FastifyRequest,
  counted: Attempt,
): Promise<unknown> {
  const upload = endpoint.upload && (await readUpload(endpoint.upload, request))
  if (upload instanceof Refusal) return upload
  const attempt = { ...counted, upload }
  return endpoint.money
    ? services.once(attempt, tx => handle({ ...attempt, tx }))
    : handle({ ...attempt, tx: undefined })
}

async function findCaller(
  endpoint: AnyEndpoint,
  services: RouteServices,
  request: FastifyRequest,
): Promise<SignedIn | Refusal> {
  const token = bearerToken(request.headers.authorization)
  const caller = token === undefined ? undefined : await services.findCaller(token)
  if (caller === undefined) return refuse('unauthenticated')
  if (caller.isSuspended) return refuse('account_suspended')
  if (mayCall(endpoint.access, caller)) return caller
  const isUnverified = endpoint.access === 'verified-member' && caller.isMember
  return refuse(isUnverified ? 'kyc_required' : 'forbidden')
}

function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer +([\w.-]{16,512})$/i.exec(header)?.[1]
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : undefined
}

function visitOf(request: FastifyRequest): Visit {
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, 400) }
}

function sendAgain(reply: FastifyReply, { status, text }: RawAnswer): FastifyReply {
  return reply.code(status).header('idempotent-replay', 'true').type(json).send(text)
}

function sendAnswer(reply: FastifyReply, endpoint: AnyEndpoint, answer: unknown): FastifyReply {
  if ('contentType' in endpoint.response) {
    // Saved rather than shown: a browser must never run what somebody sent up.
    return reply
      .type(endpoint.response.contentType)
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
      .send(answer)
  }
  return reply.type(json).send(JSON.stringify(answer))
}
