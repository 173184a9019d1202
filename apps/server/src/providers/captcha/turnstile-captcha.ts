import { randomUUID } from 'node:crypto'
import { array, boolean, is, optional, string, type } from 'superstruct'
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

// Complaints about our own side, which say nothing of the visitor.
const ourFault = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
])
const largestAnswer = 64 * 1024

/** Cloudflare's siteverify. A token is good once, so the second try carries the same idempotency key. */
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
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return 'unknown'
    }
    return verdict(JSON.parse(await readText(response)))
  } catch {
    return 'unknown'
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largestAnswer) throw new RangeError('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function verdict(answer: unknown): CaptchaVerdict {
  if (!is(answer, Verification)) return 'unknown'
  if (answer.success) return 'passed'
  return answer['error-codes']?.some(code => ourFault.has(code)) ? 'unknown' : 'failed'
}
