import { isIPv4, isIPv6 } from 'node:net'

const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/** One spelling for each address, so that limits count a visitor once: proxies differ, and some add the port. */
export function plainAddress(given: string): string {
  if (isIPv4(given)) return given
  const withPort = /^\[(.*)\](?::\d+)?$/.exec(given) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(given)
  const [bare = ''] = (withPort?.[1] ?? given).split('%')
  if (!isIPv6(bare)) return bare
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = mapped.exec(short) ?? []
  return high === undefined || low === undefined
    ? short
    : [...bytesOf(high), ...bytesOf(low)].join('.')
}

function bytesOf(word: string): number[] {
  const value = Number.parseInt(word, 16)
  return [Math.floor(value / 256), value % 256]
}
