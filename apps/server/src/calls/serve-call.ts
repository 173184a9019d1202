// Everything that happens to a call, from its arrival to its handler's answer.
import type { IncomingHttpHeaders } from 'node:http'
import { mayCall } from '@kinfold/contract/access'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { aboutAccount } from './about-account.ts'
import type { Admission, AdmissionTo, Admitted } from './admission.ts'
import type { SignedIn } from './call.ts'
import { type LogOutcome, logOutcomeOf } from './log-outcome.ts'
import type { ParsedCall } from './parsed-call.ts'
import type { Preparation, Work } from './preparation.ts'
import { readCall } from './read-call.ts'
import { Refusal, refuse } from './refusal.ts'
import { refusalOf } from './refusal-of.ts'
import type { FindCaller, ReadCall, Route } from './route.ts'
import type { LogSecurityEvent } from './security-event.ts'
import type { ReadUpload } from './sent-file.ts'

/** What serving a call needs from the folders above. */
export type ServingParts = {
  readonly findCaller: FindCaller
  readonly admissionTo: AdmissionTo
  /** Carries a money call out once per key, in a transaction, after what it has to prepare. */
  readonly once: (
    parsed: ParsedCall,
    work: Work,
    preparation: Preparation | undefined,
  ) => Promise<unknown>
  readonly logSecurityEvent: LogSecurityEvent
}

/** The parts of a request that contract calls use. */
export type Arrival = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly headers: IncomingHttpHeaders
  /** The visitor's network address, as seen by the trusted proxies. */
  readonly address: string
  readonly device?: string
  /** Read only once the caller has been let in. */
  readonly readUpload?: (accountId: string) => Promise<ReadUpload | Refusal>
}

type CallToServe = ParsedCall & ReadCall

/** The answer to the call, or a promise of it. */
export type Serve = (arrival: Arrival) => unknown

// What is the same for every request of a route is looked up once, and steps it doesn't need are skipped.
export function serving(route: Route, services: ServingParts): Serve {
  const { endpoint } = route
  const isOpen = endpoint.access === 'visitor' || endpoint.access === 'provider'
  const admission = services.admissionTo(endpoint)
  const find = route.findCaller ?? services.findCaller
  const log = logOutcomeOf(endpoint, services.logSecurityEvent)

  const letIn = (arrival: Arrival, caller: SignedIn | undefined): unknown => {
    const facts = { caller, address: arrival.address }
    const parsed = parseCall(endpoint, caller, arrival)
    if (parsed instanceof Refusal) return logged(log, facts, parsed)
    const { readUpload } = arrival
    const work = () =>
      readUpload === undefined
        ? carryOut(route, services, parsed)
        : carryOutWithFile(route, services, parsed, readUpload, () =>
            findAllowed(endpoint, find, arrival),
          )
    const answer = admission === undefined ? work() : carryOutAdmitted(admission, parsed, work)
    return logged(log, { ...facts, body: parsed.body }, answer)
  }
  if (isOpen) return arrival => letIn(arrival, undefined)
  return async arrival => {
    const caller = await letCallerIn(endpoint, find, arrival, log)
    return caller instanceof Refusal ? caller : letIn(arrival, caller)
  }
}

async function carryOutAdmitted(
  admission: Admission,
  parsed: ParsedCall,
  work: () => unknown,
): Promise<unknown> {
  const admitted = await admission(parsed)
  if (admitted instanceof Refusal) return admitted
  let outcome: keyof Admitted = 'failed'
  try {
    const answer = await work()
    if (!(answer instanceof Refusal)) outcome = 'succeeded'
    return answer
  } catch (error) {
    // What we couldn't do is nobody's failure.
    if (refusalOf(error)?.code === 'unavailable') outcome = 'succeeded'
    throw error
  } finally {
    await admitted[outcome]()
  }
}

function carryOut(
  { endpoint, handle, prepare }: Route,
  services: ServingParts,
  parsed: CallToServe,
): unknown {
  if (!endpoint.money) return handle(parsed)
  const work: Work = (tx, prepared) => handle({ ...parsed, tx, prepared })
  return services.once(parsed, work, prepare?.(parsed))
}

async function carryOutWithFile(
  route: Route,
  services: ServingParts,
  parsed: CallToServe,
  readUpload: NonNullable<Arrival['readUpload']>,
  findAgain: () => Promise<SignedIn | Refusal>,
): Promise<unknown> {
  const upload = await readUpload(parsed.caller?.accountId ?? '')
  if (upload instanceof Refusal) return upload
  try {
    // A file may take a minute to arrive, and the session may have ended by then.
    const caller = await findAgain()
    if (caller instanceof Refusal) return caller
    return await carryOut(route, services, { ...parsed, caller, upload })
  } finally {
    await upload.file.discard()
  }
}

function parseCall(
  endpoint: AnyEndpoint,
  caller: SignedIn | undefined,
  arrival: Arrival,
): CallToServe | Refusal {
  const read = readCall(endpoint, arrival)
  if (read instanceof Refusal) return read
  const { headers, address, device } = arrival
  return {
    params: read.params,
    query: read.query,
    body: read.body,
    upload: undefined,
    tx: undefined,
    prepared: undefined,
    endpoint,
    caller,
    ...(endpoint.access === 'provider' && { headers }),
    visit: {
      address,
      userAgent: headers['user-agent']?.slice(0, 400),
      ...(device !== undefined && { device }),
    },
    idempotencyKey: idempotencyKey(headers),
  }
}

async function letCallerIn(
  endpoint: AnyEndpoint,
  find: FindCaller,
  arrival: Arrival,
  log: LogOutcome,
): Promise<SignedIn | Refusal> {
  const { address } = arrival
  try {
    const found = await findAllowed(endpoint, find, arrival)
    if (found instanceof Refusal) log.answered({ address }, found)
    return found
  } catch (error) {
    log.failed({ address }, error)
    throw error
  }
}

async function findAllowed(
  endpoint: AnyEndpoint,
  find: FindCaller,
  { headers }: Arrival,
): Promise<SignedIn | Refusal> {
  const token = bearerToken(headers.authorization)
  const caller = token === undefined ? undefined : await find(token)
  if (caller === undefined) return refuse('unauthenticated')
  const refusal = entryRefusal(endpoint, caller)
  return refusal === undefined ? caller : aboutAccount(caller.accountId, refusal)
}

function entryRefusal({ access }: AnyEndpoint, caller: SignedIn): Refusal | undefined {
  if (caller.isSuspended) return refuse('account_suspended')
  if (mayCall(access, caller)) return undefined
  return refuse(
    access === 'verified-member' && caller.isMember ? 'verification_required' : 'forbidden',
  )
}

/** A synchronous answer is logged synchronously: awaiting it would cost every read a turn of the event loop. */
function logged(
  log: LogOutcome,
  facts: Parameters<LogOutcome['answered']>[0],
  answer: unknown,
): unknown {
  if (!(answer instanceof Promise)) {
    log.answered(facts, answer)
    return answer
  }
  return answer.then(
    settled => {
      log.answered(facts, settled)
      return settled
    },
    (error: unknown) => {
      log.failed(facts, error)
      throw error
    },
  )
}

function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer +([\w.-]{16,512})$/i.exec(header)?.[1]
}

function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : undefined
}
