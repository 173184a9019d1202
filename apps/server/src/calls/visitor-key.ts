/** The key that visitors are counted by. A household or a hoster owns a whole /64 of IPv6 addresses, so it counts as one. */
export function visitorKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = ''] = address.split('::')
  return [...head.split(':'), '0', '0', '0'].slice(0, 4).join(':')
}
