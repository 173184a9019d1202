import { isIP } from 'node:net'

export type PasskeySite = { readonly origin: string; readonly host: string }

/**
 * Where a passkey works: it is bound to a name, and browsers make none for an address of numbers. On the machine
 * itself that address has the name `localhost`.
 */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const url = new URL(publicUrl)
  if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  const { origin, hostname } = url
  const isNumbers = hostname.startsWith('[') || isIP(hostname) !== 0
  return isNumbers ? undefined : { origin, host: hostname }
}
