import { newToken } from '../security/opaque-token.ts'

/** A random name for a browser in an HttpOnly cookie. It proves nothing and grants nothing. */
export type DeviceCookie = {
  /** The browser's name, or a new one if it has none. */
  readonly read: (header: string | undefined) => string
  readonly write: (device: string) => string
}

// The longest lifetime that browsers allow.
export const deviceCookieDays = 400
const maxAgeSeconds = deviceCookieDays * 24 * 3600

export function createDeviceCookie(https: boolean): DeviceCookie {
  // With this prefix no other host of the domain can set it.
  const name = https ? '__Host-kinfold_device' : 'kinfold_device'
  const rules = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
  const sent = new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`)
  return {
    read: header => sent.exec(header ?? '')?.[1] ?? newToken().token,
    write: device => `${name}=${device}; ${rules}`,
  }
}
