/** By prefix, but only at the end of a word: `/dashboard/wallet` is not `/dashboard/wallets`. */
export function isActive(current: string, path: string): boolean {
  return current.startsWith(path) && /^([/?&]|$)/.test(current.slice(path.length))
}
