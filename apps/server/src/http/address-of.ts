import type { IncomingMessage } from 'node:http'
import { plainAddress } from './plain-address.ts'

export type AddressOf = (request: IncomingMessage) => string

/**
 * The address a request comes from. Each of our own proxies appends the address that called it; entries
 * before those can be forged by the client.
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
