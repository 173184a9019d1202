import { scalar } from './scalar.ts'

export const captchaRequired = 'automated verification required, please refresh your browser'

export const CaptchaToken = scalar(
  'captcha token',
  value => /^[\x21-\x7e]{1,4096}$/.test(value) || captchaRequired,
)
