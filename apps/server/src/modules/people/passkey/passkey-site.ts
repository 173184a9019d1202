import { isIP } from 'node:net'

export type PasskeySite = { readonly origin: string; readonly host: string }

/** Where a passkey works: it is bound to a name, and browsers make none for an address of numbers. */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { origin, hostname } = new URL(publicUrl)
  const isNumbers = hostname.startsWith('[') || isIP(hostname) !== 0
  return isNumbers ? undefined : { origin, host: hostname }
}
