// The outcome of a call as a value: nothing is thrown, and it carries the sentence to show.
import type { AnswerOf, AnyEndpoint, ErrorOf, FileAnswer } from '@kinfold/contract/endpoint'
import type { StartedPayment } from '@kinfold/contract/errors/error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import type { PaymentQuote } from '@kinfold/contract/payment/payment-quote'

export type ClientAnswer<E extends AnyEndpoint> = E['response'] extends FileAnswer
  ? E['response'] extends { readAs: 'bytes' }
    ? ArrayBuffer
    : Blob
  : AnswerOf<E>

export interface Success<T> {
  readonly ok: true
  readonly data: T
  /** What to tell the person; absent where nothing is said. */
  readonly message?: string
}

/** A server newer than this page may refuse with a code that the page has not heard of. */
export type UnknownCode = string & Record<never, never>

interface Told {
  readonly ok: false
  /** What to tell the person; absent where the call was asked to be silent. */
  readonly message?: string
}

/** The server answered with an error. */
export interface Refused<Code extends string = ErrorCode> extends Told {
  readonly kind: 'refused'
  readonly status: number
  readonly code: Code | UnknownCode
  /** Each field that was not accepted, with its sentence. */
  readonly fields?: Readonly<Record<string, string>>
  /** With `payment_already_started`: the one that was begun before. */
  readonly payment?: StartedPayment
  /** With `quote_changed`: what the payment costs now. */
  readonly quote?: PaymentQuote
}

/** The session has ended and the app knows; there is nothing to show. */
export interface SignedOut extends Told {
  readonly kind: 'signed-out'
  readonly status: 401
  readonly code: 'unauthenticated'
}

/** No answer that could be read: offline, cut off, timed out. Whether the server acted is unknown. */
export interface NoResponse extends Told {
  readonly kind: 'no-response'
  readonly code: 'no_response'
}

/** Aborted by the page itself. */
export interface Aborted extends Told {
  readonly kind: 'aborted'
  readonly code: 'aborted'
}

/** Development and tests only: the answer is not what the contract says. */
export interface OffContract extends Told {
  readonly kind: 'off-contract'
  readonly code: 'off_contract'
}

export type Failure<Code extends string = ErrorCode> =
  | Refused<Code>
  | SignedOut
  | NoResponse
  | Aborted
  | OffContract

export type Outcome<T, Code extends string = ErrorCode> = Success<T> | Failure<Code>

/** The codes that a call declares, beside those that any call can be refused with. */
export type OutcomeOf<E extends AnyEndpoint> = Outcome<ClientAnswer<E>, ErrorOf<E> | ErrorCode>
