import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { emailKeyOf } from '../limits/limits-of.ts'
import type { NoteSecurityEvent } from '../security/security-log.ts'
import type { SignedIn } from './call.ts'
import { Refusal } from './refusal.ts'

type Facts = {
  readonly caller?: SignedIn | undefined
  readonly body?: unknown
  readonly address: string
}
export type NoteOutcome = (facts: Facts, answer: unknown) => void

// Refusals that tell of somebody trying what is not theirs, whichever call it was.
const telling: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'about_yourself',
  'account_suspended',
  'too_many_requests',
])

/** Every way in and out, and whatever moves where money goes. */
function isWatched({ method, path }: AnyEndpoint): boolean {
  if (method === 'GET') return false
  return path.startsWith('/auth/') || /^\/customer\/(register|.*bank-account)$/.test(path)
}

/** Notes what came of a call, where that is a security event. */
export function noteOutcomeOf(endpoint: AnyEndpoint, note: NoteSecurityEvent): NoteOutcome {
  const call = `${endpoint.method} ${endpoint.path}`
  const watched = isWatched(endpoint)
  return ({ caller, body, address }, answer) => {
    const code = answer instanceof Refusal ? answer.code : undefined
    if (!watched && (code === undefined || !telling.has(code))) return
    note({
      call,
      outcome: code ?? 'done',
      accountId: caller?.accountId,
      // A code or a link names nobody; the answer to the right one does.
      emailKey: watched ? (emailKeyOf(body) ?? emailKeyOf(answer)) : undefined,
      address,
    })
  }
}
