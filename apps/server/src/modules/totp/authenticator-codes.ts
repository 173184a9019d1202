// What an authenticator app computes: RFC 6238 with the settings every app knows.
import { Secret, TOTP } from 'otpauth'

const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks differ: the code before and the one after count as well. */
const stepsAside = 1

const appOf = (secret: string) => new TOTP({ ...settings, secret: Secret.fromBase32(secret) })

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that the app reads from the picture. */
export function otpauthUrl(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label }).toString()
}

export const stepAt = (at: Date): bigint =>
  BigInt(TOTP.counter({ ...settings, timestamp: at.getTime() }))

/** When a half minute begins. */
export const momentOf = (step: bigint): Date => new Date(Number(step) * settings.period * 1000)

export function codeOfStep(secret: string, step: bigint): string {
  return appOf(secret).generate({ timestamp: momentOf(step).getTime() })
}

/** The half minute a code belongs to, or undefined when it is none of those that count now. */
export function stepOfCode(secret: string, code: string, at: Date): bigint | undefined {
  const aside = appOf(secret).validate({
    token: code,
    timestamp: at.getTime(),
    window: stepsAside,
  })
  return aside === null ? undefined : stepAt(at) + BigInt(aside)
}
