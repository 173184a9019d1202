import type { CaptchaConfig } from '../../config.ts'
import type { Captcha } from './captcha.ts'
import { sandboxCaptcha } from './sandbox-captcha.ts'
import { turnstileCaptcha } from './turnstile-captcha.ts'

export function createCaptcha(config: CaptchaConfig): Captcha {
  return config.kind === 'sandbox' ? sandboxCaptcha : turnstileCaptcha(config)
}
