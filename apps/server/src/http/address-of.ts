import type { IncomingMessage } from 'node:http'
import { plainAddress } from './plain-address.ts'

export type AddressOf = (request: IncomingMessage) => string

/**
 * Where a request comes from. Each of our own proxies adds the address it was called from to the end of
 * the list; anyone may have written the entries before those.
 */
export function createAddressOf(trustedProxies: number, onUnknownProxy?: () => void): AddressOf {
  let hasWarned = false
  return ({ socket, headers }) => {
    const nearest = plainAddress(socket.remoteAddress ?? '')
    if (trustedProxies === 0) {
      if (!hasWarned && headers['x-forwarded-for'] !== undefined) {
        hasWarned = true
        onUnknownProxy?.()
      }
      return nearest
    }
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const hops = [...forwarded.map(hop => hop.trim()).filter(hop => hop !== ''), nearest]
    return plainAddress(hops.at(-1 - trustedProxies) ?? hops[0] ?? nearest)
  }
}
