import { type LogInBody, logIn } from '@kinfold/contract/auth/log-in'
import { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { ErrorAnswer } from '@kinfold/contract/errors/error-answer'
import { failureMessages } from '@kinfold/contract/messages'
import { is } from 'superstruct'

export type LogInOutcome = { ok: true; answer: SignInAnswer } | { ok: false; sentence: string }

export async function postLogIn(body: LogInBody): Promise<LogInOutcome> {
  const response = await fetch(`/api${logIn.path}`, {
    method: logIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const answer: unknown = await response?.json().catch(() => undefined)
  if (response?.ok && is(answer, SignInAnswer)) return { ok: true, answer }
  return {
    ok: false,
    sentence: is(answer, ErrorAnswer) ? answer.error : failureMessages.noResponse,
  }
}
