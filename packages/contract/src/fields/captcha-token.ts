import { scalar } from './scalar.ts'

export const captchaRequired = 'automated verification required, please refresh your browser'

export const CaptchaToken = scalar(
  'captcha token',
  value => (value !== '' && value.length <= 4096) || captchaRequired,
)
