import type { CaptchaConfig } from '../../config/config.ts'
import type { Captcha } from './captcha.ts'
import { turnstileCaptcha } from './turnstile-captcha.ts'

export async function createCaptcha(config: CaptchaConfig): Promise<Captcha> {
  if (config.kind === 'turnstile') return turnstileCaptcha(config)
  const { sandboxCaptcha } = await import('./sandbox-captcha.ts')
  return sandboxCaptcha
}
