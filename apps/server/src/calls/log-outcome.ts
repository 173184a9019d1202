import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { accountIdOf } from './about-account.ts'
import type { SignedIn } from './call.ts'
import { emailKeyOf } from './email-key.ts'
import { Refusal, refuse } from './refusal.ts'
import { refusalOf } from './refusal-of.ts'
import type { LogSecurityEvent } from './security-event.ts'

type Facts = {
  readonly caller?: SignedIn | undefined
  /** What was sent, once its shape has been checked. */
  readonly body?: unknown
  readonly address: string
}

/** Logs how a call ended, where that is a security event. */
export type LogOutcome = {
  readonly answered: (facts: Facts, answer: unknown) => void
  readonly failed: (facts: Facts, error: unknown) => void
}

// Attempts at something forbidden, for any call.
const securityRelevant: ReadonlySet<ErrorCode> = new Set([
  'unauthenticated',
  'signature_invalid',
  'forbidden',
  'about_yourself',
  'account_suspended',
  'totp_invalid',
  'current_password_wrong',
  'passkey_invalid',
  'too_many_requests',
])

/** Calls that sign in or out, that change where money is sent, that take a member’s data along or close the account. */
function isWatched({ method, path }: AnyEndpoint): boolean {
  if (method === 'GET') return false
  return (
    path.startsWith('/auth/') || /^\/customer\/(register|.*bank-account|export.*|close)$/.test(path)
  )
}

export function logOutcomeOf(endpoint: AnyEndpoint, log: LogSecurityEvent): LogOutcome {
  const call = `${endpoint.method} ${endpoint.path}`
  const watched = isWatched(endpoint)
  const answered: LogOutcome['answered'] = ({ caller, body, address }, answer) => {
    const code = answer instanceof Refusal ? answer.code : undefined
    if (!watched && (code === undefined || !securityRelevant.has(code))) return
    log({
      call,
      outcome: code ?? 'done',
      accountId: caller?.accountId ?? accountIdOf(answer),
      // A code or a link doesn't identify anybody; the answer to a valid one does.
      emailKey: watched ? (emailKeyOf(body) ?? emailKeyOf(answer)) : undefined,
      address,
    })
  }
  return {
    answered,
    failed: (facts, error) => answered(facts, refusalOf(error) ?? refuse('internal')),
  }
}
