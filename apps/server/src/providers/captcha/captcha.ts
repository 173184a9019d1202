/** unknown: the provider didn't answer. Nobody is let through for that, or treated as a robot. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unknown'

export type Captcha = {
  readonly check: (token: string, address: string) => Promise<CaptchaVerdict>
}
