// What the app tells the client: where to store things is the app's decision.

import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { failureMessages } from '@kinfold/contract/messages'

/** A place for a text that outlives a reload, such as one key of the session storage. */
export interface TextStore {
  read(): string | null
  write(text: string): void
}

export interface ClientSettings {
  /** The prefix of every path of the contract. */
  readonly baseUrl: string
  readonly readToken: () => string | undefined
  /** On the login page wrong credentials are a 401 too, which must not end a session. */
  readonly isOnLoginPage: () => boolean
  /** Called once when a session has ended, however many calls found out. */
  readonly onSessionEnd: () => void
  /** Where the keys of unanswered money calls are kept. */
  readonly attempts: TextStore
  /** How long a call may take, uploads aside. */
  readonly timeoutMs: number
  /**
   * The sentence for a call that got no answer; empty where the app says it elsewhere. `sentAt` is `performance.now()`
   * when it was sent.
   */
  readonly noResponse: (endpoint: AnyEndpoint, sentAt: number) => string
  /** Sends the requests. */
  readonly fetch: typeof fetch
}

function createMemoryStore(): TextStore {
  let kept: string | null = null
  return {
    read: () => kept,
    write: text => {
      kept = text
    },
  }
}

function defaults(): ClientSettings {
  return {
    baseUrl: '/api',
    readToken: () => undefined,
    isOnLoginPage: () => false,
    onSessionEnd: () => {},
    attempts: createMemoryStore(),
    timeoutMs: 30_000,
    noResponse: () => failureMessages.noResponse,
    // Looked up at each call, because mocks replace it after this module was read.
    fetch: (input, init) => globalThis.fetch(input, init),
  }
}

let settings = defaults()

/** Call once, before the first request; omitted settings keep their defaults. */
export function configureClient(given: Partial<ClientSettings>): void {
  settings = { ...defaults(), ...given }
}

export function clientSettings(): ClientSettings {
  return settings
}
