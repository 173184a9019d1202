// The codes of an authenticator app: RFC 6238 with the settings that every app supports.
import { Secret, TOTP } from 'otpauth'

const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks differ, so the previous and the next code are accepted too. */
const stepsAside = 1

const appOf = (secret: string) => new TOTP({ ...settings, secret: Secret.fromBase32(secret) })

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URL in the QR code. */
export function otpauthUrl(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label }).toString()
}

export const stepAt = (at: Date): bigint =>
  BigInt(TOTP.counter({ ...settings, timestamp: at.getTime() }))

/** When a time step begins. */
export const momentOf = (step: bigint): Date => new Date(Number(step) * settings.period * 1000)

export function codeOfStep(secret: string, step: bigint): string {
  return appOf(secret).generate({ timestamp: momentOf(step).getTime() })
}

/** The time step of a code, or undefined when it isn't currently valid. */
export function stepOfCode(secret: string, code: string, at: Date): bigint | undefined {
  const aside = appOf(secret).validate({
    token: code,
    timestamp: at.getTime(),
    window: stepsAside,
  })
  return aside === null ? undefined : stepAt(at) + BigInt(aside)
}
