import { refuse } from '../../calls/refusal.ts'
import type { Captcha } from './captcha.ts'

/** Undefined for a person; a refusal for a robot, or when the provider doesn't answer. */
export async function checkCaptcha(captcha: Captcha, token: string, address: string) {
  const verdict = await captcha.check(token, address)
  if (verdict === 'passed') return undefined
  return verdict === 'failed'
    ? refuse('captcha_failed')
    : refuse('unavailable', { retryAfterSeconds: 5 })
}
