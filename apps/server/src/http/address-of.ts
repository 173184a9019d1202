import type { IncomingMessage } from 'node:http'

export type AddressOf = (request: IncomingMessage) => string

/**
 * Where a request comes from. Each of our own proxies adds the address it was called from to the end of
 * the list; what stands further to the front than they are many, anyone may have written.
 */
export function createAddressOf(trustedProxies: number, onUnknownProxy?: () => void): AddressOf {
  let isTold = false
  return ({ socket, headers }) => {
    const nearest = socket.remoteAddress ?? ''
    if (trustedProxies === 0) {
      if (!isTold && headers['x-forwarded-for'] !== undefined) {
        isTold = true
        onUnknownProxy?.()
      }
      return nearest
    }
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const hops = [...forwarded.map(hop => hop.trim()).filter(hop => hop !== ''), nearest]
    return hops.at(-1 - trustedProxies) ?? hops[0] ?? nearest
  }
}
