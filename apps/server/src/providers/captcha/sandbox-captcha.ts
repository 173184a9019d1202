import type { Captcha } from './captcha.ts'

const sandboxCaptchaToken = 'sandbox'

export const sandboxCaptcha: Captcha = {
  check: async token => (token === sandboxCaptchaToken ? 'passed' : 'failed'),
}
