/** unknown: the provider could not be asked. Nobody is let through on that, nor called a robot. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unknown'

export type Captcha = {
  readonly check: (token: string, address: string) => Promise<CaptchaVerdict>
}
