import { randomUUID } from 'node:crypto'
import { array, boolean, is, optional, string, type } from 'superstruct'
import { askJson } from '../ask-json.ts'
import type { Captcha, CaptchaVerdict } from './captcha.ts'

export type TurnstileSettings = {
  readonly secret: string
  readonly url: string
  readonly timeoutMs?: number
}

const Verification = type({
  success: boolean(),
  'error-codes': optional(array(string())),
})

// Errors about our own configuration, which say nothing about the visitor.
const ourFault = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
])

/** Cloudflare's siteverify. A token is valid once, so a retry carries the same idempotency key. */
export function turnstileCaptcha({ secret, url, timeoutMs = 3_000 }: TurnstileSettings): Captcha {
  return {
    async check(token, address) {
      const body = new URLSearchParams({
        secret,
        response: token,
        remoteip: address,
        idempotency_key: randomUUID(),
      })
      const first = await ask(url, body, timeoutMs)
      return first === 'unknown' ? ask(url, body, timeoutMs) : first
    },
  }
}

async function ask(url: string, body: URLSearchParams, timeoutMs: number): Promise<CaptchaVerdict> {
  const answer = await askJson(url, { method: 'POST', body, timeoutMs })
  return answer === undefined || answer.status !== 200 ? 'unknown' : verdict(answer.body)
}

function verdict(answer: unknown): CaptchaVerdict {
  if (!is(answer, Verification)) return 'unknown'
  if (answer.success) return 'passed'
  return answer['error-codes']?.some(code => ourFault.has(code)) ? 'unknown' : 'failed'
}
