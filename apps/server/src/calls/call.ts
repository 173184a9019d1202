import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Caller } from '@kinfold/contract/access'
import type {
  AnswerOf,
  AnyEndpoint,
  BodyOf,
  ErrorOf,
  FileAnswer,
  ParamsOf,
  QueryOf,
  UploadOf,
} from '@kinfold/contract/endpoint'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Transaction } from '../db/database.ts'
import type { Refusal } from './refusal.ts'
import type { SentFile } from './sent-file.ts'

/** The owner of the bearer token. */
export type SignedIn = Caller & {
  readonly accountId: string
  readonly sessionId: string
  readonly isSuspended: boolean
  /** The currencies a member holds: only dollars when global. Empty for an operator who isn't a member. */
  readonly currencies: readonly Currency[]
}

/** What is known of the browser or phone that calls. */
export type Visit = {
  readonly address: string
  readonly userAgent: string | undefined
  /** The browser's name, where the route asks for it. */
  readonly device?: string
}

/** What any call can be refused with, by who calls or when. */
type Always = 'forbidden' | 'unauthenticated' | 'too_many_requests' | 'unavailable'

/** What follows from what a call takes: an id that nothing has, and anything that can be wrong. */
type ByShape<E extends AnyEndpoint> =
  | (ParamsOf<E> extends undefined ? never : 'not_found' | 'validation_failed')
  | (QueryOf<E> extends undefined ? never : 'validation_failed')
  | (BodyOf<E> extends undefined ? never : 'validation_failed')
  | (UploadOf<E> extends undefined ? never : 'validation_failed')

type CodeOf<E extends AnyEndpoint> = ErrorOf<E> | ByShape<E> | Always

export type Call<E extends AnyEndpoint> = {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly visit: Visit
}

export type Answer<E extends AnyEndpoint> = AnswerOf<E> | Refusal<CodeOf<E>>

/** A file that leaves as it is read, as fast as its reader takes it. What fails midway cuts it off. */
export type StreamedAnswer<E extends AnyEndpoint & { readonly response: FileAnswer }> =
  | Readable
  | Refusal<CodeOf<E>>

export type SignedInCall<E extends AnyEndpoint> = Call<E> & { readonly caller: SignedIn }

/** A money call runs inside the transaction that also keeps its answer for a replay. */
export type MoneyCall<E extends AnyEndpoint> = SignedInCall<E> & { readonly tx: Transaction }

/** A message of a provider: the bytes as they were sent, and the headers that prove whose they are. */
export type ProviderCall<E extends AnyEndpoint> = Omit<Call<E>, 'body'> & {
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
}

/** A money call that something was done for before its transaction; undefined where nothing had to be. */
export type PreparedCall<E extends AnyEndpoint, Prepared> = MoneyCall<E> & {
  readonly prepared: Prepared | undefined
}

/** A call that brings a file: whole, on the disk while the call lasts, and not yet checked. */
export type UploadCall<E extends AnyEndpoint> = SignedInCall<E> & {
  readonly upload: { readonly file: SentFile; readonly fields: UploadOf<E> }
}
