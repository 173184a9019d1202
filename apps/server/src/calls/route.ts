// A handler bound to its contract call. The functions below differ in what they pass to the handler;
// each throws at start-up when given an endpoint of the wrong kind.
import type { IncomingHttpHeaders } from 'node:http'
import type { AnyEndpoint, FileAnswer } from '@kinfold/contract/endpoint'
import type { Transaction } from '../db/database.ts'
import type {
  Answer,
  Call,
  MoneyCall,
  PreparedCall,
  ProviderCall,
  SignedIn,
  SignedInCall,
  StreamedAnswer,
  UploadCall,
  Visit,
} from './call.ts'
import type { Preparation } from './preparation.ts'
import type { Refusal } from './refusal.ts'
import type { ReadUpload } from './sent-file.ts'

/** What reaches a handler once the request has been read against the contract. */
export type ReadCall = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly upload: ReadUpload | undefined
  /** Of a provider's message, which they prove. */
  readonly headers?: IncomingHttpHeaders
  readonly visit: Visit
  readonly caller: SignedIn | undefined
  readonly tx: Transaction | undefined
  /** What its preparation came to. */
  readonly prepared: unknown
}

/** The same before a money call's transaction. */
export type UnpreparedCall = Omit<ReadCall, 'tx' | 'prepared'>

export type Route = {
  readonly endpoint: AnyEndpoint
  readonly handle: (call: ReadCall) => Promise<unknown>
  /** For a money call: what is to be done before its transaction; undefined where nothing is. */
  readonly prepare?: (call: UnpreparedCall) => Preparation | undefined
  /** For a route that reads more about its caller than their identity; by default callers are found one way. */
  readonly findCaller?: FindCaller
  /** The browser gets a device cookie, to be recognised by later. */
  readonly namesDevice?: true
}

/** The owner of a bearer token, or undefined for an invalid token. */
export type FindCaller<Found extends SignedIn = SignedIn> = (
  token: string,
) => Promise<Found | undefined>

export function visitorRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  if (endpoint.access !== 'visitor') {
    throw new Error(`${endpoint.path} is not for visitors: bind it with another route.`)
  }
  return { endpoint, handle: call => handler(asRead<Call<E>>(call)) }
}

/** For what a provider tells: its body is handed over unread. */
export function providerRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: ProviderCall<E>) => Promise<Answer<E>>,
): Route {
  if (endpoint.access !== 'provider') {
    throw new Error(`${endpoint.path} is not for providers: bind it with another route.`)
  }
  const handle = (call: ReadCall) => {
    const body = Buffer.isBuffer(call.body) ? call.body : Buffer.alloc(0)
    return handler({ ...asRead<ProviderCall<E>>(call), headers: call.headers ?? {}, body })
  }
  return { endpoint, handle }
}

/** For a visitor's call that makes the browser a known device. */
export function deviceRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { ...visitorRoute(endpoint, handler), namesDevice: true }
}

export function signedInRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: SignedInCall<E>) => Promise<Answer<E>>,
): Route {
  if (endpoint.money) throw new Error(`${endpoint.path} moves money: bind it with moneyRoute.`)
  requireSignedIn(endpoint)
  return { endpoint, handle: call => handler(asRead<SignedInCall<E>>(call)) }
}

/** For a file too long to be in memory at once. */
export function streamedRoute<E extends AnyEndpoint & { readonly response: FileAnswer }>(
  endpoint: E,
  handler: (call: SignedInCall<E>) => Promise<StreamedAnswer<E>>,
): Route {
  requireSignedIn(endpoint)
  return { endpoint, handle: call => handler(asRead<SignedInCall<E>>(call)) }
}

/** For a read that comes with its caller, in one query. */
export function callerRoute<E extends AnyEndpoint, Found extends SignedIn>(
  endpoint: E,
  findCaller: FindCaller<Found>,
  handler: (call: Call<E> & { readonly caller: Found }) => Promise<Answer<E>>,
): Route {
  const handle = (call: ReadCall) => handler(asRead<Call<E> & { readonly caller: Found }>(call))
  requireSignedIn(endpoint)
  return { endpoint, handle, findCaller }
}

export function uploadRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: (
    call: UploadCall<E>,
  ) => Promise<Answer<E> | Refusal<'file_type_not_allowed' | 'file_too_large'>>,
): Route {
  if (endpoint.upload === undefined) {
    throw new Error(`${endpoint.path} takes no file: bind it with signedInRoute.`)
  }
  requireSignedIn(endpoint)
  return { endpoint, handle: call => handler(asRead<UploadCall<E>>(call)) }
}

export function moneyRoute<E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: MoneyCall<E>) => Promise<Answer<E>>,
): Route {
  requireMoney(endpoint)
  return { endpoint, handle: call => handler(asRead<MoneyCall<E>>(call)) }
}

/** For a money call that asks others first: inside a transaction nobody is waited for. */
export function preparedRoute<E extends AnyEndpoint, Prepared>(
  endpoint: E,
  prepare: (call: SignedInCall<E>) => Preparation<Prepared> | undefined,
  handler: (call: PreparedCall<E, Prepared>) => Promise<Answer<E>>,
): Route {
  requireMoney(endpoint)
  return {
    endpoint,
    handle: call => handler(asRead<PreparedCall<E, Prepared>>(call)),
    prepare: call => prepare(asRead<SignedInCall<E>>(call)),
  }
}

function requireMoney(endpoint: AnyEndpoint): void {
  if (!endpoint.money)
    throw new Error(`${endpoint.path} moves no money: bind it with signedInRoute.`)
  requireSignedIn(endpoint)
}

function requireSignedIn(endpoint: AnyEndpoint): void {
  if (endpoint.access === 'visitor' || endpoint.access === 'provider') {
    throw new Error(`${endpoint.path} is open to visitors: bind it with visitorRoute.`)
  }
}

// The one place where the shapes that were checked at run time become the handler's types.
function asRead<T>(call: UnpreparedCall): T {
  return call as T
}
